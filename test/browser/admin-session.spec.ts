import { endHour, openThroughSignIn, password, scriptsRun } from './admin'
import { expect, test } from './fixtures'

const tools = '/admin/blog-tools'
// The sign-in page has status 401, which browsers log to the console.
test.use({ provoked: /401/ })

const topic = 'Group notes that supervisors sign\nwithout a second log-in & "more"'

test('a visitor gets no cookie and nothing from the admin', async ({ page }) => {
  await page.goto('/')
  await page.goto('/blog')
  expect(await page.context().cookies()).toEqual([])
})

test('when the session ends during work, the page stays and continues after signing in', async ({ page }) => {
  await openThroughSignIn(page, tools)
  await scriptsRun(page)
  await page.getByLabel('Blog topic').fill(topic)
  await endHour(page)
  await page.getByRole('button', { name: 'Delete Recent Duplicates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill('not it')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Invalid password')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Duplicates Removed')).toBeVisible()
  await expect(page.getByLabel('Blog topic')).toHaveValue(topic)
})
