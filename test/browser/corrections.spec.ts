import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openAdmin } from './admin'
import { emailsAbout, expect, formIsOldEnough, isTo, test, withAndWithoutScripts } from './fixtures'

withAndWithoutScripts((javaScriptEnabled) => {
  test('an error reported at a fact is accepted by an admin, published, added to the feed, and answered', async ({
    page,
    browser,
    baseURL,
  }) => {
    const mark = randomUUID()
    // A different vendor for each, because a vendor's page shows only its newest report.
    const vendor = javaScriptEnabled ? 'valant' : 'nextgen'
    const email = `reader-${mark}@northside.example`
    const sentence = `The vendor's page of today says otherwise (${mark}).`
    await page.goto(`/emr/${vendor}`)
    await page.getByRole('heading', { name: 'The full record' }).click()
    const fact = page.locator('#telehealth')
    await fact.locator('summary').click()
    await fact.getByRole('link', { name: 'Report an error' }).click()
    await expect(page.getByLabel('Which system')).toHaveValue(vendor)
    await expect(page.getByLabel('Which value')).toHaveValue('telehealth')
    await page.getByLabel('What is wrong').fill(`Zoë Visitorname tells ${mark}`)
    await page.getByLabel('Email').fill(email)
    await formIsOldEnough(page)
    await page.getByRole('button', { name: 'Send Report' }).click()
    await expect(page).toHaveURL(/\/corrections\?sent$/)
    await expect(page.getByRole('status').filter({ hasText: 'Report Received' })).toBeVisible()

    await acceptAsAdmin(await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled }), mark, sentence)

    for (const path of ['/changes', `/emr/${vendor}`]) {
      await page.goto(path)
      if (path !== '/changes') await page.getByRole('heading', { name: /^What changed about/ }).click()
      const item = page.getByRole('listitem').filter({ hasText: sentence })
      await expect(item).toContainText('corrected by a reader; the value will change in the next version of the data')
      await expect(item.getByRole('link', { name: 'Telehealth' })).toHaveAttribute('href', `/emr/${vendor}#telehealth`)
      expect(await page.content()).not.toMatch(/Visitorname|reader-/)
    }
    const feed = await (await page.request.get('/changes.xml')).text()
    expect(feed).toContain(sentence)
    expect(feed).not.toMatch(/Visitorname|reader-/)
    const answer = (await emailsAbout(email, 2)).find((mail) => isTo(mail, email))
    expect(answer?.text).toContain(sentence)
  })
})

/** In a separate browser, because the visitor has no session. */
async function acceptAsAdmin(admin: Page, mark: string, sentence: string): Promise<void> {
  await openAdmin(admin, `/admin/corrections?search=${mark}`)
  await admin.getByRole('link', { name: /: Telehealth$/ }).click()
  await expect(admin.getByText(`Zoë Visitorname tells ${mark}`)).toBeVisible()
  await admin.getByLabel('Public reason').fill(sentence)
  await admin.getByRole('button', { name: 'Accept and publish' }).click()
  await expect(admin.getByText('Your sentence is on the page of changes.')).toBeVisible()
  await expect(admin.getByText('"correction": "')).toBeVisible()
  await admin.close()
}
