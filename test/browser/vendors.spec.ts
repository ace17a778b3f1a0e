import { vendors } from '../../shared/catalogue'
import { listDirectory } from '../../shared/vendors/directory'
import { expect, test } from './fixtures'

test('a vendor page links to the comparison, the request for a recommendation, and the vendor', async ({ page }) => {
  await page.goto('/emr/epic')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Epic Review')
  const main = page.getByRole('main')
  await expect(main.getByText('3.5/5', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Compare Epic', exact: true })).toHaveAttribute(
    'href',
    '/comparisons?emr1=epic',
  )
  await expect(main.getByRole('link', { name: 'Get Free Analysis' })).toHaveAttribute('href', '/get-recommendation')
  const visit = main.getByRole('link', { name: /Visit Epic Website/ })
  await expect(visit).toHaveAttribute('href', 'https://www.epic.com')
  await expect(visit).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(main.getByText(/We earn nothing from the link/)).toBeVisible()
})

test('the directory narrows as filters are chosen', async ({ page }) => {
  await page.goto('/vendors')
  await expect(page.getByRole('status')).toContainText(`${vendors.length} of ${vendors.length} systems`)
  await page.getByText('Filter and sort', { exact: true }).click()
  await page.getByLabel('Kind of care').selectOption('substance-abuse')
  await expect(page).toHaveURL(/\/vendors\?care=substance-abuse$/)
  const { found } = listDirectory(vendors, { care: 'substance-abuse' })
  await expect(page.getByRole('status')).toContainText(`${found.length} of ${vendors.length} systems`)
})

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

test('more than two systems are compared, and only their differences are shown', async ({ page }) => {
  await page.goto('/comparisons?emr1=opus&emr2=kipu')
  await page.getByLabel('Only differences').check()
  await expect(page).toHaveURL(/differences=1$/)
  const table = page.getByRole('table', { name: /feature by feature/ })
  await expect(table.getByRole('row', { name: /Telehealth/ })).toHaveCount(0)
  await page.getByText('Add a third or fourth system').click()
  await page.getByLabel('Select Third EMR').selectOption('valant')
  await expect(page).toHaveURL(/\?emr1=opus&emr2=kipu&emr3=valant&differences=1$/)
  await expect(table.getByRole('columnheader')).toHaveText(['Feature', 'Opus', 'Kipu EMR', 'Valant'])
})

test.describe('without JavaScript', () => {
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

test.describe('the address of an unknown vendor', () => {
  test.use({ provoked: /404/ })

  for (const id of ['nobody', 'credible', 'EPIC']) {
    test(`/emr/${id} is a 404`, async ({ page }) => {
      const response = await page.goto(`/emr/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
    })
  }
})
