import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { contactFields } from '../../shared/contact/fields'
import type { FormField } from '../../shared/forms/field'
import { leadFields } from '../../shared/leads/fields'
import { runSql } from './admin'
import { linesOf } from './checks'
import {
  answerAll,
  answersOn,
  button,
  emailsAbout,
  expect,
  fillRequest,
  formIsOldEnough,
  goOffline,
  isMarked,
  isTo,
  mark,
  newHold,
  newVisitor,
  onPost,
  sendRequest,
  status,
  submit,
  test,
  withAndWithoutScripts,
} from './fixtures'

interface Form {
  path: string
  fields: readonly FormField<string>[]
  send: string
  sending: string
  /** What a visitor is told if the server fails. */
  failure: string[]
  newAnswers: () => Record<string, string>
  /** A field that is rejected if it has only spaces, which browsers accept. */
  wrong: { name: string; label: string }
  /** What follows once the answers were received. */
  isReceived: (page: Page, answers: Record<string, string>) => Promise<unknown>
}

const lead: Form = {
  path: '/get-recommendation',
  fields: leadFields,
  send: 'Get My Free EMR Recommendation',
  sending: 'Submitting...',
  failure: ['Submission Failed', 'There was an error submitting your form. Please try again.'],
  newAnswers: () => newVisitor({ firstName: 'Zoë', organizationName: 'Harbor, "North" & Sons' }),
  wrong: { name: 'lastName', label: 'Last Name' },
  async isReceived(page, { workEmail = '' }) {
    await expect(page).toHaveURL(/\/thank-you$/)
    for (const name of ['What Happens Next?', 'A confirmation is on its way to you by email'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    const emails = await emailsAbout(workEmail, 2)
    const confirmation = emails.find((mail) => isTo(mail, workEmail))
    const forTeam = emails.find((mail) => mail !== confirmation)
    expect(confirmation?.text).toContain('Zoë')
    expect(forTeam?.text).toContain('Harbor, "North" & Sons')
    expect(forTeam?.text).toMatch(/Draft recommendation[\s\S]*1\.[\s\S]*2\.[\s\S]*3\./i)
  },
}

const contact: Form = {
  path: '/contact',
  fields: contactFields,
  send: 'Send Message',
  sending: 'Sending...',
  failure: ['Error', 'Failed to send message. Please try again.'],
  newAnswers: () => ({
    name: 'Zoë Ruiz',
    email: `writer-${randomUUID()}@northside.example`,
    subject: 'A price, "per user"',
    message: 'First line\n\nand a second & third.',
  }),
  wrong: { name: 'subject', label: 'Subject' },
  async isReceived(page, { name = '', email = '', message = '' }) {
    await expect(page).toHaveURL(/\/contact\?sent$/)
    await expect(status(page, 'Message Sent Successfully!')).toContainText(
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    )
    expect(new Set(Object.values(await answersOn(page, contactFields)))).toEqual(new Set(['']))
    const [mail] = await emailsAbout(email, 1)
    expect(mail?.replyTo).toEqual([{ name, address: email }])
    expect(mail?.text?.replace(/\r\n/g, '\n')).toContain(message)
  },
}

async function fill(page: Page, { path, fields, newAnswers }: Form, changes: Record<string, string> = {}) {
  const answers = { ...newAnswers(), ...changes }
  await page.goto(path)
  await answerAll(page, fields, answers)
  return answers
}

const notice = (page: Page) => page.getByRole('main').getByRole('alert')

for (const form of [lead, contact])
  test.describe(`the form of ${form.path}`, () => {
    const { path, fields, wrong } = form
    const send = (page: Page) => button(page, form.send)
    const field = (page: Page) => page.getByLabel(wrong.label, { exact: true })

    withAndWithoutScripts(
      (hasScripts) => {
        test('is sent and confirmed, and its emails are written', async ({ page }) => {
          const answers = await fill(page, form)
          await formIsOldEnough(page)
          await send(page).click()
          await form.isReceived(page, answers)
        })

        test('comes back with every value if an answer is rejected, and is accepted once that is corrected', async ({
          page,
        }) => {
          const answers = await fill(page, form, { [wrong.name]: '   ' })
          if (hasScripts) await mark(page)
          const isPost = (response: { request(): { method(): string } }) => response.request().method() === 'POST'
          const [response] = await Promise.all([page.waitForResponse(isPost), send(page).click()])
          expect(response.status()).toBe(422)
          await expect(notice(page)).toContainText('Please check your answers')
          await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
          expect(await answersOn(page, fields)).toEqual(answers)
          if (hasScripts) await isExplainedInPlace(page)
          await field(page).fill('Ruiz')
          await formIsOldEnough(page)
          await send(page).click()
          await form.isReceived(page, { ...answers, [wrong.name]: 'Ruiz' })
        })
      },
      { provoked: /422/ },
    )

    /** The summary has the focus, and stays when one of its links, or the skip link, is followed. */
    async function isExplainedInPlace(page: Page) {
      await expect(notice(page)).toBeFocused()
      await expect(send(page)).toBeEnabled()
      await expect(page).toHaveURL(path)
      await notice(page).getByRole('link', { name: wrong.label }).click()
      await expect(field(page)).toBeFocused()
      await expect(notice(page)).toBeVisible()
      await page.getByRole('link', { name: 'Skip to content' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('main:target')).toBeFocused()
      await expect(notice(page)).toBeVisible()
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      expect(await isMarked(page)).toBe(true)
    }

    test('if what is sent does not arrive, says what happened, cannot be sent twice meanwhile, loses nothing, and can be sent later', async ({
      page,
      provoke,
    }) => {
      provoke(/503|403|429|could not be (sent|submitted)|ERR_/)
      const foreign = await page.request.post(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
      const limited = '<p><span data-refusal>Too many requests came from your network.</span> <a href="/">Home</a></p>'
      const failures: [answer: Parameters<Route['fulfill']>[0] | null, told: string][] = [
        [{ status: 503, contentType: 'text/html', body: '<h1>No server</h1>' }, form.failure[1] ?? ''],
        [null, 'We did not get a response.'],
        [{ response: foreign }, "this site's address is set wrong"],
        [{ status: 429, contentType: 'text/html', body: limited }, 'Too many requests came from'],
      ]
      await page.clock.install()
      const answers = await fill(page, form)
      for (const [answer, told] of failures) {
        const { held, release } = newHold()
        const stop = await onPost(page, path, async (route) => {
          await held
          if (answer) await route.fulfill(answer)
        })
        const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path))
        await send(page).click()
        await expect(button(page, form.sending)).toBeDisabled()
        await posted
        release()
        if (!answer) await page.clock.fastForward(20_000)
        for (const text of [form.failure[0] ?? '', told]) await expect(notice(page)).toContainText(text)
        await expect(notice(page)).not.toContainText(/offline|Home/)
        await expect(notice(page)).toBeFocused()
        await expect(send(page)).toBeEnabled()
        expect(await answersOn(page, fields)).toEqual(answers)
        await stop()
      }
      const goOnline = await goOffline(page)
      for (let tries = 0; tries < 2; tries += 1) {
        await send(page).click()
        await expect(send(page)).toBeEnabled()
        await expect(notice(page)).toContainText('You are offline. Nothing was sent')
      }
      await expect(notice(page)).toHaveCount(1)
      await goOnline()
      await formIsOldEnough(page)
      await send(page).click()
      await form.isReceived(page, answers)
    })

    test('has every answer again after going back to it', async ({ page }) => {
      const answers = await fill(page, form)
      await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
      await expect(page).toHaveURL('/privacy')
      await page.goBack()
      await expect(page).toHaveURL(path)
      expect(await answersOn(page, fields)).toEqual(answers)
    })
  })

test("the team's email keeps an email address on one line of a phone", async ({ page }) => {
  const email = `zoe-${randomUUID().slice(0, 4)}@northside.example`
  const data = { ...contact.newAnswers(), email, signals: { trap: '', elapsedMs: 30_000 } }
  expect((await page.request.post('/api/contact-messages', { data })).status()).toBe(201)
  const [mail] = await emailsAbout(email, 1)
  await page.setViewportSize({ width: 360, height: 700 })
  await page.setContent(mail?.html ?? '')
  expect(await linesOf(page.getByText(email, { exact: true }))).toBe(1)
})

test('a double click sends once', async ({ page }) => {
  let sent = 0
  await onPost(page, lead.path, async (route) => {
    sent += 1
    await route.continue()
  })
  await fillRequest(page)
  await formIsOldEnough(page)
  await submit(page).dblclick()
  await expect(page).toHaveURL('/thank-you')
  expect(sent).toBe(1)
})

test('peers F1: a visitor with a wrong clock who sends at once is not taken for a bot', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 180_000 })
  await fillRequest(page)
  await submit(page).click()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { name: 'A confirmation is on its way to you by email' })).toBeVisible()
})

test("the affiliate tracker receives an accepted lead's id, and does not affect the form if it fails", async ({
  page,
}) => {
  const events: unknown[][] = []
  await page.exposeFunction('tellTap', (...call: unknown[]) => void events.push(call))
  await page.addInitScript(() => {
    const { tellTap } = window as unknown as { tellTap: (...call: unknown[]) => void }
    window.tap = (...call) => {
      tellTap(...call)
      throw new Error('blocked')
    }
  })
  const { organizationName } = await sendRequest(page, { firstName: ' Ana ' })
  const meta_data = expect.objectContaining({ name: 'Ana Ruiz' })
  expect(events).toEqual([['conversion', expect.stringMatching(/^[\w-]{8,}$/), 0, { meta_data }]])
  expect(JSON.stringify(events)).toContain(organizationName)
})

test('a script that fails to load leaves a form that works without it', async ({ page, provoke }) => {
  provoke(/ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await sendRequest(page)
})

test('a request records how its visit arrived, which the tab remembers until then', async ({ page, context }) => {
  await page.goto('/vendors?utm_source=letter&utm_campaign=spring')
  await page.goto('/rules')
  const { workEmail } = await sendRequest(page)
  const { rows } = await runSql(
    'select landing_page, campaign, referrer_host, pages_read from leads where work_email = $1',
    [workEmail],
  )
  expect(rows).toEqual([
    { landing_page: '/vendors', campaign: 'letter / spring', referrer_host: null, pages_read: ['/vendors', '/rules'] },
  ])
  expect(await context.cookies()).toEqual([])
  // Another tab counts as another visit.
  const other = await context.newPage()
  await other.goto('/about')
  expect(await other.evaluate(() => JSON.parse(sessionStorage.getItem('visit') ?? '{}').pagesRead)).toEqual(['/about'])
})
