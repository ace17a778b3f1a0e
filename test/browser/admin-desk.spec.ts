import type { Page } from '@playwright/test'
import { endHour, newLead, openAdmin, openThroughSignIn, openWithScripts, password, scriptsRun } from './admin'
import { act, button, expect, goOffline, hold, test } from './fixtures'

const choice = (page: Page) => page.getByLabel('Status', { exact: true })
const owner = (page: Page) => page.getByLabel('Owner', { exact: true })
const note = (page: Page) => page.getByLabel('New note')

test('two tabs on one lead keep what each sets, and show both values if both set the same field', async ({
  page,
  context,
  provoke,
}) => {
  provoke(/409/)
  const address = await newLead(page)
  await openAdmin(page, address)
  const other = await context.newPage()
  await other.goto(address)

  await owner(page).fill('Ann')
  await act(page, 'Save', 'Saved')
  await choice(other).selectOption('In review')
  await act(other, 'Save', 'Saved')
  await expect(owner(other)).toHaveValue('Ann')
  await expect(choice(other)).toHaveValue('in-review')

  await choice(page).selectOption('Closed')
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toContainText('The status is now In review.')
  await expect(page.getByText('Status: now In review, yours Closed.')).toBeVisible()
  await expect(choice(page)).toHaveValue('closed')
  await act(page, 'Save mine', 'Saved')
  await expect(choice(page)).toHaveValue('closed')

  await act(page, 'Undo', 'Undone')
  await expect(choice(page)).toHaveValue('in-review')
  await expect(owner(page)).toHaveValue('Ann')
})

test('an unsaved note survives another page, a reload, no connection, and the end of the session', async ({
  page,
  provoke,
}) => {
  provoke(/401|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported/)
  const [address, elsewhere] = [await newLead(page), await newLead(page)]
  await openThroughSignIn(page, address)
  await note(page).fill('Called twice')
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await page.goBack()
  await expect(note(page)).toHaveValue('Called twice')
  await expect(page.getByText('Unsaved, typed on')).toBeVisible()
  await page.goto(elsewhere)
  await expect(note(page)).toHaveValue('')

  await page.goto(address)
  await expect(note(page)).toHaveValue('Called twice')
  const goOnline = await goOffline(page)
  await note(page).fill('Called twice, wants groups')
  await button(page, 'Add note').click()
  await expect(page.getByRole('alert')).toContainText('The site cannot be reached.')
  await expect(note(page)).toHaveValue('Called twice, wants groups')
  await goOnline()

  await endHour(page)
  await button(page, 'Add note').click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  // The note is also there after reloading the page instead of signing in here.
  await page.reload()
  await page.getByLabel('Password').fill(password)
  await button(page, 'Sign in').click()
  await expect(note(page)).toHaveValue('Called twice, wants groups')
  await act(page, 'Add note', 'Note added')
  await expect(note(page)).toHaveValue('')
  await page.reload()
  await expect(note(page)).toHaveValue('')
  await expect(page.getByText('Called twice, wants groups', { exact: true })).toBeVisible()
})

test("an unsaved note is merged with text typed before the page's scripts have loaded", async ({ page }) => {
  const address = await newLead(page)
  await openWithScripts(page, address)
  await note(page).fill('Called on Monday')
  const release = await hold(page, '**/assets/**/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await note(page).fill('Called on Tuesday')
  release()
  await expect(note(page)).toHaveValue('Called on Monday\n\nCalled on Tuesday')
  await expect(page.getByText('Unsaved, typed on')).toBeVisible()
  await page.reload()
  await expect(note(page)).toHaveValue('Called on Monday\n\nCalled on Tuesday')
})

test('an unsaved note is deleted at sign-out or when discarded', async ({ page, provoke }) => {
  provoke(/401/)
  const address = await newLead(page)
  await openThroughSignIn(page, address)
  await scriptsRun(page)
  await note(page).fill('Private')
  await page.reload()
  await button(page, 'Discard').click()
  await expect(note(page)).toHaveValue('')
  await scriptsRun(page)
  await note(page).fill('Private again')
  await button(page, 'Sign out').click()
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Private')
  await page.goto(address)
  await page.getByLabel('Password').fill(password)
  await button(page, 'Sign in').click()
  await expect(note(page)).toHaveValue('')
})

test('a status change that is not saved triggers a question before the page is left', async ({ page }) => {
  await openWithScripts(page, await newLead(page))
  await choice(page).selectOption('Closed')
  const leave = async (answer: 'dismiss' | 'accept') => {
    const asked = page.waitForEvent('dialog').then((dialog) => dialog[answer]())
    await page.getByRole('link', { name: 'Messages', exact: true }).click()
    await asked
  }
  await leave('dismiss')
  await expect(choice(page)).toHaveValue('closed')
  await leave('accept')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
})

test('a failing page stays inside the admin, gives the reason, and can be retried', async ({ page, provoke }) => {
  provoke(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported|preload/)
  await openWithScripts(page, '/admin/leads')
  const goOnline = await goOffline(page)
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await goOnline()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
})

test('a failing page offers a way on for a wrong address or an erased lead', async ({ page, provoke }) => {
  provoke(/404/)
  await openAdmin(page, '/admin/leads')
  for (const address of ['/admin/nothing', '/admin/leads/11111111-1111-4111-8111-111111111111']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found at this address')
    await expect(page.getByRole('main').getByRole('link', { name: 'Leads' })).toBeVisible()
    await expect(page.getByText('Return to Home')).toBeHidden()
  }
})
