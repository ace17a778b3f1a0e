import { expect, test } from './fixtures'

test.describe('a tab that was open while the site was deployed', () => {
  test.use({ provoked: /404/ })

  for (const from of ['/about', '/comparisons', '/get-recommendation']) {
    test(`continues from ${from} even if no file of the former build is left`, async ({ page }) => {
      await page.goto(from)
      await page.waitForLoadState('load')
      await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
      await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL('/privacy')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
      await page.goBack()
      await expect(page).toHaveURL(from)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})
