import { pageFaults } from './checks'
import { expect, test } from './fixtures'

/** One page of each kind, and the views that the sitemap does not name. */
const addresses = [
  ...['/', '/comparisons?emr1=kipu&emr2=epic', '/comparisons?emr1=opus&emr2=kipu&emr3=doxy&emr4=epic&differences=1'],
  ...['/vendors', '/vendors?care=autism&price=30&support=24-7', '/emr/epic', '/emr/doxy'],
  ...[
    '/blog/best-ehr-psychiatry',
    '/resources/top-emr-solutions',
    '/guides/autism-aba',
    '/guides/ccbhc',
    '/free-guide',
    '/methodology',
  ],
  ...['/get-recommendation', '/contact?sent', '/thank-you'],
]
const missing = '/no-such-page'

test.use({ provoked: /Failed to load resource.*404/ })

test('an unknown address is a 404 that leads home', async ({ page }) => {
  const response = await page.goto(missing)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the home page makes its claims in words that stand together', async ({ page }) => {
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

test('a specialty guide opens with a picture that has a name', async ({ page }) => {
  await page.goto('/blog/best-ehr-psychiatry')
  await expect(page.getByRole('article').getByRole('img')).toHaveAccessibleName(/medicine/)
  await expect(page.locator('meta[property="article:modified_time"]')).toHaveAttribute('content', '2026-11')
})

for (const address of [...addresses, missing]) {
  test(`${address} has nothing that axe objects to and does not scroll sideways, in every look`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await pageFaults(page)).toEqual([])
  })
}
