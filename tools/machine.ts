import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { browserPlaces, type Machine } from '../main/browser/findBrowser.ts'

/** The machine the tools run on, as the browser shell sees it. */
export function thisMachine(): Machine {
  return { platform: process.platform, home: homedir(), env: process.env }
}

/** The browser that the program would open its window in. */
export function installedBrowser(): string | undefined {
  return browserPlaces(thisMachine()).find((place) => existsSync(place))
}
