import type { Page } from '@playwright/test'
import { type ModelServer, startModelServer } from '../support/model-server'
import { type Site, startSite } from '../support/site'
import { openAdmin, scriptsRun } from './admin'
import { pageFaults } from './checks'
import { button, expect, newHold, test } from './fixtures'

const tools = '/admin/blog-tools'
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Blog Post' })

// A separate site with a stand-in model, so that no other test uses up its quota.
test.describe.configure({ mode: 'default' })
test.use({ provoked: /422|429/ })

let model: ModelServer
let site: Site
test.beforeAll(async () => {
  model = await startModelServer()
  site = await startSite({ OPENAI_API_KEY: 'a key of the tests', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stand-in' })
})
test.afterAll(async () => {
  await site?.stop()
  await model?.close()
})
test.beforeEach(async ({ page }) => {
  model.behave({})
  await site.db('generations').delete()
  await site.db('blog_posts').delete()
  await site.db('generation_quota').update({ blocked_until: null })
  await openAdmin(page, site.url + tools)
})

test('an article is requested, followed, published, and opened', async ({ page, context }) => {
  model.behave({ paceMs: 400 })
  await expect(page.getByText('written by the model stand-in')).toBeVisible()
  await expect(page.getByText('Remaining attempts: 8 of 8')).toBeVisible()
  await page.getByLabel('Blog topic').fill('Reminders')
  await generate(page).click()
  await expect(button(page, 'Generating...')).toBeDisabled()
  await expect(page.locator('[aria-current=step]')).toHaveText(/Writing/)
  const progress = page.getByRole('progressbar', { name: 'Progress of the article' })
  const before = Number(await progress.getAttribute('value'))
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(before)

  const dialog = page.getByRole('dialog', { name: 'Blog Post Created Successfully!' })
  await expect(dialog).toContainText('"Reminders That Clients Read" has been generated and published.')
  const [article] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'View Article' }).click(),
  ])
  await expect(article).toHaveURL(/\/blog\/reminders-that-clients-read(-\d+)?$/)
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Reminders That Clients Read')
  await article.close()

  await dialog.getByRole('link', { name: 'Generate Another' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Remaining attempts: 7 of 8')).toBeVisible()
  await expect(generate(page)).toBeEnabled()
})

test('duplicates are shown, removed, and restored', async ({ page }) => {
  const post = (slug: string, days: number) => ({
    title: 'Twice Told',
    slug,
    content: '<p>The same words.</p>',
    status: 'published',
    published_at: new Date(Date.now() - days * 24 * 60 * 60_000),
  })
  await site.db('blog_posts').insert([post('twice-told', 5), post('twice-told-2', 3), post('twice-told-3', 20)])
  await page.goto(site.url + tools)
  await expect(page.getByText('Has the same text as')).toHaveCount(2)
  await button(page, 'Delete Recent Duplicates').click()
  await expect(page.getByText('Duplicates Removed')).toBeVisible()
  await expect(page.getByText('Recent duplicate blog posts have been deleted successfully')).toBeVisible()
  const statuses = () =>
    Promise.all(
      ['', '-2', '-3'].map(async (end) => (await page.request.get(`${site.url}/blog/twice-told${end}`)).status()),
    )
  await expect.poll(statuses).toEqual([404, 404, 200])

  await button(page, 'Undo').click()
  await expect(page.getByText('Duplicates Restored')).toBeVisible()
  await expect.poll(statuses).toEqual([200, 200, 200])
})

test('no other form can be sent while an article is requested; while it is written it stays in view, and the page has no faults', async ({
  page,
}) => {
  const { held, release } = newHold()
  model.behave({ hold: () => held })
  // Without its scripts, the page would send the form as a document.
  await scriptsRun(page)
  expect(await pageFaults(page)).toEqual([])
  const request = newHold()
  await page.route('**/admin/blog-tools', (route) => request.held.then(() => route.continue()))
  await generate(page).click()
  await expect(button(page, 'Generating...')).toBeDisabled()
  await expect(button(page, 'Delete Recent Duplicates')).toBeDisabled()
  request.release()
  await expect(page).toHaveURL(/generation=/)
  expect(await pageFaults(page)).toEqual([])
  await button(page, 'Delete Recent Duplicates').click()
  await expect(page.getByText('Duplicates Removed')).toBeVisible()
  await expect(page).toHaveURL(/generation=/)
  release()
  await expect(page.getByRole('dialog', { name: 'Blog Post Created Successfully!' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page reloads by itself until the article is ready', async ({ page }) => {
    model.behave({ paceMs: 1_000 })
    await generate(page).click()
    await expect(page.getByRole('heading', { name: 'Being written' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Blog Post Created Successfully!' })).toBeVisible()
  })
})
