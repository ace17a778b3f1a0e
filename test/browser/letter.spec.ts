import type { Page } from '@playwright/test'
import { acceptAll, newLead, openAdmin, openWithScripts, scriptsRun } from './admin'
import { act, button, emailsAbout, expect, hold, isTo, newVisitor, test, withAndWithoutScripts } from './fixtures'

const editor = (page: Page) => page.getByLabel('Text of the email')
/** The complete text of a version on its own page. */
const wholeText = (page: Page) => page.getByRole('region', { name: 'The whole text' }).getByRole('paragraph')
const preview = (page: Page) => page.getByRole('region', { name: 'As the visitor will read it' })

test.use({ provoked: /409/ })

test("text typed before the page's scripts have loaded stays, and is previewed", async ({ page }) => {
  const address = await newLead(page)
  await openWithScripts(page, address)
  const release = await hold(page, '**/assets/**/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await editor(page).fill('## Typed early')
  release()
  await expect(preview(page).getByRole('heading', { name: 'Typed early' })).toBeVisible()
  await expect(editor(page)).toHaveValue('## Typed early')
})

test('the preview follows every keystroke, and matches the email sent', async ({ page }) => {
  const visitor = newVisitor()
  const address = await newLead(page, visitor)
  await openWithScripts(page, address)
  await acceptAll(page)
  await expect(preview(page).getByRole('heading', { name: /^1\. / }).first()).toBeVisible()

  await editor(page).fill('')
  await editor(page).pressSequentially(
    '## For you\n\nTake **Opus**: [why](https://guide.example/emr/opus).\n\n- *one*\n- two',
  )
  const shown = preview(page)
  await expect(shown.getByRole('heading', { name: 'For you' })).toBeVisible()
  await expect(shown.locator('strong')).toHaveText('Opus')
  await expect(shown.getByRole('link', { name: 'why' })).toHaveAttribute('href', 'https://guide.example/emr/opus')
  await expect(shown.getByRole('listitem')).toHaveText(['one', 'two'])

  await page.getByLabel('Your name').fill('Ann')
  await button(page, 'Preview and send').click()
  await button(page, 'Send the recommendation').click()
  await expect(page.getByText('It cannot be sent again.')).toBeVisible()
  const emails = (await emailsAbout(visitor.workEmail, 3)).filter((mail) => isTo(mail, visitor.workEmail))
  const sent = emails.find(({ subject }) => subject === 'Your EMR recommendation')
  expect(sent?.html).toContain('<strong>Opus</strong>')
  expect(sent?.text).toContain('Take Opus: why (https://guide.example/emr/opus).')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'The email as it was sent' }).click()
  await expect((await opened).getByRole('heading', { name: 'For you' })).toBeVisible()
})

test('the versions of a letter can be viewed, compared word by word, and restored', async ({ page }) => {
  await openWithScripts(page, await newLead(page))
  await editor(page).fill('Take Opus first.')
  await page.getByLabel('Your name').fill('Ann')
  await button(page, 'Save draft').click()
  await expect(page.getByText('Version 1, written by Ann, saved')).toBeVisible()
  await editor(page).fill('Take Kipu first.')
  await button(page, 'Save draft').click()
  await expect(page.getByText('Version 2, written by')).toBeVisible()

  await page.getByRole('link', { name: 'All versions' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: 'Version 1' }).click()
  await expect(page.locator('del.removed').last()).toHaveText('Opus')
  await expect(page.locator('ins.added').last()).toHaveText('Kipu')
  await expect(wholeText(page)).toHaveText('Take Opus first.')
  await act(page, 'Use version 1 again', 'Taken again')
  await expect(editor(page)).toHaveValue('Take Opus first.')
  await expect(page.getByText('Version 3, version 1 restored')).toBeVisible()
})

withAndWithoutScripts((hasScripts) => {
  test('a second tab loses nothing: it shows both texts and their differences, and keeps a version of each', async ({
    page,
    context,
  }) => {
    const address = await newLead(page)
    await openAdmin(page, address)
    if (hasScripts) await scriptsRun(page)
    await editor(page).fill('Take Kipu now.')
    const other = await context.newPage()
    await other.goto(address)
    if (hasScripts) await scriptsRun(other)
    await editor(other).fill('Take Opus now.')
    await act(other, 'Save draft', 'Draft saved')

    await button(page, hasScripts ? 'Reset to computed draft' : 'Save draft').click()
    await expect(page.getByRole('alert')).toContainText('Someone else has saved this draft in the meantime.')
    await expect(editor(page)).toHaveValue('Take Kipu now.')
    await expect(page.locator('ins.added').last()).toHaveText('Kipu')
    await expect(page.locator('del.removed').last()).toHaveText('Opus')
    if (hasScripts) await page.reload()
    await expect(editor(page)).toHaveValue('Take Kipu now.')
    await act(page, 'Save draft', 'Draft saved')
    await page.getByRole('link', { name: 'All versions' }).click()
    await page.getByRole('link', { name: 'Version 1' }).click()
    await expect(wholeText(page)).toHaveText('Take Opus now.')
  })
})
