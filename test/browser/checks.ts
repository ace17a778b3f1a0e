import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The package itself would give its readable form, more than twice as much to parse on each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The axe rules whose result can depend on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']

export const widths = { phone: 360, desktop: 1440 }

/** Finds further faults of a page that is drawn at a width. */
type Finder = (page: Page, width: number) => Promise<string[]>

/**
 * The faults of the open page: axe's in light mode, its color rules in dark mode, and sideways scrolling at widths down
 * to 320 px.
 * @param findMore finds further faults, once at each of the two widths of light mode, after axe
 */
export async function pageFaults(page: Page, findMore: Finder = async () => []): Promise<string[]> {
  const faults: string[] = []
  const look = async (width: number, find: Finder, what: string) => {
    await page.setViewportSize({ width, height: 900 })
    await drawn(page)
    faults.push(...(await find(page, width)).map((fault) => `${what}, ${width} px: ${fault}`))
    const sideways = await sidewaysScroll(page)
    if (sideways > 0) faults.push(`${what}, ${width} px: scrolls sideways by ${sideways} px`)
  }
  const finders = {
    light: async (_: Page, width: number) => [...(await axeFaults(page)), ...(await findMore(page, width))],
    dark: () => axeFaults(page, colorRules),
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    for (const width of Object.values(widths)) await look(width, finders[colorScheme], colorScheme)
  }
  await look(320, async () => [], 'light')
  return faults
}

/**
 * Switches the color scheme, and waits until the page is drawn and no color is in transition; on a busy machine axe
 * would otherwise compare the text color of one scheme with the background of the other.
 */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, colorScheme)
  await drawn(page)
}

/** Resolves once the page is drawn in its present state and nothing moves. */
function drawn(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/**
 * The faults that axe finds on a page, and where; `rules` limits it to these. Passes are not reported, because listing
 * them takes as long as the check.
 */
async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated through the debugger, because the content security policy blocks injected scripts.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axeSource)
  return page.evaluate(async (only) => {
    const options = { resultTypes: ['violations' as const], ...(only && { runOnly: only }) }
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
}

/** By how many pixels a page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
