import { expect, test } from './fixtures'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test("a link to a fact, or to a system's changes, opens the section that contains it", async ({ page }) => {
    await page.goto('/emr/valant')
    await expect(page.locator('#starRating')).toBeHidden()
    await page.goto('/emr/valant#starRating')
    await expect(page.locator('#starRating')).toBeInViewport()
    await page.goto('/changes/2026-11-22')
    await expect(page.locator('#valant-2026-11-22')).toBeHidden()
    await page.goto('/changes/2026-11-22#valant-2026-11-22')
    await expect(page.locator('#valant-2026-11-22 tbody tr').first()).toBeInViewport()
  })

  test('a link to a rule opens its row, and other rules stay closed', async ({ page }) => {
    await page.goto('/rules')
    const [epcs, script] = [page.locator('#epcs'), page.locator('#script')]
    await expect(epcs).toBeHidden()
    await page.getByRole('region', { name: 'What to do, by when' }).locator('a[href="#epcs"]').first().click()
    await expect(epcs.getByText('What to do')).toBeInViewport()
    await expect(page.getByText('Electronic prescribing of controlled substances', { exact: true })).toBeInViewport()
    await expect(script).toBeHidden()
    await page.locator('.rule', { has: script }).locator('> summary').click()
    await expect(script.getByText('Ask a vendor')).toBeVisible()
    await expect(script.getByText('Federal Register, 89 FR 51238')).toBeHidden()
    await script.locator('summary').click()
    await expect(script.getByText('Federal Register, 89 FR 51238')).toBeVisible()
  })
})

test('a wide window and print show sections that are collapsed on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/changes')
  await page.getByRole('link', { name: /^November 22, 2026/ }).click()
  await expect(page.getByRole('heading', { name: 'November 22' })).toBeInViewport()
  const valant = page.locator('#valant-2026-11-22')
  await expect(valant).toBeHidden()
  await page.goto('/changes/2026-11-22#valant-2026-11-22')
  await expect(valant.locator('tbody tr').first()).toBeInViewport()
  await expect(page.getByRole('heading', { name: /^Valant \d+ values changed/ })).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(valant).toBeVisible()
  await page.goto('/emr/valant')
  await expect(page.locator('#starRating')).toBeVisible()
  await page.goto('/rules')
  await expect(page.locator('#script').getByText('Federal Register, 89 FR 51238')).toBeVisible()
})
