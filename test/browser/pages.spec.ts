import { expect, test } from './fixtures'

const missing = '/no-such-page'

test.use({ provoked: /Failed to load resource.*404/ })

test('an unknown address is a 404 that links to the home page', async ({ page }) => {
  const response = await page.goto(missing)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the home page makes its claims in exact wording', async ({ page }) => {
  await page.goto('/')
  const claims = [
    'HIPAA compliant',
    'Expert analysis',
    'Expert verified',
    '20+ EMR systems reviewed',
    '100% free consultation',
  ]
  for (const claim of claims) await expect(page.getByText(claim)).toBeVisible()
})

test('a specialty guide begins with a picture that has a text alternative', async ({ page }) => {
  await page.goto('/blog/best-ehr-psychiatry')
  await expect(page.getByRole('article').getByRole('img')).toHaveAccessibleName(/medicine/)
  // Readers of share tags take a day, and guides have the month of their last revision.
  await expect(page.locator('meta[property="article:modified_time"]')).toHaveCount(0)
})

test('on a phone, a link below the lead leads to the table of a category, whose values begin below their labels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/resources/top-emr-solutions')
  const links = page.getByRole('navigation', { name: 'Tables' })
  await links.getByRole('link', { name: 'Mid-market' }).click()
  await expect(page.getByRole('heading', { name: 'Mid-market', exact: true })).toBeInViewport()
  const places = await page.locator('.segment td').evaluateAll((cells) =>
    cells.map((cell) => {
      const [label, value] = Array.from(cell.children, (part) => part.getBoundingClientRect())
      return label && value && label.left === value.left && label.bottom <= value.top
    }),
  )
  expect(places.length).toBeGreaterThan(60)
  expect(places).not.toContain(false)
})

test('on a tablet, a table of top systems gives a price more room than a rating', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/resources/top-emr-solutions')
  const rows = await page.locator('.segment tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const [system, rating, price] = Array.from(row.children)
      const lines = Math.round((price?.lastElementChild?.getBoundingClientRect().height ?? 0) / 24)
      const isBroken = (system?.querySelector('a')?.getClientRects().length ?? 0) > 1
      return { lines, isBroken, isWider: (price?.clientWidth ?? 0) > 1.5 * (rating?.clientWidth ?? 0) }
    }),
  )
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) expect(row).toEqual({ lines: expect.any(Number), isBroken: false, isWider: true })
  expect(Math.max(...rows.map(({ lines }) => lines))).toBeLessThanOrEqual(5)
})

test('on a phone, the psychiatry guide shows the systems to turn to if none of its three fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog/best-ehr-psychiatry')
  await page.getByRole('link', { name: 'others have EPCS' }).click()
  await expect(page.getByRole('heading', { name: 'If none of the three fits' })).toBeInViewport()
  await expect(page.getByRole('listitem').filter({ hasText: /^athenahealth .*PDMP/ })).toBeVisible()
})
