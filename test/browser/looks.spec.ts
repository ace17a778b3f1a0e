import type { APIRequestContext, Page } from '@playwright/test'
import { coverOf, looksOf } from '../support/looks'
import { pageFaults, sidewaysScroll, widths } from './checks'
import { expect, test } from './fixtures'
import { sitemapOf } from './sitemap'
import { longLines, sizes, straySizes } from './type-scale'

/** Views that are not in the sitemap: states of pages, and pages that belong to a visit. */
const views = [
  '/comparisons?emr1=kipu&emr2=epic',
  '/comparisons?emr1=opus&emr2=kipu&emr3=doxy&emr4=epic&differences=1',
  '/vendors?care=autism&price=30&support=24-7',
  '/contact?sent',
  '/match?organization=practice&providers=5&must=telehealth&current=valant',
  '/blog',
  '/blog?search=denial',
  '/blog?search=nosuchword',
  '/blog/category/all?page=2',
  '/blog/category/all?page=999',
  '/blog/category/no-such-category',
  '/blog/no-such-article',
  '/thank-you',
  '/leaving/kipu',
  '/no-such-page',
]

/** The number of tests that share the pages, so that several workers can run them. */
const parts = 4

/**
 * All addresses, split into `judged`, which together have every look, and `others`. The others are styled by rules that
 * axe checks on the judged ones; faults in their content (headings, names, ids, tables) are found in the HTML by the
 * crawl.
 */
async function sortAddresses(request: APIRequestContext): Promise<{ judged: string[]; others: string[] }> {
  const listed = [...(await sitemapOf(request)).keys()]
  const looks = new Map<string, Set<string>>()
  for (const address of [...views, ...listed]) looks.set(address, looksOf(await (await request.get(address)).text()))
  const judged = coverOf(looks, views)
  return { judged, others: listed.filter((address) => !judged.includes(address)) }
}

const partOf = (addresses: readonly string[], part: number) => addresses.filter((_, at) => at % parts === part)

/** Texts in none of the scale's sizes and, on a wide screen, lines of more than 90 characters. */
async function typeFaults(page: Page, width: number): Promise<string[]> {
  const lines = width === widths.desktop ? await longLines(page, 90) : []
  return [...(await straySizes(page)), ...lines]
}

/** Sorted once per worker, because this requests every page. */
let addresses: Awaited<ReturnType<typeof sortAddresses>>

test.beforeAll(async ({ request }) => {
  addresses = await sortAddresses(request)
})

test.use({ provoked: /Failed to load resource.*404/ })

test('the type scale has seven sizes', () => {
  expect(sizes).toHaveLength(7)
})

for (const part of Array.from({ length: parts }).keys()) {
  test(`every look of every page passes axe in light and dark mode, keeps to the type scale, and does not scroll sideways, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.slow()
    const { judged } = addresses
    expect(judged.length).toBeGreaterThan(20)
    for (const address of partOf(judged, part)) {
      await page.goto(address)
      expect([address, await pageFaults(page, typeFaults)]).toEqual([address, []])
    }
  })

  test(`no other page scrolls sideways or leaves the type scale on the narrowest phone, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    for (const address of partOf(addresses.others, part)) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      expect([address, await sidewaysScroll(page), await straySizes(page)]).toEqual([address, 0, []])
    }
  })
}
