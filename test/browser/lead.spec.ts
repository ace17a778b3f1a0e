import { startSite } from '../support/site'
import { runSql } from './admin'
import {
  answerQuestions,
  answersOn,
  emailsAbout,
  expect,
  formIsOldEnough,
  isTo,
  newVisitor,
  onPost,
  submit,
  test,
} from './fixtures'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor sends a request, sees a thank-you page, and both emails are written', async ({ page }) => {
      const visitor = newVisitor({ firstName: 'Zoë', organizationName: 'Harbor, "North" & Sons' })
      await page.goto('/get-recommendation')
      await answerQuestions(page, visitor)
      await formIsOldEnough(page)
      await submit(page).click()
      await expect(page).toHaveURL(/\/thank-you$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'What Happens Next?' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'A confirmation is on its way to you by email' })).toBeVisible()

      const emails = await emailsAbout(visitor.workEmail, 2)
      const confirmation = emails.find((mail) => isTo(mail, visitor.workEmail))
      const forTeam = emails.find((mail) => mail !== confirmation)
      expect(confirmation?.text).toContain('Zoë')
      expect(forTeam?.text).toContain('Harbor, "North" & Sons')
      expect(forTeam?.text).toMatch(/Draft recommendation[\s\S]*1\.[\s\S]*2\.[\s\S]*3\./i)
    })
  })
}

test.describe('rejected answers', () => {
  test.use({ javaScriptEnabled: false, provoked: /422/ })

  test('come back with status 422, a reason beside the question, and every value kept', async ({ page }) => {
    const visitor = newVisitor({ lastName: '   ' })
    await page.goto('/get-recommendation')
    await answerQuestions(page, visitor)
    const [response] = await Promise.all([page.waitForResponse(isPost), submit(page).click()])
    expect(response.status()).toBe(422)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Last Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    expect(await answersOn(page)).toEqual(visitor)
  })
})

test.describe('a failing server', () => {
  test.use({ provoked: /503|could not be submitted/ })

  test('is reported, and nothing entered is lost', async ({ page }) => {
    const visitor = newVisitor()
    const mend = await onPost(page, '/get-recommendation', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>No server</h1>' }),
    )
    await page.goto('/get-recommendation')
    await answerQuestions(page, visitor)
    await submit(page).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Submission Failed')
    await expect(notice).toContainText('There was an error submitting your form. Please try again.')
    await expect(notice).toBeFocused()
    await expect(submit(page)).toBeEnabled()
    expect(await answersOn(page)).toEqual(visitor)

    await mend()
    await formIsOldEnough(page)
    await submit(page).click()
    await expect(page).toHaveURL(/\/thank-you$/)
    await emailsAbout(visitor.workEmail, 2)
  })
})

test.describe('a failing server, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provoked: /503/ })

  test('returns the form with a notice and every value', async ({ page }) => {
    const site = await startSite()
    try {
      await site.db.schema.renameTable('leads', 'leads_away')
      const visitor = newVisitor()
      await page.goto(`${site.url}/get-recommendation`)
      await answerQuestions(page, visitor)
      const [response] = await Promise.all([page.waitForResponse(isPost), submit(page).click()])
      expect(response.status()).toBe(503)
      await expect(page.getByRole('alert')).toContainText('Submission Failed')
      expect(await answersOn(page)).toEqual(visitor)
    } finally {
      await site.stop()
    }
  })
})

test('while answers are being sent, the button says so and cannot be pressed again', async ({ page }) => {
  const visitor = newVisitor()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await onPost(page, '/get-recommendation', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/get-recommendation')
  await answerQuestions(page, visitor)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL(/\/thank-you$/)
})

const isPost = (response: { request(): { method(): string } }) => response.request().method() === 'POST'

test('a request records how its visit arrived, which the tab remembers until then', async ({ page, context }) => {
  const visitor = newVisitor()
  await page.goto('/vendors?utm_source=letter&utm_campaign=spring')
  await page.goto('/rules')
  await page.goto('/get-recommendation')
  await page.waitForLoadState('networkidle')
  await answerQuestions(page, visitor)
  await formIsOldEnough(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/thank-you$/)
  const { rows } = await runSql(
    'select landing_page, campaign, referrer_host, pages_read from leads where work_email = $1',
    [visitor.workEmail],
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
