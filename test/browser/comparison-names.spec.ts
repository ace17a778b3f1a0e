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

/** If the table is wider than its box, the box ends at least 15 px inside a column. */
for (const count of [3, 4])
  test(`${count} systems never look like fewer at any width`, async ({ page }) => {
    const ids = ['opus', 'kipu', 'therapynotes', 'epic'].slice(0, count)
    await page.goto(`/comparisons?${ids.map((id, place) => `emr${place + 1}=${id}`).join('&')}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { right, columns } = await page.locator('main section:has(> table)').evaluate((box) => ({
        right: box.getBoundingClientRect().right,
        columns: Array.from(box.querySelectorAll('thead th'), (column) => column.getBoundingClientRect().toJSON()),
      }))
      const last = columns.find((column) => column.right > right + 2)
      if (last) expect(right - last.left, `${width} px`).toBeGreaterThan(15)
      else expect(columns, `${width} px`).toHaveLength(count + 1)
    }
  })

test('the names of two systems never touch on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/comparisons?emr1=therapyappointment&emr2=simplepractice')
  await page.evaluate(() => document.fonts.ready)
  const [first, second] = await page
    .locator('main thead a')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().toJSON()))
  expect(first.right).toBeLessThan(second.left)
})

test('every price in the comparison has its unit', async ({ page }) => {
  await page.goto('/comparisons?emr1=kipu&emr2=epic')
  const row = page.getByRole('row', { name: /Estimated Cost per Month/ })
  await expect(row.getByText('per user per month')).toBeVisible()
  await expect(page.locator('main figure')).toContainText('$89-$179 per user per month')
  await expect(page.locator('main figure')).toContainText('$500-$1000+ per month, by contract')
})

test('the sentence above the table names the differences, and counts unverified rows separately', async ({ page }) => {
  await page.goto('/comparisons?emr1=kipu&emr2=opus')
  const sentence = page.getByText(/^Of \d+ rows, /)
  await expect(sentence).toContainText(/not verified for at least one system/)
  await expect(sentence).toContainText('Estimated Cost per Month')
})
