import type { APIRequestContext } from '@playwright/test'
import { coverOf, looksOf } from '../support/looks'
import { pageFaults, sidewaysScroll } from './checks'
import { expect, test } from './fixtures'
import { sitemapOf } from './sitemap'

/** What the sitemap does not name: states of a page, and pages that belong to a visit. */
const views = [
  '/comparisons?emr1=kipu&emr2=epic',
  '/comparisons?emr1=opus&emr2=kipu&emr3=doxy&emr4=epic&differences=1',
  '/vendors?care=autism&price=30&support=24-7',
  '/contact?sent',
  '/thank-you',
  '/no-such-page',
]

/** In how many tests the pages are gone through, so that several workers have something to do. */
const parts = 4

/**
 * All addresses, those first that together have every look there is. Whatever stands on the others is drawn by rules that
 * axe judges on these; what a page can do wrong by what it says (headings, names, ids, tables) is found in its HTML by the crawl.
 */
async function sortAddresses(request: APIRequestContext): Promise<{ judged: string[]; others: string[] }> {
  const listed = [...(await sitemapOf(request)).keys()]
  const looks = new Map<string, Set<string>>()
  for (const address of [...views, ...listed]) looks.set(address, looksOf(await (await request.get(address)).text()))
  const judged = coverOf(looks, views)
  return { judged, others: listed.filter((address) => !judged.includes(address)) }
}

const partOf = (addresses: readonly string[], part: number) => addresses.filter((_, at) => at % parts === part)

/** Sorted once in each worker: it asks for every page there is. */
let addresses: Awaited<ReturnType<typeof sortAddresses>>

test.beforeAll(async ({ request }) => {
  addresses = await sortAddresses(request)
})

test.use({ provoked: /Failed to load resource.*404/ })

for (const part of Array.from({ length: parts }).keys()) {
  test(`axe objects to no look of any page, by daylight and in the dark, and none scrolls sideways, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.slow()
    const { judged } = addresses
    expect(judged.length).toBeGreaterThan(20)
    for (const address of partOf(judged, part)) {
      await page.goto(address)
      expect([address, await pageFaults(page)]).toEqual([address, []])
    }
  })

  test(`no other page scrolls sideways on the narrowest phone, part ${part + 1} of ${parts}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    for (const address of partOf(addresses.others, part)) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      expect([address, await sidewaysScroll(page)]).toEqual([address, 0])
    }
  })
}
