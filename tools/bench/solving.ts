import type { Page } from '@playwright/test'
import type { ServedProgram } from '../servedProgram.ts'
import type { Measure } from './figure.ts'
import { THROW, withOpenGame } from './openGame.ts'

/** What the coach's work does to those who play meanwhile: from asking for tips to the first one. */
export const measureSolving: Measure = () =>
  withOpenGame(async (page, program) => {
    const frames = await watchFrames(page)
    const answers = watchAnswers(program)
    const started = performance.now()
    await askForTips(page)
    const advised = performance.now() - started
    const how = 'from asking for tips to the first one, the solving within'
    return [
      { name: 'first advice', value: advised, unit: 'ms', how },
      {
        name: 'longest frame until then',
        target: 50,
        value: await frames.longest(),
        unit: 'ms',
        how: 'between two animation frames of the page',
      },
      {
        name: 'longest answer until then',
        target: 50,
        value: await answers.longest(),
        unit: 'ms',
        how: 'of the program, asked again and again',
      },
    ]
  })

async function askForTips(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meny' }).click()
  await page.getByRole('button', { name: 'Tips for Ida' }).click()
  await page.locator(THROW).click()
  await page.getByRole('status').filter({ hasText: 'Tips: ' }).waitFor()
}

/** Milliseconds, until `longest` is asked for. */
interface Watch {
  longest(): Promise<number>
}

async function watchFrames(page: Page): Promise<Watch> {
  const gaps = await page.evaluateHandle(() => {
    const found: number[] = []
    let before = performance.now()
    const look = (now: number): void => {
      found.push(now - before)
      before = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return found
  })
  return { longest: () => gaps.evaluate((found) => Math.max(...found)) }
}

function watchAnswers({ call }: ServedProgram): Watch {
  const times: number[] = []
  let on = true
  const asking = (async () => {
    while (on) {
      const asked = performance.now()
      await call('program.look', {})
      times.push(performance.now() - asked)
    }
  })()
  return {
    async longest() {
      on = false
      await asking
      return Math.max(...times)
    },
  }
}
