import type { Page } from '@playwright/test'
import { rectsOf, sidewaysScroll } from './checks'
import { expect, test } from './fixtures'

/** The systems with the longest names, prices, and sizes: one, two, and four at a time. */
const selections = [
  ['therapyappointment'],
  ['credibleemr', 'epic'],
  ['athenahealth', 'therapyappointment'],
  ['kipu', 'clinicsource'],
  ['therapyappointment', 'simplepractice'],
  ['therapyappointment', 'simplepractice', 'athenahealth'],
  ['therapyappointment', 'simplepractice', 'athenahealth', 'credibleemr'],
  ['therapyappointment', 'simplepractice', 'kipu', 'epic'],
  ['epic', 'cerner', 'therapynotes', 'clinicsource'],
]
const widths = [320, 360, 414, 600, 640, 768, 900, 1024, 1280, 1440]

/** Opens a comparison; with no width, in the window as it is. */
async function compare(page: Page, ids: readonly string[], width?: number): Promise<void> {
  if (width) await page.setViewportSize({ width, height: 900 })
  await page.goto(`/comparisons?${ids.map((id, place) => `emr${place + 1}=${id}`).join('&')}`)
  await page.evaluate(() => document.fonts.ready)
}

/** The words in the table and the picture below it that span several lines; ordinary words may break at a hyphen. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const root of document.querySelectorAll('main table, main figure')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        if (node.parentElement?.closest('.sr-only, [hidden]')) continue
        for (const { 0: word, index } of node.data.matchAll(/[^\s\u00a0]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
          const counts = /\d/.test(word) || !word.includes('-')
          if (counts && new Set(tops).size > 1) broken.push(word)
        }
      }
    }
    return broken
  })
}

/** The comparison, without the further rows, which are folded. */
const compared = 'main section > .compared'

/** Cells of the table that are not whole in the window, or whose content is wider than they are. */
const cutCells = (page: Page) =>
  page.locator(`${compared} :is(th, td)`).evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { left, right, width } = cell.getBoundingClientRect()
        const isForScreenReaders = width <= 1
        return !isForScreenReaders && (left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth + 1)
      })
      .map((cell) => cell.textContent),
  )

/** Elements around the table that scroll in either direction by themselves. */
const scrollingBoxes = (page: Page) =>
  page
    .locator('main *:has(table), main table')
    .evaluateAll((boxes) =>
      boxes.filter((box) => /auto|scroll/.test(getComputedStyle(box).overflow)).map((box) => box.className),
    )

for (const ids of selections)
  test(`at any width all values of ${ids.join(', ')} are in view without a box that scrolls, and none is broken inside`, async ({
    page,
  }) => {
    test.slow()
    await compare(page, ids)
    await expect(page.locator(`${compared} thead th`)).toHaveCount(Math.max(ids.length, 2) + 1)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Once the page has the new width: right after the change, all its cells may still lie outside.
      await expect.poll(() => cutCells(page), `at ${width} px`).toEqual([])
      const found = [await brokenWords(page), await scrollingBoxes(page), (await sidewaysScroll(page)) > 0]
      expect([width, ...found]).toEqual([width, [], [], false])
    }
  })

/** The name that each value's line begins with; empty if the system is named above its column. */
const lineNames = (page: Page) =>
  page
    .locator(`${compared} tr:has(td)`)
    .first()
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const { content } = getComputedStyle(cell, '::before')
        return content === 'none' ? '' : content
      }),
    )

test('the values of several systems are lines with names on a phone, where two names never touch, and columns on a wider screen', async ({
  page,
}) => {
  await compare(page, ['opus', 'kipu', 'epic'], 360)
  // The empty text after the slash is what screen readers read.
  expect(await lineNames(page)).toEqual(['"Opus" / ""', '"Kipu EMR" / ""', '"Epic" / ""'])
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await lineNames(page)).toEqual(['', '', ''])
    const heads = await leftEdges(page, `${compared} thead th:not(.feature)`)
    expect(new Set(heads).size).toBe(3)
    expect([...new Set(await leftEdges(page, `${compared} td`))]).toEqual(heads)
  }
  await compare(page, ['therapyappointment', 'simplepractice'], 320)
  const [first, second] = await rectsOf(page.locator(`${compared} thead a`))
  expect(first?.right).toBeLessThan(second?.left ?? 0)
})

const leftEdges = async (page: Page, cells: string) =>
  (await rectsOf(page.locator(cells))).map(({ left }) => Math.round(left))

test('prices are drawn on tracks that begin and end at the same places, and a system without a total has none', async ({
  page,
}) => {
  await compare(page, ['opus', 'therapyappointment', 'epic'])
  const chart = page.getByRole('figure')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const rects = await rectsOf(chart.locator('svg'))
    const tracks = rects.map(({ left, right }) => `${Math.round(left)}-${Math.round(right)}`)
    expect([width, tracks.length, new Set(tracks).size]).toEqual([width, 2, 1])
  }
  await expect(chart.getByRole('listitem').filter({ hasText: 'Not known' })).toHaveText(/^Epic/)
})

test('on a phone, answers stand below the names of their systems, and their remarks below them name whose they are', async ({
  page,
}) => {
  await compare(page, ['therapynotes', 'valant', 'kipu', 'simplepractice'], 390)
  const heads = await leftEdges(page, `${compared} thead th:not(.feature)`)
  const row = page.getByRole('row', { name: /Group Therapy/ })
  const answers = await rectsOf(row.locator('.value'))
  expect(answers.map(({ left }) => Math.round(left))).toEqual(heads)
  expect(new Set(answers.map(({ top }) => Math.round(top))).size).toBe(1)
  const remark = row.locator('small[data-system="SimplePractice"]')
  await expect(remark).toHaveText('Plus plan only')
  expect(await remark.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"SimplePractice: " / ""')
})
