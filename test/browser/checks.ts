import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds wrong with a page, and where. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Evaluated by the debugger, since the content security policy lets no foreign script in.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}

/** By how many pixels a page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
