/** What a screen reader is told: one polite line, and one that interrupts. */
class Announcer {
  polite = $state('')
  urgent = $state('')

  /** A new message replaces the old; the same again is said again. */
  say(message: string): void {
    this.polite = again(this.polite, message)
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
