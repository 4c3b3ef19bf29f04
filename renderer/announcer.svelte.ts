const NOTE_MS = 4_000

/** What a screen reader is told: one polite line, and one that interrupts. */
class Announcer {
  polite = $state('')
  urgent = $state('')
  note = $state('')
  #fades = 0

  /** A new message replaces the old; the same again is said again. */
  say(message: string): void {
    this.polite = again(this.polite, message)
  }

  /** Said, and seen for a while: something that was done as the screen went. */
  tell(message: string): void {
    this.say(message)
    this.note = message
    clearTimeout(this.#fades)
    this.#fades = window.setTimeout(() => (this.note = ''), NOTE_MS)
  }

  /** An error: seen, and read at once. */
  alert(message: string): void {
    this.urgent = again(this.urgent, message)
  }

  clearAlert(): void {
    this.urgent = ''
  }
}

/** A live region says nothing when its text stays the same; a space at the end makes it new. */
const again = (before: string, message: string): string =>
  before === message ? `${message}\u00a0` : message

export const announcer = new Announcer()
