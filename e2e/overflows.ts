import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Everything that scrolls or would, and by how many pixels it is too small for what is in it. */
export function overflows(page: Page): Promise<{ what: string; across: number; down: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter(
        (element) =>
          element === document.documentElement ||
          // What is folded away has room enough.
          (element.checkVisibility() && /auto|scroll/.test(getComputedStyle(element).overflow)),
      )
      .map((element) => ({
        what: `${element.localName} ${element.innerText.slice(0, 30).replaceAll('\n', ' ')}`,
        across: element.scrollWidth - element.clientWidth,
        down: element.scrollHeight - element.clientHeight,
      }))
      .filter(({ across, down }) => across > 0 || down > 0),
  )
}

/** Names of rows that reach into the first column of the block, and by how many pixels. */
export function outOfLabels(page: Page): Promise<{ text: string; across: number }[]> {
  return page
    .getByRole('grid')
    .locator('td:first-child')
    .evaluateAll((cells) =>
      cells
        .map((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          const { right } = range.getBoundingClientRect()
          return { text: cell.textContent, across: right - cell.getBoundingClientRect().right }
        })
        .filter(({ across }) => across > 0),
    )
}

/** What scrolls from side to side. */
export async function sideways(page: Page) {
  return (await overflows(page)).filter(({ across }) => across > 0)
}

/** Waits until nothing is found: a chart that measures its place follows the window a moment later. */
export function expectNone(find: () => Promise<unknown[]>, where: string): Promise<void> {
  return expect.configure({ soft: true }).poll(find, { message: where }).toEqual([])
}
