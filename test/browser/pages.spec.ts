import { expect, test } from './fixtures'

const missing = '/no-such-page'

test.use({ provoked: /Failed to load resource.*404/ })

test('an unknown address is a 404 that links to the home page', async ({ page }) => {
  const response = await page.goto(missing)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the home page makes its claims in exact wording', async ({ page }) => {
  await page.goto('/')
  const claims = [
    'HIPAA compliant',
    'Expert analysis',
    'Expert verified',
    '20+ EMR systems reviewed',
    '100% free consultation',
  ]
  for (const claim of claims) await expect(page.getByText(claim)).toBeVisible()
})

test('a specialty guide begins with a picture that has a text alternative', async ({ page }) => {
  await page.goto('/blog/best-ehr-psychiatry')
  await expect(page.getByRole('article').getByRole('img')).toHaveAccessibleName(/medicine/)
  // Readers of share tags take a day, and guides have the month of their last revision.
  await expect(page.locator('meta[property="article:modified_time"]')).toHaveCount(0)
})
