import type { Page } from '@playwright/test'
import { newMessage, openAdmin, openWithScripts, scriptsRun } from './admin'
import { emailsAbout, expect, isTo, newVisitor, test } from './fixtures'

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Answer', exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send the answer' })
const warning = (page: Page) => page.getByText('Someone else is writing an answer.')

/** Begins an answer. The box is open already if nothing has been written yet. */
async function open(page: Page): Promise<void> {
  if (!(await editor(page).isVisible())) await page.getByText('Write an answer', { exact: true }).click()
  await editor(page).focus()
}

test.use({ provoked: /409/ })

test('a message is answered with a template, with a live preview and the state of its email', async ({ page }) => {
  const { workEmail } = newVisitor()
  const address = await newMessage(page, { email: workEmail })
  await openAdmin(page, '/admin/templates')
  await page.getByLabel('Name', { exact: true }).fill(`Prices ${Date.now()}`)
  await page.getByLabel('Text', { exact: true }).fill('Hello {firstName},\n\n**per user** at {organization}.')
  await expect(page.getByRole('region', { name: 'If name and organization are unknown' })).toContainText(
    'per user at your organization.',
  )
  const name = await page.getByLabel('Name', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Save the template' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()

  await page.goto(address)
  await scriptsRun(page)
  await open(page)
  await page.getByLabel('Template').selectOption({ label: name })
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(editor(page)).toHaveValue('Hello Laura,\n\n**per user** at your organization.')
  await editor(page).press('End')
  await editor(page).pressSequentially(' See [all prices](https://guide.example/emr).')
  const preview = page.getByRole('region', { name: 'The email to the visitor' })
  await expect(preview.locator('strong')).toHaveText('per user')
  await expect(preview.getByRole('link', { name: 'all prices' })).toHaveAttribute('href', 'https://guide.example/emr')
  await page.getByLabel('Answered by').fill('Ann')
  await send(page).click()

  await expect(page.getByText('Answer sent')).toBeVisible()
  await expect(conversation(page).getByRole('listitem').filter({ hasText: 'Ann' })).toContainText('per user')
  await expect(editor(page)).toBeHidden()
  const sent = (await emailsAbout(workEmail, 2)).find((mail) => isTo(mail, workEmail))
  expect(sent).toMatchObject({ subject: 'Re: Prices' })
  expect(sent?.html).toContain('<strong>per user</strong>')
  await expect(async () => {
    await page.reload()
    await expect(conversation(page).getByText('Sent', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('two tabs that answer at the same time see each other', async ({ page, context }) => {
  const address = await newMessage(page)
  await openWithScripts(page, address)
  await expect(editor(page)).toBeVisible()
  await expect(conversation(page).getByText('No messages yet.')).toBeHidden()
  const other = await context.newPage()
  await other.goto(address)
  await scriptsRun(other)
  // A box that is open from the start says nothing about a person.
  await expect(warning(other)).toBeHidden()
  const told = page.waitForResponse((response) => response.url().endsWith('/open-answer'))
  await open(page)
  await told
  await expect(warning(page)).toBeHidden()
  await other.reload()
  await expect(warning(other)).toBeVisible()
})

test('unsent text comes back with the box open, and is gone once sent', async ({ page }) => {
  const address = await newMessage(page)
  await openWithScripts(page, address)
  await open(page)
  await editor(page).fill('Half a thought')
  await page.goto('/admin')
  await page.goto(address)
  await expect(editor(page)).toHaveValue('Half a thought')
  await expect(page.getByText('Unsaved, typed on')).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Answer sent')).toBeVisible()
  await page.reload()
  await open(page)
  await expect(editor(page)).toHaveValue('Hello Laura,\n\n')
})
