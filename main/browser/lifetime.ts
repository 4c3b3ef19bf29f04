/** How long a page may be away, on its way round a reload, before the user is taken to be gone. */
const PAGES_GONE_MS = 10_000
/** The last connections of a browser end a moment after its process. */
const BROWSER_GONE_MS = 2_000

/** Notices that the last window is closed. */
export interface Lifetime {
  /** A browser process of our own came. */
  browserStarted(): void
  browserLeft(): void
  /** So many pages are connected now. */
  pagesChanged(connected: number): void
  /** No process tells of the windows: the pages alone do. */
  followPages(): void
  /** From now on only a signal ends the program. */
  stay(): void
  /** Whether a page has ever been connected. */
  readonly hasBeenSeen: boolean
}

/** @param end called once the last window is closed */
export function makeLifetime(end: () => void): Lifetime {
  let browsers = 0
  let connected = 0
  let seen = false
  let follows = false
  let stays = false
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    clearTimeout(timer)
    if (stays || !seen || connected > 0 || (browsers > 0 && !follows)) return
    timer = setTimeout(end, follows ? PAGES_GONE_MS : 0)
  }

  /**
   * A browser that goes while its page stays has handed the page to an older process on the same
   * profile: the window that a killed program left behind. Its process is none of ours.
   */
  function followIfHandedOver(): void {
    if (browsers === 0 && connected > 0) follows = true
  }

  return {
    browserStarted() {
      browsers += 1
      look()
    },
    browserLeft() {
      browsers -= 1
      if (!seen) follows = seen = true
      setTimeout(followIfHandedOver, BROWSER_GONE_MS).unref()
      look()
    },
    pagesChanged(now) {
      connected = now
      seen ||= now > 0
      look()
    },
    followPages() {
      follows = true
      look()
    },
    stay() {
      stays = true
      look()
    },
    get hasBeenSeen() {
      return seen
    },
  }
}
