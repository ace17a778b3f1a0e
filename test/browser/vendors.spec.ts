import { vendors } from '../../shared/catalogue'
import { listDirectory } from '../../shared/vendors/directory'
import { expect, test } from './fixtures'

test('a kind of organization leads to its own page in place, by keyboard, and back', async ({ page }) => {
  await page.goto('/vendors')
  await page.getByText('Filter and sort', { exact: true }).click()
  await page.getByLabel('Organization', { exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.type('ABA')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vendors\?kind=aba$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EMR systems for ABA providers')
  await expect(page).toHaveTitle(/^EMR systems for ABA providers/)
  await expect(page.getByRole('heading', { name: 'What to ask first' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendor directory')
})

test('peers 6: a source panel closes by Escape, with the focus on its mark, and by a click outside', async ({
  page,
}) => {
  await page.goto('/emr/therapynotes')
  await page.getByRole('heading', { name: 'The full record' }).click()
  const mark = page.locator('#starRating summary')
  const panel = page.locator('#starRating details > div')
  await mark.click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(mark).toBeFocused()
  await mark.click()
  await panel.click({ position: { x: 5, y: 5 } })
  await expect(panel).toBeVisible()
  await page.getByText('Open a value to see its source').click()
  await expect(panel).toBeHidden()
  await mark.click()
  await page.locator('#telehealth summary').click()
  await expect(panel).toBeHidden()
  await expect(page.locator('#telehealth details > div')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a mark opens the source of its value', async ({ page }) => {
    await page.goto('/emr/epic')
    // The paragraph of the panel, not the line for print.
    const source = page.locator('p', { hasText: 'Our review page says 3.5/5.' })
    await expect(source).toBeHidden()
    await page.getByRole('heading', { name: 'The full record' }).click()
    await page.locator('#starRating summary').click()
    await expect(source).toBeVisible()
  })

  test('filters without results say which one to remove', async ({ page }) => {
    await page.goto('/vendors')
    await page.getByText('Filter and sort', { exact: true }).click()
    await page.getByLabel('Organization', { exact: true }).selectOption('not-a-provider')
    await page.getByLabel('Must have').selectOption('mobileApp')
    await page.getByRole('button', { name: 'Show systems' }).click()
    await expect(page.getByRole('heading', { name: 'No system meets all of these' })).toBeVisible()
    const { found } = listDirectory(vendors, { feature: 'mobileApp' })
    await page
      .getByRole('link', { name: `Remove "Organization: Not a care provider" (${found.length} systems)` })
      .click()
    await expect(page).toHaveURL(/\/vendors\?feature=mobileApp$/)
    await expect(page.getByRole('status')).toContainText(`${found.length} of ${vendors.length} systems`)
  })
})
