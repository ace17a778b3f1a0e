import { expect, isMarked, mark, sendRequest, submit, test, watchViews } from './fixtures'

/** The headless shell has no back-forward cache, and Playwright disables that of the full browser by default. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: process.env.TEST_BROWSER,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

test('a page from the back-forward cache counts as a new view, with its menu closed', async ({ page }) => {
  const views = watchViews(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await mark(page)
  await page.getByRole('button', { name: 'Resources' }).click()
  await page.locator('#menu-resources').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/resources\//)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/about')
  expect(await isMarked(page)).toBe(true)
  await expect(page.locator('#menu-resources')).toBeHidden()
  await expect.poll(() => views).toHaveLength(3)
  expect(views[2]).toEqual({ path: '/about', query: '' })
})

test('answers that are changed after going back to the sent form are recognized as different from those received, and can be sent as a new request', async ({
  page,
  provoke,
}) => {
  provoke(/422/)
  await sendRequest(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(submit(page)).toBeEnabled()
  await page.getByLabel('Last Name', { exact: true }).fill('Someone Else')
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('We already received your earlier answers')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await submit(page).click()
  await expect(page).toHaveURL('/thank-you')
})
