import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** The systems with the longest names, prices, and sizes: one, two, and four at a time. */
const selections = [
  ['therapyappointment'],
  ['therapyappointment', 'simplepractice'],
  ['credibleemr', 'epic'],
  ['athenahealth', 'therapyappointment'],
  ['kipu', 'clinicsource'],
  ['therapyappointment', 'simplepractice', 'athenahealth'],
  ['therapyappointment', 'simplepractice', 'athenahealth', 'credibleemr'],
  ['epic', 'cerner', 'therapynotes', 'clinicsource'],
]
const widths = [320, 360, 414, 600, 640, 768, 900, 1024, 1280, 1440]

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

for (const ids of selections) {
  test(`no price, name, or number of ${ids.join(', ')} is broken inside at any width`, async ({ page }) => {
    test.slow()
    await page.goto(`/comparisons?${ids.map((id, place) => `emr${place + 1}=${id}`).join('&')}`)
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await brokenWords(page)]).toEqual([width, []])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([width, overflow <= 0]).toEqual([width, true])
    }
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

for (const count of [2, 3, 4])
  test(`all values of ${count} systems are in view at any width, without a box that scrolls`, async ({ page }) => {
    const ids = ['therapyappointment', 'simplepractice', 'kipu', 'epic'].slice(0, count)
    await page.goto(`/comparisons?${ids.map((id, place) => `emr${place + 1}=${id}`).join('&')}`)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator(`${compared} thead th`)).toHaveCount(count + 1)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Once the page has the new width: right after the change, all its cells may still lie outside.
      await expect.poll(() => cutCells(page), `at ${width} px`).toEqual([])
      expect([width, await scrollingBoxes(page)]).toEqual([width, []])
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

test('the values of several systems are lines with names on a phone, and columns on a wider screen', async ({
  page,
}) => {
  await page.goto('/comparisons?emr1=opus&emr2=kipu&emr3=epic')
  await page.setViewportSize({ width: 360, height: 900 })
  // The empty text after the slash is what screen readers read.
  expect(await lineNames(page)).toEqual(['"Opus" / ""', '"Kipu EMR" / ""', '"Epic" / ""'])
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await lineNames(page)).toEqual(['', '', ''])
    const heads = await leftEdges(page, `${compared} thead th:not(.feature)`)
    expect(new Set(heads).size).toBe(3)
    expect([...new Set(await leftEdges(page, `${compared} td`))]).toEqual(heads)
  }
})

const leftEdges = (page: Page, cells: string) =>
  page.locator(cells).evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)))

test('the names of two systems never touch on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/comparisons?emr1=therapyappointment&emr2=simplepractice')
  await page.evaluate(() => document.fonts.ready)
  const [first, second] = await page
    .locator(`${compared} thead a`)
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().toJSON()))
  expect(first.right).toBeLessThan(second.left)
})

test('every price in the comparison has its unit', async ({ page }) => {
  await page.goto('/comparisons?emr1=kipu&emr2=epic')
  const row = page.getByRole('row', { name: /Estimated Cost per Month/ })
  await expect(row.getByText('per user per month')).toBeVisible()
  await expect(row.getByText('per month, by contract')).toBeVisible()
  // The chart is drawn where two totals are known.
  await expect(page.locator('main figure')).toHaveCount(0)
  await page.goto('/comparisons?emr1=opus&emr2=therapyappointment')
  await expect(page.locator('main figure')).toContainText('First year for 10 providers')
})

test('prices are drawn on tracks that begin and end at the same places, and a system without a total has none', async ({
  page,
}) => {
  await page.goto('/comparisons?emr1=opus&emr2=therapyappointment&emr3=epic')
  const chart = page.getByRole('figure')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const tracks = await chart.locator('svg').evaluateAll((all) =>
      all.map((track) => {
        const { left, right } = track.getBoundingClientRect()
        return `${Math.round(left)}-${Math.round(right)}`
      }),
    )
    expect([width, tracks.length, new Set(tracks).size]).toEqual([width, 2, 1])
  }
  await expect(chart.getByRole('listitem').filter({ hasText: 'Not known' })).toHaveText(/^Epic/)
})

test('on a phone, answers stand below the names of their systems, and their remarks below them name whose they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/comparisons?emr1=therapynotes&emr2=valant&emr3=kipu&emr4=simplepractice')
  const heads = await leftEdges(page, `${compared} thead th:not(.feature)`)
  const row = page.getByRole('row', { name: /Group Therapy/ })
  const answers = await row
    .locator('.value')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(answers.map(({ left }) => Math.round(left))).toEqual(heads)
  expect(new Set(answers.map(({ top }) => Math.round(top))).size).toBe(1)
  const remark = row.locator('small[data-system="SimplePractice"]')
  await expect(remark).toHaveText('Plus plan only')
  expect(await remark.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"SimplePractice: " / ""')
})

test('the sentence above the table counts the rows that differ, and those in which a value is missing', async ({
  page,
}) => {
  for (const query of ['emr1=kipu&emr2=opus', 'emr1=opus&emr2=kipu&emr3=therapynotes&emr4=epic']) {
    await page.goto(`/comparisons?${query}`)
    const rows = (state: string) => page.locator(`[data-state=${state}] tr:not(.group)`).count()
    const missing = await page.locator('[aria-label="Further rows"] tbody tr').count()
    const unclear = (await rows('open')) + missing
    await expect(page.getByText(`differ in ${await rows('differing')} rows: size`)).toBeVisible()
    await expect(page.getByText(new RegExp(`In ${unclear} rows? we don't know enough\\.`))).toBeVisible()
  }
})
