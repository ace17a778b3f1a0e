import type { CDPSession, Page } from '@playwright/test'
import { freePort, type Site, startSite } from '../support/site'
import { openNewArticle, openThroughSignIn, password, scriptsRun, sendNewArticleAsDocument } from './admin'
import { pageFaults } from './checks'
import { button, expect, test } from './fixtures'

/** Passkeys need a host name, so these tests have a separate site at `localhost`. */
let site: Site
let home: string
test.beforeAll(async () => {
  const port = await freePort()
  home = `http://localhost:${port}`
  site = await startSite({ PORT: String(port), SITE_URL: home }, { worker: false })
})
test.afterAll(() => site.stop())
// Browsers log a rejected request as an error.
test.use({ provoked: /status of 40[139]/ })
test.describe.configure({ mode: 'serial' })

interface Device {
  session: CDPSession
  authenticatorId: string
}

/** Attaches a virtual device with passkeys that can verify its user. */
async function attachDevice(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { session, authenticatorId }
}

const withPasskey = (page: Page) => button(page, 'Sign in with a passkey')

/** Invites a person as the owner does; returns the link. */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await openThroughSignIn(page, `${home}/admin/people`)
  const form = page.getByRole('region', { name: 'Invite someone' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Role').selectOption(role)
  await form.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link').inputValue()
  expect(page.url()).not.toContain('#')
  await button(page, 'Sign out').click()
  // The next address would otherwise be opened while the answer to the sign-out is still arriving.
  await expect(page.getByLabel('Password')).toBeVisible()
  return link
}

/** Opens an invitation and creates the passkey. */
async function join(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await button(page, 'Make my passkey').click()
  await expect(page.getByText('Access Granted')).toBeVisible()
}

test('a person joins by an invitation with the keyboard, sees what the role may do, and replaces the passkey', async ({
  page,
}) => {
  const first = await attachDevice(page)
  const withDevice = (isUserVerified: boolean) =>
    first.session.send('WebAuthn.setUserVerified', { authenticatorId: first.authenticatorId, isUserVerified })
  await page.goto(await invite(page, 'Ann Lee', 'editor'))
  await expect(button(page, 'Make my passkey')).toBeVisible()
  expect(await pageFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.keyboard.press('Tab')
  await expect(button(page, 'Make my passkey')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Access Granted')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Administration' })
  await expect(menu.getByRole('link', { name: 'Articles' })).toBeVisible()
  for (const hidden of ['People', 'Audit', 'Sessions', 'Queues'])
    await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0)
  await menu.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(page.getByText('Your role (Editor) can view this page but not change anything.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Export CSV' })).toBeHidden()
  await page.goto(`${home}/admin/people`)
  await expect(page.getByText('Your role (Editor) does not allow this.')).toBeVisible()

  await button(page, 'Sign out').click()
  await withDevice(false)
  await withPasskey(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'No passkey was selected, or the device did not recognize you. Please try again.',
  )
  await withDevice(true)
  await withPasskey(page).click()
  await expect(page.getByText('Access Granted')).toBeVisible()

  await page.getByRole('link', { name: 'Ann Lee' }).click()
  const removing = page.getByRole('button', { name: /Remove the passkey/ })
  await expect(removing).toHaveCount(1)
  expect(await pageFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await first.session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: first.authenticatorId })
  await attachDevice(page)
  await button(page, 'Add a passkey').click()
  await expect(removing).toHaveCount(2)
  await removing.first().click()
  await expect(page.getByText('No one can sign in with it anymore.')).toBeVisible()
  await button(page, 'Sign out').click()
  await withPasskey(page).click()
  await expect(page.getByText('Access Granted')).toBeVisible()
})

test('an owner ends a session, which stops at its next request, and deactivates a person, who cannot sign in again', async ({
  page,
  browser,
}) => {
  await attachDevice(page)
  await join(page, await invite(page, 'Max Orr', 'editor'))
  const owner = await browser.newPage()
  await openThroughSignIn(owner, `${home}/admin/sessions`)
  expect(await pageFaults(owner)).toEqual([])
  await owner.setViewportSize({ width: 1280, height: 900 })
  const end = owner.getByRole('button', { name: /End the session of Max Orr, Chrome on/ })
  await end.focus()
  await owner.keyboard.press('Enter')
  await expect(owner.getByText('Its next request will be refused.')).toBeVisible()
  await expect(end).toHaveCount(0)
  await owner.goto(`${home}/admin/audit`)
  await expect(owner.getByText('Ended a session of Max Orr')).toBeVisible()
  expect(await pageFaults(owner)).toEqual([])
  await page.goto(`${home}/admin/posts`)
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  await withPasskey(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()

  await owner.goto(`${home}/admin/people`)
  expect(await pageFaults(owner)).toEqual([])
  await button(owner, 'Deactivate Max Orr').click()
  await expect(owner.getByText('It takes effect with the next request.')).toBeVisible()
  await owner.close()
  await page.goto(`${home}/admin/posts`)
  await withPasskey(page).click()
  await expect(page.getByRole('alert')).toHaveText('Access Denied: This passkey cannot sign in to the admin')
})

test('typed text survives a passkey sign-in in the dialog, and a sent form one on the page', async ({ page }) => {
  await attachDevice(page)
  await join(page, await invite(page, 'Di Fox', 'editor'))
  await page.goto(`${home}/admin/posts`)
  await scriptsRun(page)
  await openNewArticle(page)
  await page.getByLabel('Title of a new article').fill('Kept by passkey')
  await site.db('admin_sessions').delete()
  await page.getByLabel('Title of a new article').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/admin\/posts\/[\w-]+\?done=created/)
  const author = await site.db('blog_posts').where({ title: 'Kept by passkey' }).first('revised_by')
  expect(author).toEqual({ revised_by: 'Di Fox' })

  await page.goto(`${home}/admin/posts`)
  await sendNewArticleAsDocument(page, 'Kept on the page', () => site.db('admin_sessions').delete())
  await expect(page.getByText('We kept what you sent')).toBeVisible()
  await withPasskey(page).click()
  await expect(page).toHaveURL(/\/admin\/posts\/[\w-]+\?done=created/)
})

test('with password sign-in switched off, the site starts only once an owner has a passkey, and asks for no password', async ({
  page,
}) => {
  const port = await freePort()
  const there = `http://localhost:${port}`
  // Passkeys and cookies belong to the host, whatever the port.
  const off = site.otherWeb({ PORT: String(port), SITE_URL: there, ADMIN_PASSWORD_SIGN_IN: 'off' })
  await expect(off.start()).rejects.toThrow('and no owner has a passkey, so no one could sign in.')
  expect(await off.stop()).toBe(78)
  await attachDevice(page)
  await join(page, await invite(page, 'Oda Wye', 'owner'))
  await button(page, 'Sign out').click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await off.start()
  try {
    await page.goto(`${there}/admin/people`)
    await expect(page.getByText('Sign in with your passkey.')).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await withPasskey(page).click()
    await expect(page.getByText('Password sign-in is off.')).toBeVisible()
    await button(page, 'Deactivate Oda Wye').click()
    await expect(page.getByRole('alert')).toContainText('No one could sign in as an owner anymore')
  } finally {
    // First, so that nothing the page still loads fails with the process that serves it.
    await page.close()
    await off.stop()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page offers only the password', async ({ page }) => {
    await page.goto(`${home}/admin`)
    // Playwright finds no text or role inside `noscript`.
    await expect(page.locator('noscript p')).toBeVisible()
    expect(await page.content()).toContain('The password works without it.')
    await expect(withPasskey(page)).toBeHidden()
    await page.getByLabel('Password').fill(password)
    await button(page, 'Sign in').click()
    await expect(page.getByText('Access Granted')).toBeVisible()
  })
})
