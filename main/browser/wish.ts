import * as v from 'valibot'

/** What a second start on the same data folder asks the running program for. */
const Wish = v.strictObject({ window: v.boolean() })
export type Wish = v.InferOutput<typeof Wish>

/** A new window was opened, or there is an address to print. */
const Opened = v.strictObject({ address: v.optional(v.string()) })
export type Opened = v.InferOutput<typeof Opened>

export const HAND_OVER_PATH = '/open'

export function parseWish(value: unknown): Wish | undefined {
  const parsed = v.safeParse(Wish, value)
  return parsed.success ? parsed.output : undefined
}

/** @throws v.ValiError on anything else */
export const parseOpened = (value: unknown): Opened => v.parse(Opened, value)
