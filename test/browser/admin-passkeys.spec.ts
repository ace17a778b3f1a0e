import type { CDPSession, Page } from '@playwright/test'
import { createPart, freePort, type Part, type Site, startSite } from '../support/site'
import { openNewArticle, openThroughSignIn, password, scriptsRun, sendNewArticleAsDocument } from './admin'
import { pageFaults } from './checks'
import { expect, test } from './fixtures'

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

const withPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

/** Invites a person as the owner does; returns the link. */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await openThroughSignIn(page, `${home}/admin/people`)
  const form = page.getByRole('region', { name: 'Invite someone' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Role').selectOption(role)
  await form.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link').inputValue()
  expect(page.url()).not.toContain('#')
  await page.getByRole('button', { name: 'Sign out' }).click()
  // The next address would otherwise be opened while the answer to the sign-out is still arriving.
  await expect(page.getByLabel('Password')).toBeVisible()
  return link
}

/** Opens an invitation and creates the passkey. */
async function join(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Make my passkey' }).click()
  await expect(page.getByText('Access Granted')).toBeVisible()
}

test('a person joins by an invitation, signs in by passkey, and sees what the role may do', async ({ page }) => {
  await attachDevice(page)
  await join(page, await invite(page, 'Ann Lee', 'editor'))
  await expect(page.getByRole('link', { name: 'Ann Lee' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Administration' })
  await expect(menu.getByRole('link', { name: 'Articles' })).toBeVisible()
  for (const hidden of ['People', 'Audit', 'Sessions', 'Queues'])
    await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await withPasskey(page).click()
  await expect(page.getByText('Access Granted')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\?signed-in=$/)
  await menu.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(page.getByText('Your role (Editor) can view this page but not change anything.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Export CSV' })).toBeHidden()
  await page.goto(`${home}/admin/people`)
  await expect(page.getByText('Your role (Editor) does not allow this.')).toBeVisible()
})

test('the invitation page has no faults in any theme or width, and works by keyboard alone', async ({ page }) => {
  await attachDevice(page)
  const link = await invite(page, 'Kit Noe', 'reader')
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Make my passkey' })).toBeVisible()
  expect(await pageFaults(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Make my passkey' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Access Granted')).toBeVisible()
})

test('the pages about people have no faults in any theme or width', async ({ page }) => {
  await attachDevice(page)
  await join(page, await invite(page, 'Lea Poe', 'owner'))
  for (const [path, heading] of [
    ['/admin/account', 'Lea Poe'],
    ['/admin/people', 'People'],
    ['/admin/sessions', 'Sessions'],
    ['/admin/audit', 'Audit'],
  ] as const) {
    await page.goto(home + path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect([path, await pageFaults(page)]).toEqual([path, []])
  }
})

test('a session ended by an owner stops at its next request, and a new sign-in starts another', async ({
  page,
  browser,
}) => {
  await attachDevice(page)
  await join(page, await invite(page, 'Max Orr', 'editor'))
  const owner = await browser.newPage()
  await openThroughSignIn(owner, `${home}/admin/sessions`)
  const end = owner.getByRole('button', { name: /End the session of Max Orr, Chrome on/ })
  await end.focus()
  await owner.keyboard.press('Enter')
  await expect(owner.getByText('Its next request will be refused.')).toBeVisible()
  await expect(end).toHaveCount(0)
  await owner.goto(`${home}/admin/audit`)
  await expect(owner.getByText('Ended a session of Max Orr')).toBeVisible()
  await owner.close()
  await page.goto(`${home}/admin/posts`)
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  await withPasskey(page).click()
  await expect(page.getByText('Access Granted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
})

test('a device that does not verify its user cannot sign in', async ({ page }) => {
  const { session, authenticatorId } = await attachDevice(page)
  await join(page, await invite(page, 'Bo Kim', 'reader'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await withPasskey(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'No passkey was selected, or the device did not recognize you. Please try again.',
  )
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await withPasskey(page).click()
  await expect(page.getByText('Access Granted')).toBeVisible()
})

test('a deactivated person loses access at once, and cannot sign in again', async ({ page, browser }) => {
  await attachDevice(page)
  await join(page, await invite(page, 'Cy Roe', 'leads'))
  const owner = await browser.newPage()
  await openThroughSignIn(owner, `${home}/admin/people`)
  await owner.getByRole('button', { name: 'Deactivate Cy Roe' }).click()
  await expect(owner.getByText('It takes effect with the next request.')).toBeVisible()
  await owner.close()
  await page.goto(`${home}/admin/leads`)
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
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

test('a person adds a second passkey and removes one', async ({ page }) => {
  const first = await attachDevice(page)
  await join(page, await invite(page, 'Eve Ito', 'reader'))
  await page.getByRole('link', { name: 'Eve Ito' }).click()
  await expect(page.getByRole('button', { name: /Remove the passkey/ })).toHaveCount(1)
  await first.session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: first.authenticatorId })
  await attachDevice(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: /Remove the passkey/ })).toHaveCount(2)
  await page
    .getByRole('button', { name: /Remove the passkey/ })
    .first()
    .click()
  await expect(page.getByText('No one can sign in with it anymore.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await withPasskey(page).click()
  await expect(page.getByText('Access Granted')).toBeVisible()
})

test.describe('with password sign-in switched off', () => {
  let off: Part
  let there: string
  test.beforeAll(async () => {
    const port = await freePort()
    there = `http://localhost:${port}`
    // Another web process of the same site. Passkeys belong to the host, whatever the port.
    off = createPart('dist/server/web.mjs', {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), SITE_URL: there },
      ...{ DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl, SOURCE_LINKS: 'off', TRUST_PROXY: 'loopback' },
      ...{ SESSION_SECRET: 'a secret of the tests that is long enough' },
      ...{ ADMIN_PASSWORD: password, ADMIN_PASSWORD_SIGN_IN: 'off' },
    })
  })
  test.afterAll(() => off.stop().then(() => undefined))

  test('the site starts only once an owner has a passkey, asks for no password, and protects that owner', async ({
    page,
  }) => {
    await site.db('people').where({ role: 'owner' }).update({ role: 'reader' })
    await expect(off.start()).rejects.toThrow('and no owner has a passkey, so no one could sign in.')
    expect(await off.stop()).toBe(78)

    await attachDevice(page)
    await join(page, await invite(page, 'Oda Wye', 'owner'))
    // Cookies belong to the host too, whatever the port.
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    await off.start()
    await page.goto(`${there}/admin/people`)
    await expect(page.getByText('Sign in with your passkey.')).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await withPasskey(page).click()
    await expect(page.getByText('Password sign-in is off.')).toBeVisible()
    await page.getByRole('button', { name: 'Deactivate Oda Wye' }).click()
    await expect(page.getByRole('alert')).toContainText('No one could sign in as an owner anymore')
    await page.getByRole('link', { name: 'Oda Wye' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oda Wye' })).toBeVisible()
    await page.getByRole('button', { name: /Remove the passkey/ }).click()
    await expect(page.getByRole('alert')).toContainText('This is your last passkey. Add another one first.')

    await page.goto(`${there}/admin/people`)
    await scriptsRun(page)
    await page.getByRole('region', { name: 'Invite someone' }).getByLabel('Name').fill('Typed before the end')
    await site.db('admin_sessions').delete()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(dialog.getByRole('button')).toHaveText(['Sign in with a passkey'])
    await expect(dialog.getByLabel('Password')).toHaveCount(0)
    await dialog.getByRole('button').click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'A link for Typed before the end' })).toBeVisible()
  })
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
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Access Granted')).toBeVisible()
  })
})
