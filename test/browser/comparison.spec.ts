import type { Page } from '@playwright/test'
import { expect, test, withAndWithoutScripts } from './fixtures'

const firstSelect = (page: Page) => page.getByLabel('Select First EMR')
const secondSelect = (page: Page) => page.getByLabel('Select Second EMR')
const table = (page: Page) => page.getByRole('table', { name: /^Feature Comparison / })
const systems = (page: Page) => table(page).getByRole('columnheader')

test('two systems are compared by keyboard alone', async ({ page }) => {
  await page.goto('/comparisons')
  await firstSelect(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.type('opus')
  await page.keyboard.press('Enter')
  await expect(systems(page).first()).toContainText('Opus')
  await page.keyboard.press('Tab')
  await expect(secondSelect(page)).toBeFocused()
  await page.keyboard.press('Space')
  // The last group, which begins after 18 systems.
  await page.keyboard.type('rethink')
  await page.keyboard.press('Enter')
  await expect(systems(page).last()).toContainText('Rethink')
  await expect(page).toHaveURL(/\?emr1=opus&emr2=rethink$/)
})

withAndWithoutScripts(
  () => {
    test('on a phone a link beside the heading hides the rows that do not differ, and another shows them again', async ({
      page,
    }) => {
      await page.goto('/comparisons?emr1=opus&emr2=kipu')
      const rows = table(page).getByRole('row')
      const onlyDifferences = page.getByRole('switch', { name: 'Only differences' })
      const all = await rows.count()
      await expect(onlyDifferences).toBeHidden()
      await page.getByRole('link', { name: 'Show only what differs' }).click()
      await expect(page).toHaveURL(/\?emr1=opus&emr2=kipu&differences=1$/)
      await expect.poll(() => rows.count()).toBeLessThan(all)
      await page.getByText('Change systems or options').click()
      await expect(onlyDifferences).toBeChecked()
      await page.getByRole('link', { name: 'Show all rows' }).click()
      await expect(rows).toHaveCount(all)
      await expect(page).toHaveURL(/\?emr1=opus&emr2=kipu$/)
    })
  },
  { viewport: { width: 360, height: 740 } },
)

test('the comparison of four systems is a table to screen readers at any width', async ({ page }) => {
  await page.goto('/comparisons?emr1=opus&emr2=kipu&emr3=epic&emr4=valant')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const names = ['Feature', 'Opus', 'Kipu EMR', 'Epic', 'Valant']
    await expect(systems(page)).toHaveText(names.map((name) => new RegExp(`^${name}`)))
    const row = table(page).getByRole('row', { name: /^Billing Type / })
    await expect(row.getByRole('rowheader', { name: 'Billing Type' })).toHaveCount(1)
    await expect(row.getByRole('cell')).toHaveCount(4)
    // The column's name is read by the screen reader; the cell must not repeat it.
    await expect(row.getByRole('cell').first()).toHaveAccessibleName(/^Opus, Billing Type: Per user, /)
    await expect(table(page).locator('tr:not([role]), th:not([role]), td:not([role])')).toHaveCount(0)
  }
})

test('a comparison can be printed by a button, and is with its address and the version of the catalogue', async ({
  page,
}) => {
  await page.goto('/comparisons?emr1=opus&emr2=kipu')
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { isPrinted: true })
  })
  await page.getByRole('button', { name: 'Print this comparison' }).click()
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByText(
      /\/comparisons\?emr1=opus&emr2=kipu\. Version 20\d\d\.[\d.]+ of our catalogue, made on \w+ \d+, 20\d\d\.$/,
    ),
  ).toBeVisible()
  await page.goto('/comparisons')
  await expect(page.getByText(/\/comparisons\. Version/)).toBeVisible()
})
