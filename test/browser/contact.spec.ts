import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { contactFields } from '../../shared/contact/fields'
import type { ContactMessage } from '../../shared/contact/schema'
import { emailsAbout, expect, formIsOldEnough, onPost, test } from './fixtures'

const newMessage = (answers: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Zoë Ruiz',
  email: `writer-${randomUUID()}@northside.example`,
  subject: 'A price, "per user"',
  message: 'First line\n\nand a second & third.',
  ...answers,
})

async function write(page: Page, message: ContactMessage) {
  for (const { name, label } of contactFields) await page.getByLabel(label, { exact: true }).fill(message[name])
}

async function written(page: Page): Promise<Record<string, string>> {
  const entries = contactFields.map(
    async ({ name, label }) => [name, await page.getByLabel(label, { exact: true }).inputValue()] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a message is sent, confirmed, and emailed to the team, and the form is empty again', async ({ page }) => {
      const message = newMessage()
      await page.goto('/contact')
      await expect(page.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '5')
      await write(page, message)
      await formIsOldEnough(page)
      await send(page).click()
      await expect(page).toHaveURL(/\/contact\?sent$/)
      const notice = page.getByRole('status').filter({ hasText: 'Message Sent Successfully!' })
      await expect(notice).toContainText("Thank you for contacting us. We'll get back to you within 24 hours.")
      expect(new Set(Object.values(await written(page)))).toEqual(new Set(['']))

      const [mail] = await emailsAbout(message.email, 1)
      expect(mail?.replyTo).toEqual([{ name: message.name, address: message.email }])
      expect(mail?.text?.replace(/\r\n/g, '\n')).toContain(message.message)
    })
  })
}

test("the team's email keeps an email address on one line of a phone", async ({ page }) => {
  const message = newMessage({ email: `zoe-${randomUUID().slice(0, 4)}@northside.example` })
  const signals = { trap: '', elapsedMs: 30_000 }
  const answer = await page.request.post('/api/contact-messages', { data: { ...message, signals } })
  expect(answer.status()).toBe(201)
  const [mail] = await emailsAbout(message.email, 1)
  await page.setViewportSize({ width: 360, height: 700 })
  await page.setContent(mail?.html ?? '')
  const lines = await page.getByText(message.email, { exact: true }).evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test.describe('a rejected message', () => {
  test.use({ javaScriptEnabled: false, provoked: /422/ })

  test('comes back with status 422 and every value', async ({ page }) => {
    const message = newMessage({ subject: '   ' })
    await page.goto('/contact')
    await write(page, message)
    const isPost = (response: { request(): { method(): string } }) => response.request().method() === 'POST'
    const [response] = await Promise.all([page.waitForResponse(isPost), send(page).click()])
    expect(response.status()).toBe(422)
    await expect(page.getByLabel('Subject', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    expect(await written(page)).toEqual(message)
  })
})

test.describe('a failing server', () => {
  test.use({ provoked: /503|could not be sent/ })

  test('is reported, the button is disabled meanwhile, and no text is lost', async ({ page }) => {
    const message = newMessage()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await onPost(page, '/contact', async (route) => {
      await held
      await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>No server</h1>' })
    })
    await page.goto('/contact')
    await write(page, message)
    await send(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Error')
    await expect(notice).toContainText('Failed to send message. Please try again.')
    expect(await written(page)).toEqual(message)
    await expect(send(page)).toBeEnabled()
  })
})

test.describe('a rejected message, with JavaScript', () => {
  test.use({ provoked: /422/ })

  test('is explained in place, keeps every value, and stays explained when a link of the summary is followed', async ({
    page,
  }) => {
    const message = newMessage({ subject: '   ' })
    await page.goto('/contact')
    await write(page, message)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await send(page).click()
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toBeFocused()
    await notice.getByRole('link', { name: 'Subject' }).click()
    const field = page.getByLabel('Subject', { exact: true })
    await expect(field).toBeFocused()
    await expect(notice).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await written(page)).toEqual(message)
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
  })
})

test('going back to the form restores every text', async ({ page }) => {
  const message = newMessage()
  await page.goto('/contact')
  await write(page, message)
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  expect(await written(page)).toEqual(message)
})

test('each page view is counted once, by its path', async ({ page }) => {
  const views: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/api/page-views') && views.push(request.postDataJSON()))
  await page.goto('/comparisons?emr1=opus&search=words')
  await page.getByRole('link', { name: 'Get Your Free EMR Analysis' }).first().click()
  await expect(page).toHaveURL('/get-recommendation')
  await expect
    .poll(() => views)
    .toEqual([
      { path: '/comparisons', query: 'emr1=opus', referrer: '' },
      { path: '/get-recommendation', query: '' },
    ])
})
