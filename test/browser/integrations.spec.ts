import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { isSigned, startReceiver } from '../support/receiver'
import { openAdmin } from './admin'
import { pageFaults } from './checks'
import { expect, test } from './fixtures'

test.use({ provoked: /422/, viewport: { width: 390, height: 844 } })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an endpoint is added by keyboard on a phone, tested, resent to, given a new secret, and removed; then a token is made, used, and revoked', async ({
    page,
    request,
  }) => {
    const receiver = await startReceiver()
    const name = `CRM ${randomUUID()}`
    await openAdmin(page, '/admin/integrations')
    await page.getByLabel('Address').focus()
    await page.keyboard.type(receiver.url)
    await page.keyboard.press('Tab')
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    // The first event in the list is already selected; this selects the third as well.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Add endpoint' }).focus()
    await page.keyboard.press('Enter')
    const secret = await shownSecret(page, 'Endpoint added')

    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByLabel('A visitor withdraws a request')).toBeChecked()
    await expect(page.getByText(secret)).toHaveCount(0)
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(page.getByRole('heading', { name: 'Test on its way' })).toBeVisible()
    // Other tests send requests meanwhile, of which the endpoint hears too.
    const tests = () => receiver.received.filter(({ body }) => body.type === 'webhook.test')
    await expect.poll(() => tests().length).toBe(1)
    const again = page.getByRole('button', { name: 'Send webhook.test again' })
    await untilShown(page, again)
    await again.click()
    await expect(page.getByRole('heading', { name: 'On its way again' })).toBeVisible()
    await expect.poll(() => tests().length).toBe(2)
    expect(new Set(tests().map(({ id }) => id)).size).toBe(1)
    expect(receiver.received.every((webhook) => isSigned(webhook, secret))).toBe(true)

    await page.getByText('Change the secret').click()
    await page.getByRole('button', { name: 'Make a new secret' }).click()
    expect(await shownSecret(page, 'Secret changed')).not.toBe(secret)
    await page.getByText('Remove this endpoint').click()
    await page.getByRole('button', { name: 'Remove for good' }).click()
    await expect(page.getByRole('heading', { name: 'Endpoint removed' })).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await receiver.close()

    await page.getByRole('textbox', { name: 'Program' }).fill(name)
    await page.getByRole('button', { name: 'Make a token' }).click()
    await expect(page.getByText('Choose at least one scope.')).toBeVisible()
    await page.getByLabel('Read articles, drafts among them').check()
    await page.getByRole('button', { name: 'Make a token' }).click()
    const made = page.getByRole('status').filter({ hasText: 'Token made' }).locator('code')
    const headers = { Authorization: `Bearer ${await made.textContent()}` }
    expect((await request.get('/api/admin/posts', { headers })).status()).toBe(200)
    await page.goto('/admin/integrations')
    await page.getByRole('button', { name: `Revoke ${name}` }).click()
    await expect(page.getByRole('heading', { name: 'Token revoked' })).toBeVisible()
    expect((await request.get('/api/admin/posts', { headers })).status()).toBe(401)
  })
})

test('an invalid endpoint gets a message, what was entered stays, and the pages have no faults in any theme or width', async ({
  page,
}) => {
  const receiver = await startReceiver({ answer: () => 500 })
  const name = `CRM ${'word'.repeat(20)} ${randomUUID()}`
  await openAdmin(page, '/admin/integrations')
  await page.getByLabel('Address').fill('https://10.0.0.8/hooks')
  await page.getByLabel('What it is for').fill(name)
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  await expect(page.getByText('The address must be on the public internet.')).toBeVisible()
  await expect(page.getByLabel('What it is for')).toHaveValue(name)
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  await shownSecret(page, 'Endpoint added')
  expect(await pageFaults(page)).toEqual([])
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('heading', { name: 'Test on its way' })).toBeVisible()
  await untilShown(page, page.getByText('answered 500'))
  await untilShown(page, page.getByText('failing since'))
  expect(await pageFaults(page)).toEqual([])
  await page.getByText('Remove this endpoint').click()
  await page.getByRole('button', { name: 'Remove for good' }).click()
  await receiver.close()
})

async function shownSecret(page: Page, title: string): Promise<string> {
  const notice = page.getByRole('status').filter({ hasText: title })
  await expect(notice).toBeVisible()
  const secret = (await notice.locator('code').textContent()) ?? ''
  expect(secret).toMatch(/^whsec_/)
  return secret
}

/** Reloads the page until it shows what a worker has done. */
async function untilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(new URL(page.url()).pathname)
    await expect(shown.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
