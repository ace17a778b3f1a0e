import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type axe from 'axe-core'
import { looksOf } from '../support/looks'

/** The package itself would give its readable form, more than twice as much to parse on each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The axe rules whose result can depend on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']
/** Those whose result can depend on the width, although the same elements are shown. */
const layoutRules = ['target-size', 'scrollable-region-focusable']

export const widths = { phone: 320, desktop: 1440 }

/** Finds further faults of a page that is drawn at a width. */
type Finder = (page: Page, width: number) => Promise<string[]>

/** The looks that were judged on each page, which is a path without the ids in it. Each worker has its own. */
const judged = new Map<string, Set<string>>()

/** Whether a page is open for the first time, or shows an element whose look was not on it before. */
async function isNewLook(page: Page): Promise<boolean> {
  const kind = new URL(page.url()).pathname.replace(/[0-9a-f-]{36}/g, 'id')
  const before = judged.get(kind) ?? new Set()
  const looks = looksOf(await page.content())
  judged.set(kind, new Set([...before, ...looks]))
  return [...looks].some((look) => !before.has(look))
}

/**
 * The faults of the open page at 320 px and in a wide window, in light and in dark mode: axe's, and sideways scrolling.
 * axe judges nothing again where its answer cannot differ: at the second width, it judges what was hidden at the first
 * one, and what depends on the layout; in dark mode, only colors; and on a page that has been judged with the same
 * looks, only structure, names, and sideways scrolling on the phone.
 * @param findMore finds further faults, once at each of the two widths of light mode; the page then counts as new
 */
export async function pageFaults(page: Page, findMore?: Finder): Promise<string[]> {
  const faults: string[] = []
  const look = async (colorScheme: 'light' | 'dark', width: number, find: () => Promise<string[]>) => {
    await show(page, colorScheme, width)
    const found = [...(await find()), ...((colorScheme === 'light' && (await findMore?.(page, width))) || [])]
    const sideways = await sidewaysScroll(page)
    if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`)
    faults.push(...found.map((fault) => `${colorScheme}, ${width} px: ${fault}`))
  }
  const { phone, desktop } = widths
  const isNew = (await isNewLook(page)) || findMore !== undefined
  // Evaluated through the debugger, because the content security policy blocks injected scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  await look('light', phone, () => axeFaults(page, isNew ? {} : { without: [...colorRules, ...layoutRules] }))
  if (!isNew) return faults
  await look('light', desktop, () => axeFaults(page, { isRest: true }))
  // The layout is the same in dark mode.
  await look('dark', desktop, () => axeFaults(page, { only: [...colorRules, ...layoutRules] }))
  await look('dark', phone, () => axeFaults(page, { only: colorRules, isRest: true }))
  return faults
}

/**
 * Shows a page in a color scheme and width, and waits until it is drawn and nothing moves; on a busy machine axe would
 * otherwise compare the text color of one scheme with the background of the other. From its top, so that no link is just
 * under the header that stays in view.
 */
async function show(page: Page, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, colorScheme)
  await page.evaluate(async () => {
    scrollTo(0, 0)
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

interface Range {
  /** Only these rules. */
  only?: string[]
  /** All rules but these. */
  without?: string[]
  /** Only elements that are shown now and were not when axe judged the page before. */
  isRest?: boolean
}

/**
 * The faults that axe finds on a page, and where. Passes are not reported, because listing them takes as long as the
 * check.
 */
async function axeFaults(page: Page, range: Range): Promise<string[]> {
  return page.evaluate(async ({ only, without = [], isRest }) => {
    const shared = globalThis as unknown as { axe: typeof axe; shownBefore?: Set<Element> }
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const shown = new Set([...document.body.querySelectorAll('*')].filter(isShown))
    const fresh = [...shown].filter((element) => !shared.shownBefore?.has(element))
    shared.shownBefore = shown
    if (isRest && fresh.length === 0) return []
    const { violations } = await shared.axe.run(isRest ? { include: fresh } : document, {
      ...{ resultTypes: ['violations'], selectors: false, preload: false },
      ...(only && { runOnly: only }),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, range)
}

/** By how many pixels a page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** The boxes of elements, in order. */
export const rectsOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))

/** How many lines the text of an element takes. */
export const linesOf = (element: Locator) =>
  element.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
