import { openAdmin } from './admin'
import { expect, isMarked, mark, test } from './fixtures'

test('a tab that was open while the site was deployed continues even if no file of the former build is left', async ({
  page,
  provoke,
}) => {
  provoke(/404|ERR_FAILED/)
  for (const from of ['/about', '/comparisons', '/get-recommendation']) {
    await page.goto(from)
    await page.waitForLoadState('load')
    await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
    await page.goBack()
    await expect(page).toHaveURL(from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unrouteAll()
  }
})

test('a tab that was open while the site was deployed reloads an admin page if the code of the former build is gone', async ({
  page,
  provoke,
}) => {
  provoke(/404|ERR_FAILED/)
  await openAdmin(page, '/admin')
  await mark(page)
  let isGone = true
  await page.route('**/assets/**/*.js', (route) => {
    const answer = isGone ? route.abort() : route.continue()
    isGone = false
    return answer
  })
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Leads' }).click()
  await expect(page).toHaveURL('/admin/leads')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
  expect(await isMarked(page)).toBe(false)
})
