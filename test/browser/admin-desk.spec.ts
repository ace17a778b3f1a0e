import type { Page } from '@playwright/test'
import { endHour, newLead, openAdmin, openThroughSignIn, openWithScripts, password, scriptsRun } from './admin'
import { button, expect, goOffline, hold, status, test } from './fixtures'

const choice = (page: Page) => page.getByLabel('Status', { exact: true })
const owner = (page: Page) => page.getByLabel('Owner', { exact: true })
const note = (page: Page) => page.getByLabel('New note')

test.describe('two tabs on one lead', () => {
  test.use({ javaScriptEnabled: true, provoked: /401|409/ })

  test('keep what each sets, and show both values if both set the same field', async ({ page, context }) => {
    const address = await newLead(page)
    await openAdmin(page, address)
    const other = await context.newPage()
    await other.goto(address)

    await owner(page).fill('Ann')
    await button(page, 'Save').click()
    await expect(status(page, 'Saved')).toBeVisible()
    await choice(other).selectOption('In review')
    await button(other, 'Save').click()
    await expect(status(other, 'Saved')).toBeVisible()
    await expect(owner(other)).toHaveValue('Ann')
    await expect(choice(other)).toHaveValue('in-review')

    await choice(page).selectOption('Closed')
    await button(page, 'Save').click()
    await expect(page.getByRole('alert')).toContainText('The status is now In review.')
    await expect(page.getByText('Status: now In review, yours Closed.')).toBeVisible()
    await expect(choice(page)).toHaveValue('closed')
    await button(page, 'Save mine').click()
    await expect(status(page, 'Saved')).toBeVisible()
    await expect(choice(page)).toHaveValue('closed')

    await button(page, 'Undo').click()
    await expect(status(page, 'Undone')).toBeVisible()
    await expect(choice(page)).toHaveValue('in-review')
    await expect(owner(page)).toHaveValue('Ann')
  })
})

test.describe('an unsaved note', () => {
  // Browsers log unreachable addresses to the console.
  test.use({ provoked: /401|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported/ })

  test('survives another page, a reload, a lost connection, and the end of the session', async ({ page }) => {
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
    await button(page, 'Add note').click()
    await expect(status(page, 'Note added')).toBeVisible()
    await expect(note(page)).toHaveValue('')
    await page.reload()
    await expect(note(page)).toHaveValue('')
    await expect(page.getByText('Called twice, wants groups', { exact: true })).toBeVisible()
  })

  test("is merged with text typed before the page's scripts have loaded", async ({ page }) => {
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

  test('is deleted at sign-out or when discarded', async ({ page }) => {
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
})

test.describe('a status change', () => {
  test.use({ provoked: /401/ })

  test('that is not saved triggers a question before the page is left', async ({ page }) => {
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
})

test.describe('a failing page', () => {
  test.use({ provoked: /401|404|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|dynamically imported|preload/ })

  test('stays inside the admin, gives the reason, and can be retried', async ({ page }) => {
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

  test('offers a way on for a wrong address or an erased lead', async ({ page }) => {
    await openAdmin(page, '/admin/leads')
    for (const address of ['/admin/nothing', '/admin/leads/11111111-1111-4111-8111-111111111111']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found at this address')
      await expect(page.getByRole('main').getByRole('link', { name: 'Leads' })).toBeVisible()
      await expect(page.getByText('Return to Home')).toBeHidden()
    }
  })
})
