import type { Page } from '@playwright/test'
import { newLead, openAdmin, scriptsRun } from './admin'
import { pageFaults } from './checks'
import { act, button, emailsAbout, expect, isTo, requestPathOf, sendRequest, test } from './fixtures'

const organizationDescription =
  'We are an outpatient group practice with 3 prescribers. We must have telehealth. We do not want AI note-taking. Is an EMR mandatory for us?'

const main = (page: Page) => page.getByRole('main')

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 }, provoked: /422/ })

  test('a visitor corrects what was understood, and the page shows it', async ({ page }) => {
    const visitor = await sendRequest(page, { organizationDescription })
    await expect(page.getByRole('link', { name: /Check what we understood/ })).toBeHidden()
    await expect(main(page)).toContainText('where you can check what we understood')
    const emails = await emailsAbout(visitor.workEmail, 2)
    expect(emails.find((mail) => isTo(mail, visitor.workEmail))?.text).toContain('You do not want AI note-taking.')
    await page.goto(await requestPathOf(visitor))

    const prescribers = page.getByLabel('Prescribers')
    await expect(prescribers).toHaveValue('3')
    await expect(page.getByText('We must have telehealth.').first()).toBeVisible()
    await prescribers.fill('a few')
    await button(page, 'Save my changes').click()
    await expect(page.getByRole('alert')).toContainText('Prescribers')
    await expect(prescribers).toHaveValue('a few')
    await prescribers.fill('2')
    await page.getByLabel('Telehealth', { exact: true }).selectOption('Would like')
    await act(page, 'All of this is right', 'Saved')
    await expect(main(page)).toContainText('You checked this on')
    await expect(main(page).locator('dl').first()).toContainText('Prescribers2')
    await expect(main(page).locator('dl').first()).toContainText('TelehealthWould like')
    await expect(button(page, 'All of this is right')).toHaveCount(0)
  })
})

test('the form leads to the page that checks what was understood, with the address in this tab alone', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (asked) =>
    requested.push(`${asked.url()} ${asked.headers().referer ?? ''} ${asked.postData() ?? ''}`),
  )
  await sendRequest(page, { organizationDescription })
  const link = page.getByRole('link', { name: 'Check what we understood: 1 minute' })
  await expect(link).toBeVisible()
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/request\/[\w-]{54}$/)
  expect(requested.filter((line) => line.includes('/request/'))).toEqual([])
  await link.click()
  await expect(page.getByLabel('Prescribers')).toHaveValue('3')
  await expect(page.getByText('Withdraw this request')).toHaveCount(0)
  expect(await pageFaults(page)).toEqual([])
  expect(requested.filter((line) => line.split(' ')[1]?.includes('/request/'))).toEqual([])
})

test('a lead is read, decided, and answered with at most four keys and taps, and five more to assign and note it', async ({
  page,
}) => {
  await openAdmin(page, await newLead(page, { organizationDescription }))
  await scriptsRun(page)
  await page.getByLabel('Status', { exact: true }).selectOption('In review')
  await page.getByLabel('Owner', { exact: true }).fill('Ann')
  await act(page, 'Save', 'Saved')
  await page.getByLabel('New note').fill('Read')
  await act(page, 'Add note', 'Note added')
  await expect(page.getByRole('heading', { name: /^What we read \(\d+ open\)$/ })).toBeVisible()
  await expect(button(page, 'Preview and send')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Decide \d+ open/ })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'What we read (1 open)' })).toBeVisible()
  await page.keyboard.press('i')
  await expect(page.getByRole('heading', { name: 'What we read', exact: true })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/preview/)
  await act(page, 'Send the recommendation', 'Recommendation sent')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('answered')
  await expect(page.getByLabel('Owner', { exact: true })).toHaveValue('Ann')
})

test('a point is changed and dropped on the page of a lead, and that is undone', async ({ page }) => {
  await openAdmin(page, await newLead(page, { organizationDescription }))
  const reading = page.getByRole('region', { name: /^What we read/ })
  const point = (label: string) => reading.getByRole('listitem').filter({ hasText: label })
  await point('Prescribers:').getByText('Change').click()
  await point('Prescribers:').getByLabel('Prescribers').fill('5')
  await point('Prescribers:').getByRole('button', { name: 'Save' }).click()
  await expect(point('Prescribers:')).toContainText('Confirmed by')
  await point('Telehealth:').getByRole('button', { name: 'Drop' }).click()
  await expect(point('Telehealth:')).toContainText('Dropped by')
  await button(page, 'Undo').click()
  await expect(point('Telehealth:')).toContainText('Open')
  await expect(point('Prescribers:')).toContainText('5')
  expect(await pageFaults(page)).toEqual([])
})
