import { expect, test } from './fixtures'

test('peers 6: a source panel closes by Escape, with the focus on its mark, and by a click outside', async ({
  page,
}) => {
  await page.goto('/emr/therapynotes')
  await page.getByRole('heading', { name: 'The full record' }).click()
  const mark = page.locator('#starRating summary')
  const panel = page.locator('#starRating details > div')
  await mark.click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(mark).toBeFocused()
  await mark.click()
  await panel.click({ position: { x: 5, y: 5 } })
  await expect(panel).toBeVisible()
  await page.getByText('Open a value to see its source').click()
  await expect(panel).toBeHidden()
  await mark.click()
  await page.locator('#telehealth summary').click()
  await expect(panel).toBeHidden()
  await expect(page.locator('#telehealth details > div')).toBeVisible()
})

test('peers 2: the first field that stops a form is shown with its label, clear of the header', async ({ page }) => {
  for (const path of ['/get-recommendation', '/contact', '/corrections']) {
    await page.goto(path)
    const send = page.locator('form[data-enhance=send] button[type=submit]')
    await send.click()
    const first = page.locator('form[data-enhance=send] :is(input, select, textarea):invalid').first()
    const label = page.locator(`label[for="${await first.getAttribute('id')}"]`)
    await expect(label).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    await expect.poll(async () => ((await label.boundingBox())?.y ?? 0) > (header?.height ?? 0)).toBe(true)
  }
})

test('peers 1: the main part of a match is no grid in print, which Firefox moves to a page of its own', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/match?organization=practice&providers=5')
  const display = await page
    .locator('#answer')
    .evaluate(({ parentElement }) => getComputedStyle(parentElement as Element).display)
  expect(display).toBe('block')
})
