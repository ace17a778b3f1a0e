import { guideDownloads } from '../../client/content/free-guide'
import { expect, test } from './fixtures'

const files = [
  { button: 'Download the Guide (PDF)', address: guideDownloads.guide, type: 'application/pdf', begins: '%PDF-1.7' },
  {
    button: 'Download the Workbook (XLSX)',
    address: guideDownloads.workbook,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    begins: 'PK',
  },
]

test.use({ javaScriptEnabled: false })

for (const { button, address, type, begins } of files) {
  test(`"${button}" downloads the file at once, without a form`, async ({ page, request }) => {
    await page.goto('/free-guide')
    await expect(page.locator('form, input')).toHaveCount(0)
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: button }).first().click()
    expect(new URL((await waiting).url()).pathname).toBe(address)
    const response = await request.get(address)
    expect(response.headers()['content-type']).toBe(type)
    expect((await response.body()).subarray(0, begins.length).toString('latin1')).toBe(begins)
  })
}

test('prints the addresses of both files', async ({ page }) => {
  await page.goto('/free-guide')
  await page.emulateMedia({ media: 'print' })
  for (const { address } of files)
    await expect(page.getByText(new URL(address, page.url()).pathname, { exact: false })).toBeVisible()
})
