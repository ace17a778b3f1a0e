import type { Page } from '@playwright/test'
import { pageFaults } from './checks'
import { expect, isMarked, mark, test, withAndWithoutScripts } from './fixtures'

const group = '/match?organization=practice&providers=7&budget=%24900'

const status = (page: Page) => page.getByRole('main').getByRole('status')

/** Answers the first question and the number of people, and is told what is missing and what is wrong with a number. */
async function answersByForm(page: Page) {
  await page.goto('/match')
  await page.getByRole('button', { name: 'Show my answer' }).click()
  await expect(status(page)).toHaveText('Answer at least one question.')
  await page.getByText('All other kinds').click()
  await page.getByRole('radio', { name: 'Testing and evaluation only' }).check()
  await page.getByText('Exact numbers').click()
  await page.getByLabel('How many people give care?').fill('seven')
  await page.getByLabel('How many people give care?').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Enter a whole number from 1 to 100,000.')
  await expect(page.getByLabel('How many people give care?')).toHaveValue('seven')
  await page.getByLabel('How many people give care?').fill('7')
  await page.getByLabel('How many people give care?').press('Enter')
  await expect(page).toHaveURL(/\?organization=evaluation&providers=7$/)
  await expect(page.locator('#answer')).toContainText('7 providers')
}

withAndWithoutScripts(() => {
  test('the form asks for an answer, leads to one, and keeps what it cannot read', ({ page }) => answersByForm(page))
})

test('a further answer is applied without a page load, at an address of its own, and is announced; what was unfolded stays open', async ({
  page,
}) => {
  await page.goto(group)
  await expect(page.locator('html')).toHaveClass('scripted')
  await mark(page)
  const first = await status(page).textContent()
  expect(first).not.toBe('')
  await page.locator('#how > summary').click()
  await page.getByText('Your present system').click()
  const today = page.getByLabel('What do you use today?')
  await today.focus()
  await today.selectOption('simple-practice')
  await expect(page).toHaveURL(/organization=practice&providers=7&budget=%24900&current=simple-practice$/)
  await expect(page.locator('#answer').getByRole('columnheader', { name: /SimplePractice today/ })).toBeVisible()
  await expect(today).toBeFocused()
  await expect(page.locator('#how')).toHaveAttribute('open')
  await page.goBack()
  await expect(status(page)).toHaveText(first ?? '')
  await expect(today).toHaveValue('')
  expect(await isMarked(page)).toBe(true)
})

test('the table scrolls beside its first column at 320 px, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${group}&must=telehealth&current=valant`)
  const table = page.getByRole('region', { name: 'Your points' })
  const row = table.getByRole('rowheader').first()
  const before = await row.boundingBox()
  await table.focus()
  await page.keyboard.press('End')
  await table.press('ArrowRight')
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  expect((await row.boundingBox())?.x).toBe(before?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('an answer leads to its evidence', async ({ page }) => {
  await page.goto(`${group}&must=telehealth`)
  const link = page.getByRole('region', { name: 'Your points' }).getByRole('link', { name: /, Telehealth: .*sourced/ })
  const to = await link.first().getAttribute('href')
  await link.first().click()
  await expect(page).toHaveURL(new RegExp(`${to}$`))
  await expect(page.locator('[id="telehealth"]')).toBeVisible()
})

test('a match is one page in print, and its main part no grid, which Firefox would move to a page of its own', async ({
  page,
}) => {
  for (const query of [
    `${group}&must=telehealth&must=epcs&want=outcomeTracking&declined=aiNotetaking&current=valant`,
    '/match?organization=practice&providers=12&budget=4000&must=telehealth&want=ePrescribing',
    '/match?organization=addiction-program&setting=residential&providers=25',
  ]) {
    await page.goto(query)
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect([query, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([query, 1])
    }
  }
  await page.emulateMedia({ media: 'print' })
  const display = await page
    .locator('#answer')
    .evaluate(({ parentElement }) => getComputedStyle(parentElement as Element).display)
  expect(display).toBe('block')
})

test('the page has no faults, unfolded and without a pick', async ({ page }) => {
  await page.goto(`${group}&must=telehealth&current=valant`)
  for (const part of ['#how', '#features']) await page.locator(`${part} > summary`).click()
  // The head of the site covers part of a row wherever the clicks happened to scroll to.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await pageFaults(page)).toEqual([])
  await page.goto('/match?organization=correctional')
  expect(await pageFaults(page)).toEqual([])
})
