import type { Page } from '@playwright/test'
import { vendors } from '../../shared/catalogue'
import { button, expect, goOffline, hold, isMarked, mark, test } from './fixtures'

const allSystems = `${vendors.length} of ${vendors.length} systems`
const first = (page: Page) => page.getByLabel('Select First EMR')
const systems = (page: Page) => page.getByRole('table', { name: /^Feature Comparison / }).getByRole('columnheader')
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('a choice is announced in the existing live region, without a page load, focus and open details stay, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/comparisons')
  await expect(status(page)).toHaveText('No system is chosen')
  await page.getByText('Add a third or fourth system').click()
  await mark(page)
  await first(page).focus()
  await first(page).selectOption('kipu')
  await expect(status(page)).toHaveText('Comparing Kipu EMR')
  await expect(first(page)).toBeFocused()
  await expect(page.getByLabel('Select Third EMR')).toBeVisible()
  await page.getByLabel('Select Second EMR').selectOption('opus')
  await expect(status(page)).toHaveText('Comparing Kipu EMR, Opus')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main:target')).toBeFocused()
  await expect(status(page)).toHaveText('Comparing Kipu EMR, Opus')
  await expect(page).toHaveURL(/\?emr1=kipu&emr2=opus#main$/)
  for (const [steps, said, chosen] of [
    [-2, 'Comparing Kipu EMR', 'kipu'],
    [-1, 'No system is chosen', ''],
    [2, 'Comparing Kipu EMR, Opus', 'kipu'],
  ] as const) {
    for (let step = 0; step < Math.abs(steps); step += 1) await (steps < 0 ? page.goBack() : page.goForward())
    await expect(status(page)).toHaveText(said)
    await expect(first(page)).toHaveValue(chosen)
  }
  expect(await isMarked(page)).toBe(true)
})

test('text typed into the search does not override the next click', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveClass('scripted')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('search=')) asked += 1
  })
  // Longer than the pause after which typed text is searched for.
  await page.route('**/comparisons', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    if (field) field.value = 'tele'
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('header a[href="/comparisons"]')?.click()
  })
  await expect(page).toHaveURL('/comparisons')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare EMRs')
  expect(asked).toBe(0)
})

test('typing makes one history entry, however long it takes', async ({ page }) => {
  await page.goto('/blog')
  const field = page.getByLabel('Search the articles')
  for (const search of ['denial', 'denials', 'consent']) {
    await field.fill(search)
    await expect(page).toHaveURL(new RegExp(`search=${search}$`))
  }
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(field).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Browse by topic' })).toBeVisible()
})

test('a link that undoes a choice works in place, and the keyboard focus stays in the page', async ({ page }) => {
  await page.goto('/vendors?care=substance-abuse')
  await mark(page)
  const all = page.getByRole('link', { name: 'Clear filters' })
  await all.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vendors$/)
  await expect(status(page)).toHaveText(allSystems)
  await expect(page.getByLabel('Kind of care')).toHaveValue('')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})

test('a choice made before the script runs is applied once it does', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/comparisons', { waitUntil: 'commit' })
  await first(page).selectOption('kipu')
  await expect(button(page, 'Show comparison')).toBeVisible()
  release()
  await expect(status(page)).toHaveText('Comparing Kipu EMR')
  await expect(button(page, 'Show comparison')).toBeHidden()
})

test('on a phone a link to the results replaces the button, and a wider window shows them without one', async ({
  page,
}) => {
  for (const [address, link, results] of [
    ['/comparisons', 'Start from a guide', 'Start with three systems from a guide'],
    ['/comparisons?emr1=opus', 'See the comparison', 'Feature Comparison'],
    ['/vendors', 'See the systems', allSystems],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(address)
    if (address === '/vendors') await page.getByText('Filter and sort', { exact: true }).click()
    await expect(page.getByRole('main').getByRole('button', { name: /^Show / })).toBeHidden()
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByText(results, { exact: true })).toBeInViewport()
  }
  await page.setViewportSize({ width: 640, height: 900 })
  await page.goto('/comparisons?emr1=opus&emr2=kipu')
  await expect(button(page, 'Show comparison')).toBeHidden()
  await expect(page.getByRole('link', { name: 'See the comparison' })).toBeHidden()
})

test('a network that fails is reported with a retry button, and the page stays', async ({ page, provoke }) => {
  provoke(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/comparisons?emr1=opus')
  const again = button(page, 'Show comparison')
  await expect(again).toBeHidden()
  const goOnline = await goOffline(page)
  await first(page).selectOption('kipu')
  await expect(status(page)).toContainText('You are offline')
  await expect(status(page)).toBeVisible()
  await expect(systems(page).first()).toContainText('Opus')
  await goOnline()
  await again.click()
  await expect(systems(page).first()).toContainText('Kipu EMR')
  await expect(again).toBeHidden()
  await expect(page).toHaveURL(/\?emr1=kipu$/)
})

test("the server's error page is shown unchanged", async ({ page }) => {
  await page.goto('/vendors')
  await page.route('**/vendors?care=*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><h1>Something else</h1>' }),
  )
  await page.locator('#filters > summary').click()
  await page.getByLabel('Kind of care').selectOption('autism')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something else')
})
