import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/** In the screens' own units. */
const Bounds = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })
export type Bounds = v.InferOutput<typeof Bounds>

const WindowPlace = v.object({ bounds: Bounds, isMaximized: v.boolean() })
export type WindowPlace = v.InferOutput<typeof WindowPlace>

/** Of a window that has no place yet. */
const FIRST_SIZE = { width: 1366, height: 800 }

interface Screen {
  /** The part that is free for windows. */
  readonly workArea: Bounds
}
/** The main one first. */
type Screens = readonly [Screen, ...Screen[]]

/** Where a window opens. @returns a size alone, for the middle of the screen, where no place was kept */
export function openingBounds(
  place: WindowPlace | undefined,
  screens: Screens,
): Bounds | Pick<Bounds, 'width' | 'height'> {
  if (place !== undefined) return clampToScreen(place.bounds, screens)
  const { width, height } = clampToScreen({ x: 0, y: 0, ...FIRST_SIZE }, [screens[0]])
  return { width, height }
}

/**
 * Moves a window onto the screen that shows most of it, or onto the first one, and makes it no
 * larger than that screen. Screens come and go between two starts.
 */
export function clampToScreen(window: Bounds, screens: Screens): Bounds {
  const screen = screens
    .map(({ workArea }) => workArea)
    .reduce((best, next) => (sharedArea(window, next) > sharedArea(window, best) ? next : best))
  const width = Math.min(window.width, screen.width)
  const height = Math.min(window.height, screen.height)
  return {
    x: clamp(window.x, screen.x, screen.x + screen.width - width),
    y: clamp(window.y, screen.y, screen.y + screen.height - height),
    width,
    height,
  }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

function sharedArea(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(width, 0) * Math.max(height, 0)
}

/** @returns undefined where no place was kept, or none that can be read */
export function readWindowPlace(file: string): WindowPlace | undefined {
  try {
    const parsed = v.safeParse(WindowPlace, JSON.parse(readFileSync(file, 'utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Keeps the place for the next start, if it can be kept. */
export function writeWindowPlace(file: string, place: WindowPlace): void {
  try {
    writeFileSync(file, JSON.stringify(place))
  } catch {
    // The next window opens where the first one did.
  }
}
