import type { Page } from '@playwright/test'
import { newLead, openAdmin, scriptsRun } from './admin'
import { pageFaults } from './checks'
import { act, button, expect, hold, status, test, withAndWithoutScripts } from './fixtures'

/** Submits leads whose names identify this run among other tests; returns their admin addresses. */
async function requests(page: Page, run: string, count: number, answers: object = {}): Promise<string[]> {
  const addresses: string[] = []
  for (let number = 1; number <= count; number += 1) {
    addresses.push(await newLead(page, { organizationName: `${run} ${number}`, ...answers }))
  }
  return addresses
}

const newRun = () => `Triage${Date.now()}${Math.round(Math.random() * 1_000)}`
const listOf = (run: string, more = '') => `/admin/leads?search=${run}${more}`
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

withAndWithoutScripts((hasScripts) => {
  test('several leads are changed at once and undone, one is closed with one click, and a list is saved as a view', async ({
    page,
  }) => {
    const run = newRun()
    await requests(page, run, 3)
    await openAdmin(page, listOf(run))
    if (!hasScripts) await expect(page.locator('.select-all')).toHaveCSS('display', 'none')
    await page.getByLabel(`Select ${run} 1`).check()
    await page.getByLabel(`Select ${run} 3`).check()
    await page.getByLabel('New status').selectOption('In review')
    await page.getByLabel('New owner').fill('Ann')
    await act(page, 'Change', 'Changed')
    for (const number of [1, 3]) {
      await expect(row(page, `${run} ${number}`)).toContainText('In review')
      await expect(row(page, `${run} ${number}`)).toContainText('Ann')
    }
    await expect(row(page, `${run} 2`)).toContainText('New')
    await act(page, 'Undo', 'Undone')
    for (const number of [1, 2, 3]) await expect(row(page, `${run} ${number}`)).toContainText('New')
    await expect(page).toHaveURL(new RegExp(`search=${run}`))

    await page.getByLabel(`Select ${run} 2`).check()
    await button(page, 'Mark as spam').click()
    await expect(row(page, `${run} 2`)).toContainText('Spam')
    await page.goto(listOf(run, '&status=spam'))
    await page.getByLabel(`Select ${run} 2`).check()
    await act(page, 'Not spam', 'Marked as not spam')
    await page.goto(listOf(run))
    await expect(row(page, `${run} 2`)).toContainText('New')
    await button(page, `Close ${run} 1`).click()
    await expect(row(page, `${run} 1`)).toContainText('Closed')

    await page.getByText('Save this view').click()
    await page.getByLabel('Name of the view').fill(run)
    await act(page, 'Save view', 'View saved')
    await page.goto('/admin/leads')
    await page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: run }).click()
    await expect(row(page, `${run} 3`)).toBeVisible()
    await act(page, 'Remove this view', 'View removed')
    await expect(page.getByRole('link', { name: run, exact: true })).toBeHidden()
  })

  // Without scripts these are links and forms like the ones above.
  if (!hasScripts) return

  test('two requests from one address are merged and separated again', async ({ page }) => {
    const run = newRun()
    const [kept = ''] = await requests(page, run, 2, { workEmail: `${run}@same.example` })
    await openAdmin(page, kept)
    await expect(page.getByLabel(`Merge the request of ${run} 2`)).toBeChecked()
    await act(page, 'Merge the selected requests into this lead', 'Merged')
    await expect(page.getByRole('heading', { name: 'Merged requests' })).toBeVisible()
    await act(page, 'Undo', 'Undone')
    await expect(page.getByRole('heading', { name: 'Merged requests' })).toBeHidden()
  })
})

test("the visitor's own words are above the fields to write in, also on a phone", async ({ page }) => {
  const run = newRun()
  const [address = ''] = await requests(page, run, 1, { organizationDescription: 'Twelve therapists, no AI please' })
  await openAdmin(page, address)
  for (const width of [1_280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const top = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())?.y ?? Number.NaN
    expect(await top('Twelve therapists, no AI please')).toBeLessThan(844)
    expect(await top('Twelve therapists, no AI please')).toBeLessThan(await top('Text of the email'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('single keys move, search, open, and close; a dialog lists them and turns them off', async ({ page }) => {
  const run = newRun()
  await requests(page, run, 3)
  await openAdmin(page, listOf(run, '&sort=organization'))
  await scriptsRun(page)
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.keyboard.type('j')
  await expect(page.getByLabel('Search')).toHaveValue('j')
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { level: 1 }).click()
  for (const [key, number] of [
    ['j', 1],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('link', { name: `${run} ${number}` })).toBeFocused()
  }
  await page.keyboard.press('x')
  await expect(page.getByLabel(`Select ${run} 1`)).toBeChecked()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('e')
  await expect(row(page, `${run} 1`)).toContainText('Closed')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(`${run} 2`)
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText(`${run} 3`)
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText(`${run} 2`)
  await page.keyboard.press('e')
  await expect(heading(page)).toHaveText(`${run} 3`)
  await expect(status(page, 'Closed')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    /search=.*sort=organization/,
  )

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  expect(await pageFaults(page)).toEqual([])
  await help.getByRole('checkbox').uncheck()
  await help.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText(`${run} 3`)
  await page.reload()
  await scriptsRun(page)
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText(`${run} 3`)
  await page.keyboard.press('?')
  await expect(help).toBeVisible()
})

test('a list shows new arrivals without disturbing someone who is working in it', async ({ page }) => {
  const run = newRun()
  await requests(page, run, 1)
  await page.clock.install()
  await openAdmin(page, listOf(run, '&sort=organization'))
  await scriptsRun(page)
  await page.mouse.move(0, 0)
  await requests(page, `${run} b`, 1)
  await page.clock.runFor(16_000)
  await expect(row(page, `${run} b 1`)).toBeVisible()

  const box = page.getByLabel(`Select ${run} 1`)
  await box.check()
  await box.focus()
  await requests(page, `${run} c`, 1)
  await page.clock.runFor(16_000)
  await expect(page.getByRole('button', { name: /new leads? came in: show/ })).toBeVisible()
  await expect(row(page, `${run} c 1`)).toBeHidden()
  await expect(box).toBeFocused()
  await expect(box).toBeChecked()
  await page.getByRole('button', { name: /came in: show/ }).click()
  await expect(row(page, `${run} c 1`)).toBeVisible()
  await expect(box).toBeChecked()
})

test('the checkbox for all rows looks the same before scripts run; with them, all are closed in three taps and restored in one', async ({
  page,
}) => {
  const run = newRun()
  await requests(page, run, 3)
  await openAdmin(page, '/admin')
  const release = await hold(page, '**/assets/**/*.js')
  await page.goto(listOf(run), { waitUntil: 'commit' })
  const all = page.getByLabel('Select all leads on this page')
  const first = page.getByLabel(`Select ${run} 1`)
  await all.check()
  await expect(first).not.toBeChecked()
  await expect(page.locator('.many-bar')).toBeHidden()
  const before = await first.boundingBox()
  release()
  await expect(page.getByText('3 selected')).toBeVisible()
  expect(await first.boundingBox()).toEqual(before)
  await all.uncheck()
  await expect(page.locator('.many-bar')).toBeHidden()
  await first.check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await all.check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByLabel('New status').selectOption('Closed')
  await act(page, 'Change', 'Changed')
  for (const number of [1, 2, 3]) await expect(row(page, `${run} ${number}`)).toContainText('Closed')
  await act(page, 'Undo', 'Undone')
  for (const number of [1, 2, 3]) await expect(row(page, `${run} ${number}`)).toContainText('New')
})
