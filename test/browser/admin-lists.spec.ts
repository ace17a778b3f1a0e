import type { Page } from '@playwright/test'
import { newCorrection, newLead, newMessage, openAdmin, openNewArticle, openWithScripts, runSql } from './admin'
import { rectsOf, sidewaysScroll } from './checks'
import { button, expect, hold, test } from './fixtures'

const lists = ['leads', 'messages', 'corrections', 'posts'] as const
const phone = { width: 360, height: 800 }
const firstRow = (page: Page) => page.getByRole('main').locator('.list-rows > li').first()
const filters = (page: Page) => page.locator('summary').filter({ hasText: 'Filters' })

/** At least one lead, message, and report; articles are there from the start. */
const fillLists = (page: Page) => Promise.all([newLead(page), newMessage(page), newCorrection(page)])

for (const list of lists) {
  test(`on a phone the first row of ${list} is in the upper 560 px, and everything is large enough to tap`, async ({
    page,
  }) => {
    await fillLists(page)
    await page.setViewportSize(phone)
    await openWithScripts(page, `/admin/${list}`)
    const { y = Number.NaN, height = Number.NaN } = (await firstRow(page).boundingBox()) ?? {}
    expect(y).toBeLessThan(430)
    expect(y + Math.min(height, 130)).toBeLessThan(560)
    const controls = page.locator(':is(header, main) :is(a, button, select, summary, input:not([type=hidden]))')
    const small = await controls.evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
        .map((control) => ({
          box: (control.closest('label') ?? control).getBoundingClientRect(),
          html: control.outerHTML,
        }))
        .filter(({ box }) => Math.min(box.width, box.height) < 24)
        .map(({ html }) => html),
    )
    expect(small).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await sidewaysScroll(page)).toBe(0)
  })
}

test.describe('on a phone, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the tabs are one row with the current one in view; filters are folded, set by keyboard, then open with their number', async ({
    page,
  }) => {
    await openAdmin(page, '/admin/leads?status=closed')
    const tabs = page.getByRole('navigation', { name: 'Status' })
    expect((await tabs.boundingBox())?.height).toBeLessThan(50)
    await expect(tabs.getByRole('link', { name: /^Closed / })).toBeInViewport({ ratio: 1 })
    await tabs.getByRole('link', { name: /^Spam / }).focus()
    await expect(tabs.getByRole('link', { name: /^Spam / })).toBeInViewport({ ratio: 1 })
    expect(await sidewaysScroll(page)).toBe(0)

    await openAdmin(page, '/admin/leads?status=open')
    await expect(filters(page)).toHaveText('Filters')
    await expect(page.getByLabel('Industry')).toBeHidden()
    await filters(page).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Industry').selectOption('Autism')
    await page.getByLabel('Order').selectOption('Newest first')
    await button(page, 'Apply').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/leads\?status=open&search=&industry=autism&owner=&sort=newest$/)
    await expect(filters(page)).toHaveText('Filters2 set')
    await expect(page.getByLabel('Industry')).toHaveValue('autism')
    await expect(page.getByLabel('Industry')).toBeVisible()

    await page.getByLabel('Search').fill('nobody-at-all')
    await button(page, 'Search').click()
    await expect(page).toHaveURL(/\?status=open&search=nobody-at-all&industry=autism&owner=&sort=newest$/)
    await expect(page.getByText('0 leads', { exact: true })).toBeVisible()
  })
})

test('what is typed and chosen while another list loads stays, and Back shows the filters of its address again', async ({
  page,
}) => {
  await openAdmin(page, '/admin/posts')
  const category = page.getByLabel('Category')
  const release = await hold(page, '**/admin/posts?*status=draft*')
  await page.getByRole('link', { name: /^Draft / }).click()
  await page.getByLabel('Search').fill('nobody-at-all')
  await category.selectOption('Billing & RCM')
  release()
  await expect(page.getByRole('link', { name: /^Draft / })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByLabel('Search')).toHaveValue('nobody-at-all')
  await button(page, 'Apply').click()
  await expect(page).toHaveURL(/\?status=draft&search=nobody-at-all&category=/)
  await expect(page.getByText('No articles match.')).toBeVisible()
  await expect(category.locator('option:checked')).toHaveText('Billing & RCM')
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue('')
  await expect(category).toHaveValue('')
})

test('on a desktop all filters are in one row, and the form of a new article is folded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, '/admin/leads')
  const controls = ['Search', 'Industry', 'Owner', 'Order'].map((name) => page.getByLabel(name, { exact: true }))
  const bottoms = [...controls, button(page, 'Apply')].map(async (control) => {
    const { y = Number.NaN, height = Number.NaN } = (await control.boundingBox()) ?? {}
    return Math.round(y + height)
  })
  expect(new Set(await Promise.all(bottoms)).size).toBe(1)
  await expect(filters(page)).toBeHidden()
  await page.goto('/admin/posts')
  await expect(page.getByLabel('Title of a new article')).toBeHidden()
  await openNewArticle(page)
  await expect(page.getByLabel('Title of a new article')).toBeVisible()
})

test('on a phone the bar for selected rows takes at most a sixth of the screen and is used in the order of its labels', async ({
  page,
}) => {
  await fillLists(page)
  await page.setViewportSize(phone)
  await openWithScripts(page, '/admin/leads')
  await firstRow(page).getByRole('checkbox').check()
  const bar = page.getByRole('group', { name: 'Change the selected leads' })
  await expect(bar.getByText('1 selected')).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())?.height).toBeLessThan(phone.height / 6)
  const controls = [
    page.getByLabel('New status'),
    page.getByLabel('New owner'),
    button(page, 'Change'),
    button(page, 'Mark as spam'),
  ]
  await controls[0]?.focus()
  for (const control of controls) {
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
  }
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('due day, owner, status, and the button to close a lead have a column each, and leave the name room', async ({
  page,
}) => {
  const run = `Columns${Date.now()}`
  const owners = ['', 'Bartholomew Montgomery-Whitfield']
  for (const owner of owners) {
    const address = await newLead(page, { organizationName: `${run} ${owner}` })
    await runSql('update leads set owner = $1 where id = $2', [owner || null, address.split('/').at(-1)])
  }
  await openAdmin(page, `/admin/leads?search=${run}`)
  const row = page.locator('.list-rows > li').filter({ hasText: 'Bartholomew' })
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const part of ['due', 'status', 'close']) {
      const lefts = (await rectsOf(page.locator(`.row-${part}`))).map(({ x }) => x)
      expect([width, part, lefts.length, new Set(lefts).size]).toEqual([width, part, 2, 1])
    }
    const columns = row.locator('.row-due, .row-owner, .row-status, .row-close')
    const ends = (await rectsOf(columns)).sort((a, b) => a.x - b.x)
    expect(ends.map(({ x }, at) => x >= (ends[at - 1]?.right ?? 0))).toEqual([true, true, true, true])
  }
  for (const width of [600, 700, 768, 900]) {
    await page.setViewportSize({ width, height: 800 })
    const { width: room = 0 } = (await page.locator('.row-main').first().boundingBox()) ?? {}
    expect([width, room > 150]).toEqual([width, true])
  }
})

test('each status of a lead has its own drawing or border, also where a browser replaces all colors', async ({
  page,
}) => {
  const run = `States${Date.now()}`
  const statuses = ['new', 'in-review', 'answered', 'closed', 'spam']
  for (const status of statuses) {
    const address = await newLead(page, { organizationName: `${run} ${status}` })
    await runSql('update leads set status = $1 where id = $2', [status, address.split('/').at(-1)])
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await openAdmin(page, `/admin/leads?search=${run}`)
  const looks = await page
    .locator('.row-status .badge')
    .evaluateAll((all) =>
      all.map((one) => `${getComputedStyle(one).borderStyle} ${one.querySelector('svg')?.innerHTML}`),
    )
  expect([looks.length, new Set(looks).size]).toEqual([statuses.length, statuses.length])
})
