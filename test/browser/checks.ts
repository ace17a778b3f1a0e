import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half as much to send to each page, and to compile there, as what `axe-core` is entered by. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose answer the color scheme can change. */
const colorRules = ['color-contrast', 'link-in-text-block']

const widths = { phone: 360, desktop: 1440 }

/** In such an order that from one to the next one thing alone changes: each change has the whole page laid out or drawn again. */
const looks = [
  { colorScheme: 'light', width: widths.phone, rules: 'all' },
  { colorScheme: 'dark', width: widths.phone, rules: colorRules },
  { colorScheme: 'dark', width: widths.desktop, rules: colorRules },
  { colorScheme: 'light', width: widths.desktop, rules: 'all' },
  { colorScheme: 'light', width: 320, rules: [] },
] as const

/**
 * What is wrong with the page that is open, in all its looks: what axe finds by daylight, its rules on colors in the dark, and
 * whether the page is wider than its window, down to 320 px.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { colorScheme, width, rules } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await showIn(page, colorScheme)
    const found = rules.length > 0 ? await axeFaults(page, rules) : []
    faults.push(...found.map((fault) => `${colorScheme}, ${width} px: ${fault}`))
    const sideways = await sidewaysScroll(page)
    if (sideways > 0) faults.push(`${colorScheme}, ${width} px: scrolls sideways by ${sideways} px`)
  }
  return faults
}

/**
 * Shows the page in a color scheme, and waits until it is drawn so and no color is on its way: on a busy machine axe would
 * otherwise judge the ink of one scheme on the paper of the other.
 */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, colorScheme)
  await drawn(page)
}

/** Resolves once the page is drawn as it is by now, and nothing in it moves. */
function drawn(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/**
 * What axe finds wrong with a page, and where; by some rules or all. It is not asked to write up what is right, which takes
 * as long as to look for it.
 */
async function axeFaults(page: Page, rules: 'all' | readonly string[]): Promise<string[]> {
  // Evaluated by the debugger, since the content security policy lets no foreign script in.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axeSource)
  return page.evaluate(
    async (only) => {
      const options = { resultTypes: ['violations' as const], ...(only && { runOnly: [...only] }) }
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    rules === 'all' ? undefined : rules,
  )
}

/** By how many pixels a page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
