import type { Page } from '@playwright/test'
import {
  answerQuestions,
  answersOn,
  expect,
  formIsOldEnough,
  goOffline,
  newVisitor,
  onPost,
  submit,
  test,
} from './fixtures'

const lead = '/get-recommendation'
const notice = (page: Page) => page.getByRole('main').getByRole('alert')

async function fill(page: Page, answers = newVisitor()) {
  await page.goto(lead)
  await answerQuestions(page, answers)
  return answers
}

/** Answers that pass the browser's validation but not the site's. */
const wrong = () => newVisitor({ lastName: '   ' })

test.describe('rejected answers, with JavaScript', () => {
  test.use({ provoked: /422/ })

  test('come back without a page load: the error takes the focus, and every value stays', async ({ page }) => {
    const answers = await fill(page, wrong())
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await submit(page).click()
    await expect(notice(page)).toContainText('Please check your answers')
    await expect(notice(page)).toBeFocused()
    await expect(page.getByLabel('Last Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(submit(page)).toBeEnabled()
    expect(await answersOn(page)).toEqual(answers)
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
    await expect(page).toHaveURL(lead)
  })

  test('keep their summary when one of its links, or the skip link, is followed', async ({ page }) => {
    await fill(page, wrong())
    await submit(page).click()
    const field = page.getByLabel('Last Name', { exact: true })
    await notice(page).getByRole('link', { name: 'Last Name' }).click()
    await expect(field).toBeFocused()
    await expect(notice(page)).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main:target')).toBeFocused()
    await expect(notice(page)).toBeVisible()
  })

  test('are accepted once they are corrected', async ({ page }) => {
    await fill(page, wrong())
    await submit(page).click()
    await expect(notice(page)).toBeVisible()
    await page.getByLabel('Last Name', { exact: true }).fill('Ruiz')
    await formIsOldEnough(page)
    await submit(page).click()
    await expect(page).toHaveURL('/thank-you')
  })
})

test('going back to the form restores every answer', async ({ page }) => {
  const answers = await fill(page)
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await expect(page).toHaveURL(lead)
  expect(await answersOn(page)).toEqual(answers)
})

test('a double click sends once', async ({ page }) => {
  let sent = 0
  await onPost(page, lead, async (route) => {
    sent += 1
    await route.continue()
  })
  await fill(page)
  await formIsOldEnough(page)
  await submit(page).dblclick()
  await expect(page).toHaveURL('/thank-you')
  expect(sent).toBe(1)
})

test('peers F1: a visitor with a wrong clock who sends at once is not taken for a bot', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 180_000 })
  await fill(page)
  await submit(page).click()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { name: 'A confirmation is on its way to you by email' })).toBeVisible()
})

test.describe('a response that never arrives', () => {
  test.use({ provoked: /could not be submitted|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('is given up after twenty seconds, with every value kept', async ({ page }) => {
    await page.clock.install()
    await onPost(page, lead, () => new Promise(() => undefined))
    const answers = await fill(page)
    const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(lead))
    await submit(page).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await posted
    await page.clock.fastForward(20_000)
    await expect(notice(page)).toContainText('Submission Failed')
    await expect(notice(page)).toContainText('We did not get a response.')
    await expect(notice(page)).not.toContainText('offline')
    await expect(notice(page)).toBeFocused()
    await expect(submit(page)).toBeEnabled()
    expect(await answersOn(page)).toEqual(answers)
  })

  test('is distinguished from being offline, and the same form can be sent later', async ({ page }) => {
    await fill(page)
    await formIsOldEnough(page)
    const goOnline = await goOffline(page)
    await submit(page).click()
    await expect(notice(page)).toContainText('You are offline. Nothing was sent')
    await submit(page).click()
    await expect(submit(page)).toBeEnabled()
    await expect(notice(page)).toHaveCount(1)
    await goOnline()
    await submit(page).click()
    await expect(page).toHaveURL('/thank-you')
  })
})

test.describe('peers S9: a refusal of the site', () => {
  test.use({ provoked: /could not be submitted|403|429/ })

  test('is shown as what it is, with every value kept', async ({ page }) => {
    const limited = '<p><span data-refusal>Too many requests came from your network.</span> <a href="/">Home</a></p>'
    const foreign = await page.request.post(lead, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    const refusals = [
      { text: "this site's address is set wrong", answer: { response: foreign } },
      { text: 'Too many requests came from', answer: { status: 429, contentType: 'text/html', body: limited } },
    ]
    const answers = await fill(page)
    for (const { text, answer } of refusals) {
      const stop = await onPost(page, lead, (route) => route.fulfill(answer))
      await submit(page).click()
      await expect(notice(page)).toContainText('Submission Failed')
      await expect(notice(page)).toContainText(text)
      await expect(notice(page)).not.toContainText(/did not get a response|offline|Home/)
      await expect(notice(page)).toBeFocused()
      await expect(submit(page)).toBeEnabled()
      expect(await answersOn(page)).toEqual(answers)
      await stop()
    }
  })
})

test.describe('the affiliate tracker', () => {
  async function sendTo(page: Page, tap: 'records' | 'throws') {
    const events: unknown[][] = []
    await page.exposeFunction('tellTap', (...call: unknown[]) => void events.push(call))
    await page.addInitScript((kind) => {
      const { tellTap } = window as unknown as { tellTap: (...call: unknown[]) => void }
      window.tap = (...call) => {
        if (kind === 'throws') throw new Error('blocked')
        tellTap(...call)
      }
    }, tap)
    const answers = await fill(page, newVisitor({ firstName: ' Ana ' }))
    await formIsOldEnough(page)
    await submit(page).click()
    await expect(page).toHaveURL('/thank-you')
    return { events, answers }
  }

  test("receives an accepted lead's id", async ({ page }) => {
    const { events, answers } = await sendTo(page, 'records')
    expect(events).toEqual([
      [
        'conversion',
        expect.stringMatching(/^[\w-]{8,}$/),
        0,
        { meta_data: expect.objectContaining({ name: 'Ana Ruiz' }) },
      ],
    ])
    expect(JSON.stringify(events)).toContain(answers.organizationName)
  })

  test('that fails does not affect the form', async ({ page }) => {
    await sendTo(page, 'throws')
  })
})

test.describe('a script that fails to load', () => {
  test.use({ provoked: /ERR_FAILED/ })

  test('leaves a form that works without it', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await fill(page)
    await formIsOldEnough(page)
    await submit(page).click()
    await expect(page).toHaveURL('/thank-you')
  })
})
