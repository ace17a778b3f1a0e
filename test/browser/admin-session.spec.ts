import { endHour, openThroughSignIn, password, scriptsRun, signIn } from './admin'
import { expect, test } from './fixtures'

const tools = '/admin/blog-tools'
const topic = 'Group notes that supervisors sign\nwithout a second log-in & "more"'

// The sign-in page has status 401, and an overlong topic is rejected with 422; browsers log both to the console.
test.use({ provoked: /401|422/ })

test('a wrong password is rejected, the right one opens the page, and signing out closes it', async ({ page }) => {
  await page.goto(tools)
  await page.getByLabel('Password').fill('not it')
  await signIn(page).click()
  await expect(page.getByRole('alert')).toContainText('Access Denied')
  await expect(page.getByRole('alert')).toContainText('Invalid password')
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Access Granted')).toBeVisible()
  await expect(page.getByText('Welcome to admin tools')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Tools' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.goto(tools)
  await expect(page.getByLabel('Password')).toBeVisible()
})

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form being sent when the session ended is submitted after signing in', async ({ page }) => {
    await openThroughSignIn(page, tools)
    await page.getByLabel('Blog topic').fill(`${topic} ${'x'.repeat(500)}`)
    await endHour(page)
    await page.getByRole('button', { name: 'Generate Blog Post' }).click()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await page.getByLabel('Password').fill(password)
    await signIn(page).click()
    // The topic was sent: it is too long, and is shown again to be shortened.
    await expect(page.getByLabel('Blog topic')).toHaveValue(`${topic} ${'x'.repeat(500)}`)
    await expect(page.getByRole('alert')).toBeVisible()
  })
})
