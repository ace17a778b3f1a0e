import type { Page } from '@playwright/test'
import { type ModelServer, startModelServer } from '../support/model-server'
import { type Site, startSite } from '../support/site'
import { openAdmin, scriptsRun } from './admin'
import { pageFaults } from './checks'
import { button, expect, newHold, test } from './fixtures'

const tools = '/admin/blog-tools'
const offTopic = 'How to bake sourdough bread at home'
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Blog Post' })

// A separate site with a stand-in model, so that no other test uses up its quota.
test.describe.configure({ mode: 'default' })
test.use({ provoked: /401|422|429/ })

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

test('a test run reports completion, and only the admin can read its article', async ({ page }) => {
  await button(page, 'Run Test Generation').click()
  await expect(page.getByText('Test Complete')).toBeVisible()
  await expect(page.getByText('High-quality test article generated successfully!')).toBeVisible()
  expect(model.asked.at(-1)?.body.messages.at(-1)?.content).toContain('42 CFR Part 2')
  expect((await page.request.get(`${site.url}/blog/reminders-that-clients-read`)).status()).toBe(404)
  await page.getByRole('link', { name: 'Reminders That Clients Read' }).click()
  await expect(page.getByRole('region', { name: 'To check before publishing' })).toContainText('is never published')
})

test('a topic that is not understood is rejected at its field without a model, stays there, and uses no attempt', async ({
  page,
}) => {
  // The site that the other files share: it has no model, and no test of theirs generates an article.
  await openAdmin(page, tools)
  const attempts = await page.getByText('Remaining attempts:').textContent()
  await page.getByLabel('Blog topic').fill(offTopic)
  await generate(page).click()
  await expect(page.getByLabel('Blog topic')).toHaveAccessibleDescription(/nothing on "bake", "sourdough", or "bread"/)
  await expect(page.getByLabel('Blog topic')).toHaveValue(offTopic)
  expect(await page.getByText('Remaining attempts:').textContent()).toBe(attempts)
})

test('a model is asked about any topic, and an article that misses it is kept as a draft with the reason', async ({
  page,
}) => {
  await page.getByLabel('Blog topic').fill(offTopic)
  await generate(page).click()
  await page.getByRole('link', { name: 'Open the draft' }).click()
  const region = page.getByRole('region', { name: 'To check before publishing' })
  await expect(region).toContainText('The text does not mention "bake", "sourdough"')
  expect((await page.request.get(`${site.url}/blog/reminders-that-clients-read`)).status()).toBe(404)
})

test('an article is kept as a draft if requested', async ({ page }) => {
  await page.getByLabel('Keep it as a draft').check()
  await generate(page).click()
  await expect(page.getByText('"Reminders That Clients Read" is ready to be read and published.')).toBeVisible()
  expect((await page.request.get(`${site.url}/blog/reminders-that-clients-read`)).status()).toBe(404)
  await page.getByRole('link', { name: 'Open the draft' }).click()
  await expect(page.getByRole('button', { name: 'Save and publish' })).toBeVisible()
})

test('a refusal, an answer that is no JSON, and one that was cut off are reported as errors, and a rate limit is respected', async ({
  page,
}) => {
  for (const behavior of [
    { refusal: 'I would rather not.' },
    { text: 'Here is your article!' },
    { finish: 'length' },
  ]) {
    model.behave(behavior)
    await page.goto(site.url + tools)
    await generate(page).click()
    const notice = page.getByRole('alert')
    await expect(notice.getByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(notice).not.toContainText('sk-secret')
    await expect(generate(page)).toBeEnabled()
  }
  model.behave({ before: [{ status: 429, headers: { 'Retry-After': '1' } }] })
  await page.goto(site.url + tools)
  await generate(page).click()
  await expect(page.getByRole('dialog', { name: 'Blog Post Created Successfully!' })).toBeVisible()
})

test('hostile HTML is published as harmless text', async ({ page }) => {
  const content = `<h2>Fine</h2><p>Send reminders.</p><p onclick="alert(1)">Words</p><script>document.title = 'hit'</script><img src="/favicon.svg" onerror="document.title = 'hit'"><form><input name="password"></form>`
  model.behave({ article: { title: 'A Hostile Article', slug: 'a-hostile-article', content } })
  await generate(page).click()
  await expect(page.getByRole('dialog', { name: 'Blog Post Created Successfully!' })).toBeVisible()
  await page.goto(`${site.url}/blog/a-hostile-article`)
  await expect(page.getByText('Words', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/A Hostile Article|Reminders/)
  await expect(page.locator('article [onclick], article script, article form, article input')).toHaveCount(0)
})

test('a price the catalogue does not support keeps the article a draft, with the reason', async ({ page }) => {
  const content = '<h2>Costs</h2><p>Opus costs $7 a month.</p>'
  model.behave({ article: { title: 'A Wrong Price', slug: 'a-wrong-price', content } })
  await generate(page).click()
  const notice = page.getByRole('alert')
  await expect(notice.getByRole('heading', { name: 'Kept as a draft' })).toBeVisible()
  await expect(notice).toContainText('$7')
  await expect(notice).toContainText('Opus')
  expect((await page.request.get(`${site.url}/blog/a-wrong-price`)).status()).toBe(404)
})

test('after eight attempts the tool is blocked for a day, then available again', async ({ page }) => {
  for (let attempt = 1; attempt < 8; attempt += 1)
    await page.request.post(site.url + tools, { form: { intent: 'test' }, maxRedirects: 0 })
  await page.reload()
  await expect(page.getByText('Remaining attempts: 1 of 8')).toBeVisible()
  const blockedTab = await page.context().newPage()
  await blockedTab.goto(site.url + tools)

  await generate(page).click()
  await expect(button(page, 'Rate Limited')).toBeDisabled()
  await expect(page.getByText(/Try again in 14\d\d minutes/)).toBeVisible()
  // A person who has had the page open all the time sees the limit on submitting.
  await generate(blockedTab).click()
  await expect(blockedTab.getByRole('alert')).toContainText('Rate Limited')
  await expect(blockedTab.getByRole('alert')).toContainText(/Too many attempts\. Try again in 14\d\d minutes/)

  await site.db('generations').update({ created_at: site.db.raw("created_at - interval '25 hours'") })
  await site.db('generation_quota').update({ blocked_until: site.db.raw("now() - interval '1 minute'") })
  await page.goto(site.url + tools)
  await expect(page.getByText('Remaining attempts: 8 of 8')).toBeVisible()
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
  const status = async (slug: string) => (await page.request.get(`${site.url}/blog/${slug}`)).status()
  await expect.poll(() => status('twice-told')).toBe(404)
  await expect.poll(() => status('twice-told-2')).toBe(404)
  expect(await status('twice-told-3')).toBe(200)

  await button(page, 'Undo').click()
  await expect(page.getByText('Duplicates Restored')).toBeVisible()
  await expect.poll(() => status('twice-told')).toBe(200)
})

test('no other form can be sent while an article is being requested, so the page keeps showing its progress', async ({
  page,
}) => {
  const { held, release } = newHold()
  await page.route('**/admin/blog-tools', async (route) => {
    await held
    await route.continue()
  })
  // Without its scripts, the page would send the form as a document.
  await scriptsRun(page)
  await generate(page).click()
  await expect(button(page, 'Generating...')).toBeDisabled()
  await expect(button(page, 'Delete Recent Duplicates')).toBeDisabled()
  release()
  await expect(page.getByRole('dialog', { name: 'Blog Post Created Successfully!' })).toBeVisible()
  await expect(button(page, 'Delete Recent Duplicates')).toBeEnabled()
})

test('a running generation stays visible while duplicates are removed, and the page has no faults with and without it', async ({
  page,
}) => {
  const { held, release } = newHold()
  model.behave({ hold: () => held })
  expect(await pageFaults(page)).toEqual([])
  await generate(page).click()
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
