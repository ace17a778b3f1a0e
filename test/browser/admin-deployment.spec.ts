import { openAdmin } from './admin'
import { expect, test } from './fixtures'

test.describe('a tab that was open while the site was deployed', () => {
  test.use({ provoked: /ERR_FAILED|401/ })

  test('reloads the page if the code of the former build is gone', async ({ page }) => {
    await openAdmin(page, '/admin')
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    let isGone = true
    await page.route('**/assets/**/*.js', (route) => {
      const answer = isGone ? route.abort() : route.continue()
      isGone = false
      return answer
    })
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Leads' }).click()
    await expect(page).toHaveURL('/admin/leads')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false)
  })
})
