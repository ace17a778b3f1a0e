import type { BrowserContext, Page } from '@playwright/test'
import { client, type StandInProvider, startProvider } from '../support/provider'
import { freePort, type Site, startSite } from '../support/site'
import { openNewArticle, openThroughSignIn, scriptsRun, sendNewArticleAsDocument } from './admin'
import { pageFaults } from './checks'
import { expect, test, withAndWithoutScripts } from './fixtures'

/**
 * The site is at `localhost` and the provider at `127.0.0.1`, so they are two sites, and browsers do not send strict
 * cookies from one to the other.
 */
let provider: StandInProvider
let site: Site
let home: string
test.beforeAll(async () => {
  provider = await startProvider()
  const port = await freePort()
  home = `http://localhost:${port}`
  const account = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret }
  site = await startSite({ PORT: String(port), SITE_URL: home, ...account }, { worker: false })
})
test.afterAll(async () => {
  await site.stop()
  await provider.close()
})
// Browsers log a rejected request as an error.
test.use({ provoked: /status of 40[19]/ })
test.describe.configure({ mode: 'serial' })

const withOrganization = (page: Page) => page.getByRole('link', { name: 'Sign in with your organization' })

/** Has the provider confirm a new account from now on; returns its address. */
function vouchFor(name: string): string {
  const email = `${name.toLowerCase().replace(' ', '.')}@guide.example`
  provider.behave({ claims: { sub: `account of ${name}`, email, email_verified: true } })
  return email
}

/**
 * Invites a person by the address of their account, as the owner does, in a separate browser that is closed afterward.
 */
async function name(context: BrowserContext, who: string, role: string): Promise<void> {
  const page = await context.newPage()
  await openThroughSignIn(page, `${home}/admin/people`)
  const form = page.getByRole('region', { name: 'Invite someone' })
  await form.getByLabel('Name').fill(who)
  await form.getByLabel('Email of the organization account').fill(vouchFor(who))
  await form.getByLabel('Role').selectOption(role)
  await form.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByLabel('Link')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  await page.close()
}

withAndWithoutScripts((hasScripts) => {
  test('a person whom an owner has invited signs in with the account and reaches the requested page', async ({
    page,
    context,
  }) => {
    const who = hasScripts ? 'Ann Lee' : 'Bo Kim'
    await name(context, who, 'editor')
    await page.goto(`${home}/admin/leads?status=new`)
    await withOrganization(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${home}/admin/leads?status=new&signed-in=`)
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
    await expect(page.getByRole('link', { name: who })).toBeVisible()
    const cookies = await context.cookies()
    expect(cookies.map((cookie) => [cookie.name, cookie.sameSite])).toEqual([['session', 'Strict']])

    await page.getByRole('button', { name: 'Sign out' }).click()
    await withOrganization(page).click()
    await expect(page.getByRole('link', { name: who })).toBeVisible()
  })
})

test('a form sent after the session ended is submitted after a sign-in in another tab', async ({ page, context }) => {
  await name(context, 'Kit Noe', 'editor')
  await page.goto(`${home}/admin/posts`)
  await withOrganization(page).click()
  await sendNewArticleAsDocument(page, 'Kept on the page', () => site.db('admin_sessions').delete())
  await expect(page.getByText('We kept what you sent')).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in with your organization in a new tab' }).click()
  await expect((await opened).getByRole('heading', { level: 1, name: 'Kit Noe' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue once you are signed in there' }).click()
  await expect(page).toHaveURL(/\/admin\/posts\/[\w-]+\?done=created/)
})

test('an owner changes the email address of an account, and the pages have no faults in any theme or width', async ({
  page,
  context,
}) => {
  await name(context, 'Lea Poe', 'owner')
  await page.goto(`${home}/admin/people`)
  expect(await pageFaults(page)).toEqual([])
  await withOrganization(page).click()
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lea Poe' }) })
  await expect(item).toContainText('signs in with the organization account')
  expect(await pageFaults(page)).toEqual([])
  await item.getByLabel('Email of the organization account').fill('ann.lee@guide.example')
  await item.getByRole('button', { name: 'Change email of Lea Poe' }).click()
  await expect(page.getByRole('alert')).toContainText('Someone else has this address.')
  await item.getByLabel('Email of the organization account').fill('lea@elsewhere.example')
  const changed = page.waitForResponse((response) => response.request().method() === 'POST')
  await item.getByRole('button', { name: 'Change email of Lea Poe' }).click()
  expect((await changed).ok()).toBe(true)
  // The account can no longer sign in, so what was begun with it has ended.
  await page.goto(`${home}/admin/people`)
  await expect(withOrganization(page)).toBeVisible()
})

test('with passwords switched off, the dialog asks for none, and typed text survives a sign-in with the account', async ({
  page,
  context,
}) => {
  await name(context, 'Uma Day', 'owner')
  await page.goto(`${home}/admin/posts`)
  await withOrganization(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  const port = await freePort()
  const there = `http://localhost:${port}`
  // The session's cookie belongs to the host, whatever the port.
  const off = site.otherWeb({ PORT: String(port), SITE_URL: there, ADMIN_PASSWORD_SIGN_IN: 'off' })
  try {
    await off.start()
    await page.goto(`${there}/admin/posts`)
    await scriptsRun(page)
    await openNewArticle(page)
    await page.getByLabel('Title of a new article').fill('Kept without a password')
    await site.db('admin_sessions').delete()
    await page.getByLabel('Title of a new article').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(dialog.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    await expect(dialog.getByLabel('Password')).toHaveCount(0)
    expect(await pageFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Continue once you are signed in there' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Not signed in yet: Sign in using the other tab first.')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: 'Sign in with your organization in a new tab' }).click()
    await expect((await opened).getByRole('heading', { level: 1, name: 'Uma Day' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Continue once you are signed in there' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/admin\/posts\/[\w-]+\?done=created/)
  } finally {
    // First, so that nothing the page still loads fails with the process that serves it.
    await page.close()
    await off.stop()
  }
  const author = await site.db('blog_posts').where({ title: 'Kept without a password' }).first('revised_by')
  expect(author).toEqual({ revised_by: 'Uma Day' })
})
