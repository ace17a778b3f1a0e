import type { Page } from '@playwright/test'
import { openAdmin, openThroughSignIn } from './admin'
import { pageFaults, sidewaysScroll } from './checks'
import { button, expect, test, withAndWithoutScripts } from './fixtures'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Administration' })
const more = (page: Page) => menu(page).getByRole('button', { name: 'More' })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const daily = ['Overview', 'Leads', 'Messages', 'Corrections', 'Articles', 'Blog tools']
const rare = ['Templates', 'Pictures', 'Sources', 'Integrations', 'People', 'Sessions', 'Audit', 'Queues']

withAndWithoutScripts((hasScripts) => {
  test('the menu of less used pages works by keyboard alone, and Escape closes it', async ({ page }) => {
    await openAdmin(page, '/admin')
    await expect(link(page, 'Overview')).toHaveAttribute('aria-current', 'page')
    await expect(link(page, 'Templates')).toBeHidden()
    await more(page).focus()
    await page.keyboard.press('Enter')
    for (const name of rare) await expect(link(page, name)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link(page, 'Templates')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link(page, 'Templates')).toBeHidden()
    await expect(more(page)).toBeFocused()

    await page.keyboard.press('Space')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
    await expect(link(page, 'People')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/people$/)
    await expect(link(page, 'People')).toBeHidden()
    await expect(more(page)).toHaveAttribute('aria-current', 'true')
    await expect(link(page, 'Overview')).not.toHaveAttribute('aria-current')
  })

  test('on a phone one menu has all pages and fits the screen, and a tap on an entry closes it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openAdmin(page, '/admin/leads')
    const all = [...daily, ...rare]
    for (const name of all) await expect(link(page, name)).toBeHidden()
    await expect(more(page)).toBeHidden()
    await button(page, 'Menu').click()
    await expect(link(page, 'Leads')).toHaveAttribute('aria-current', 'page')
    for (const name of all) await expect(link(page, name)).toBeInViewport({ ratio: 1 })
    for (const name of all) expect((await link(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(40)
    expect(await sidewaysScroll(page)).toBe(0)
    for (const name of ['Sources', 'Messages']) {
      await link(page, name).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(link(page, name)).toBeHidden()
      await button(page, 'Menu').click()
    }
  })

  // These menus are the browser's own: no script opens or closes them.
  if (hasScripts) return

  test('on a phone and a tablet the account and the sign-out are in a menu of their own', async ({ page, provoke }) => {
    // The sign-in page.
    provoke(/401/)
    await openThroughSignIn(page, '/admin/leads')
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(button(page, 'Sign out')).toBeHidden()
      await button(page, 'Password sign-in').click()
      await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible()
      await expect(button(page, 'Sign out')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(button(page, 'Sign out')).toBeHidden()
    }
    await button(page, 'Password sign-in').click()
    await button(page, 'Sign out').click()
    await expect(page.getByLabel('Password')).toBeVisible()
  })
})

test('the header is one row at every width, and its menus have no faults', async ({ page }) => {
  await openAdmin(page, '/admin')
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, (await page.locator('header').boundingBox())?.height]).toEqual([width, 61])
    expect(await sidewaysScroll(page)).toBe(0)
  }
  for (const [name, width] of [
    ['More', 1280],
    ['Menu', 360],
    ['Password sign-in', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await button(page, name).click()
    expect([name, await pageFaults(page)]).toEqual([name, []])
  }
})
