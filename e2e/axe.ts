import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** axe finds nothing on the page as it stands. In the dark only colours are different. */
export async function expectAccessible(page: Page, screen = 'the screen'): Promise<void> {
  await test.step(screen, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // One frame, no messages: the page's security policy forbids axe's own way.
      const axe = new AxeBuilder({ page }).setLegacyMode(true)
      if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
      const { violations } = await axe.analyze()
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
      expect(found, `${screen}, ${colorScheme}`).toEqual([])
    }
  })
}
