import { newLead, openAdmin } from './admin'
import { rectsOf } from './checks'
import { expect, test } from './fixtures'

test('in print, admin pages have no controls, and a lead is whole', async ({ page }) => {
  const wanted = `${'Groups, a client portal, and claims. '.repeat(20)}At the end, telehealth.`
  const lead = await newLead(page, { organizationDescription: wanted })
  await openAdmin(page, '/admin/posts')
  const article = await page.locator('.row-name a').first().getAttribute('href')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 900 })
  const lists = ['leads', 'messages', 'corrections', 'posts'].map((list) => `/admin/${list}`)
  for (const path of ['/admin', ...lists, '/admin/blog-tools', article ?? '', lead]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const controls = page.locator(
      'header, main :is(button, input, select, summary, .button, [role=toolbar], label, [download])',
    )
    expect([path, await controls.filter({ visible: true }).count()]).toEqual([path, 0])
    expect(await controls.count()).toBeGreaterThan(0)
  }
  await expect(page.getByText(wanted)).toBeVisible()
  const letter = page.getByRole('region', { name: 'As the visitor will read it' })
  await expect(letter.getByText('Hello ')).toBeVisible()
  expect(await letter.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})

test('a printed list says which tab it is, what was searched for, and which filters are set; its rows have three columns', async ({
  page,
}) => {
  await openAdmin(page, '/admin/posts?status=published')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 900 })
  const tabs = page.getByRole('navigation', { name: 'Status' }).getByRole('link').filter({ visible: true })
  await expect(tabs).toHaveCount(1)
  await expect(tabs).toHaveText(/^Published/)
  const parts = page.locator('.list-rows > li').first().locator(':scope > *').filter({ visible: true })
  const boxes = await rectsOf(parts)
  expect(boxes.map(({ left }, at) => at === 0 || left >= (boxes[at - 1]?.right ?? 0))).toEqual([true, true, true])
  await page.goto('/admin/leads?search=telehealth&owner=-&sort=newest')
  const set = page.getByText('Search: telehealth · Owner: Nobody · Order: Newest first')
  await expect(set).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(set).toBeHidden()
})
