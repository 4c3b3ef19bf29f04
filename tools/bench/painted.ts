import type { Page } from '@playwright/test'
import { type Measure, quantile } from './figure.ts'
import { THROW, withOpenGame } from './openGame.ts'

const TURNS = 30

/** A cell that gives points: there is nothing to say about it, and entering them asks no question. */
const GIVES = '[role="grid"] button:not([aria-description])'

/** From the click to the frame that shows the new dice, or the entry and the next player. */
export const measurePainted: Measure = () =>
  withOpenGame(async (page) => {
    const { throws, entries } = await play(page)
    const how = `${throws.length} and ${entries.length} clicks of a game of three, in the page`
    return [
      {
        name: 'throw, click to painted, median',
        target: 50,
        value: quantile(throws, 0.5),
        unit: 'ms',
        how,
      },
      {
        name: 'entry, click to painted, median',
        target: 50,
        value: quantile(entries, 0.5),
        unit: 'ms',
        how,
      },
    ]
  })

/** One throw and one entry a turn, for as long as some cell gives points. */
async function play(page: Page): Promise<{ throws: number[]; entries: number[] }> {
  const throws: number[] = []
  const entries: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    throws.push(await clickToPainted(page, THROW, THROW))
    if ((await page.locator(GIVES).count()) === 0) break
    entries.push(await clickToPainted(page, GIVES, 'h1'))
  }
  return { throws, entries }
}

/**
 * Clicks the first that is found, and waits until another one's text has changed and the frame
 * that shows it was painted. @returns milliseconds, by the page's own clock
 */
export function clickToPainted(page: Page, clicked: string, shown: string): Promise<number> {
  return page.evaluate(
    async ([clicked = '', shown = '']) => {
      const text = (): string | null | undefined => document.querySelector(shown)?.textContent
      const before = text()
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (text() === before) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true })
      })
      const started = performance.now()
      // With a detail, as of a mouse: after an entry a key does nothing for a moment.
      const options = { bubbles: true, cancelable: true, detail: 1 }
      document.querySelector(clicked)?.dispatchEvent(new MouseEvent('click', options))
      await changed
      await new Promise(requestAnimationFrame)
      // The frame is painted between its own callbacks and the next message.
      const { port1, port2 } = new MessageChannel()
      const painted = new Promise((resolve) => (port1.onmessage = resolve))
      port2.postMessage(undefined)
      await painted
      return performance.now() - started
    },
    [clicked, shown],
  )
}
