import { expect, test } from './fixtures'

test('the letter to a vendor can be copied, and is selected where copying is refused', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/leaving/kipu')
  await page.getByRole('button', { name: 'Copy the letter' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('1. ')
  expect(copied).toContain('[Name, role, practice]')

  await page.reload()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy the letter' }).click()
  await expect(page.getByRole('button', { name: 'Selected, ready to copy' })).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toContain('[Name, role, practice]')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the letter has no button that would do nothing', async ({ page }) => {
    await page.goto('/leaving/kipu')
    await expect(page.locator('#letter')).toBeVisible()
    await expect(page.getByText('Copy the letter')).toBeHidden()
  })
})
