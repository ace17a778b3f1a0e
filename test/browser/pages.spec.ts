import { guideDownloads } from '../../client/content/free-guide'
import { expect, test } from './fixtures'

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
  // On a tablet, a price has more room than a rating.
  await page.setViewportSize({ width: 768, height: 900 })
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the letter has no button that would do nothing', async ({ page }) => {
    await page.goto('/leaving/kipu')
    await expect(page.locator('#letter')).toBeVisible()
    await expect(page.getByText('Copy the letter')).toBeHidden()
  })

  test('the guide and the workbook are downloaded at once, without a form, and print shows their addresses', async ({
    page,
    request,
  }) => {
    await page.goto('/free-guide')
    await expect(page.locator('form, input')).toHaveCount(0)
    for (const [name, address, begins] of [
      ['Download the Guide (PDF)', guideDownloads.guide, '%PDF-1.7'],
      ['Download the Workbook (XLSX)', guideDownloads.workbook, 'PK'],
    ] as const) {
      await page.emulateMedia({ media: 'screen' })
      const waiting = page.waitForEvent('download')
      await page.getByRole('link', { name }).first().click()
      expect(new URL((await waiting).url()).pathname).toBe(address)
      const response = await request.get(address)
      expect(response.headers()['content-type']).toMatch(
        /^application\/(pdf|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)$/,
      )
      expect((await response.body()).subarray(0, begins.length).toString('latin1')).toBe(begins)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(address, { exact: false })).toBeVisible()
    }
  })
})
