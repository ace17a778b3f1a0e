import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const results = (page: Page) => page.getByRole('heading', { name: /^Search Results/ })
const articleLinks = (page: Page) => page.getByRole('main').getByRole('heading').getByRole('link')

async function readsOnToTheAnalysis(page: Page) {
  const title = (await articleLinks(page).first().textContent()) ?? ''
  await articleLinks(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('main').getByRole('link', { name: 'Start Free Analysis' }).last().click()
  await expect(page).toHaveURL(/\/get-recommendation$/)
}

test('search as you type keeps the caret, announces the count, and leads to an article', async ({ page }) => {
  await page.goto('/blog')
  const field = page.getByLabel('Search the articles')
  await field.pressSequentially('denial', { delay: 20 })
  await expect(page).toHaveURL(/\/blog\?search=denial$/)
  await expect(results(page)).toHaveText(/\([1-9]\d*\)$/)
  await expect(page.getByRole('status')).toHaveText(
    /^\d+ articles? found(?:; \d more below match(?:es)? in (?:its|their) text)?$/,
  )
  await expect(field).toBeFocused()
  await field.press('ArrowLeft')
  await field.pressSequentially('xyz')
  await expect(results(page)).toHaveText('Search Results (0)')
  await expect(field).toHaveValue('deniaxyzl')
  await expect(page.getByText('No articles found matching your search.')).toBeVisible()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart)).toBe(8)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(field).toHaveValue('')
  await field.fill('denial')
  await expect(results(page)).toHaveText(/\([1-9]/)
  await readsOnToTheAnalysis(page)
})

async function readsAnArticleThatMentionsTheWords(page: Page) {
  await expect(results(page)).toHaveText('Search Results (0)')
  const section = page.getByRole('region', { name: 'Also in the text of our articles, guides, and vendor pages' })
  await expect(page.getByText(/The count above is only of articles with this exact phrase in the title/)).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^No articles found; \d below match(?:es)? in (?:its|their) text$/)
  await page.getByRole('link', { name: /^\d articles?(?: and \d other pages?)? below$/ }).click()
  await expect(section.getByRole('heading')).toBeInViewport()
  const article = section
    .getByRole('listitem')
    .filter({ hasText: /^Article/ })
    .first()
  await expect(article).toContainText(/residential|treatment/)
  const title = (await article.getByRole('link').textContent()) ?? ''
  await article.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('words that only the texts of articles contain lead to these articles, as you type', async ({ page }) => {
  await page.goto('/blog')
  await page.getByLabel('Search the articles').pressSequentially('residential treatment', { delay: 20 })
  await expect(page).toHaveURL(/search=residential\+treatment$/)
  await readsAnArticleThatMentionsTheWords(page)
})

test('a late response does not replace a newer one, and waiting is announced', async ({ page }) => {
  let answerLate = () => {}
  const asked = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  let isAnswered = false
  await page.route('**/blog?search=billing', async (route) => {
    await asked
    await route.continue().catch(() => undefined)
    isAnswered = true
  })
  await page.goto('/blog')
  const field = page.getByLabel('Search the articles')
  await field.fill('billing')
  await expect(page.getByText('Loading articles...')).toBeVisible()
  await field.fill('consent')
  await expect(page).toHaveURL(/search=consent$/)
  await expect(results(page)).toBeVisible()
  answerLate()
  await expect.poll(() => isAnswered).toBe(true)
  // Anything that the late response could do is done before this request, which was sent later.
  await page.evaluate(() => fetch('/healthz'))
  await expect(page).toHaveURL(/search=consent$/)
  await expect(field).toHaveValue('consent')
})

test('search terms are not counted as views', async ({ page }) => {
  const views: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-views')) views.push(request.postData() ?? '')
  })
  await page.goto('/blog?search=my+diagnosis')
  await page.getByLabel('Search the articles').fill('another secret')
  await expect(page).toHaveURL(/another/)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goto('/blog/category/all')
  await expect
    .poll(() => views.map((view) => JSON.parse(view)))
    .toEqual([
      { path: '/blog', query: '', referrer: '' },
      { path: '/blog/category/all', query: '', referrer: '' },
    ])
})

test('a category opens and has pages', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('main').getByRole('link', { name: 'All Blog Posts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Blog Posts')
  const first = await articleLinks(page).allInnerTexts()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page).toHaveTitle(/^All Blog Posts, page 2 /)
  const second = await articleLinks(page).allInnerTexts()
  expect(first).toHaveLength(12)
  expect(first.filter((title) => second.includes(title))).toEqual([])
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/all$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search is sent as a form and leads to an article and further', async ({ page }) => {
    await page.goto('/blog')
    await page.getByLabel('Search the articles').fill('  DENIAL ')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(results(page)).toHaveText(/\([1-9]\d*\)$/)
    await expect(page.getByLabel('Search the articles')).toHaveValue('DENIAL')
    await readsOnToTheAnalysis(page)
  })

  test('words that only the texts of articles contain lead to these articles', async ({ page }) => {
    await page.goto('/blog?search=treatments%2C+residential')
    await readsAnArticleThatMentionsTheWords(page)
  })

  test('a category has pages', async ({ page }) => {
    await page.goto('/blog/category/all')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/blog\/category\/all\?page=2$/)
    await expect(articleLinks(page).first()).toBeVisible()
  })
})

test.describe('a missing page of the blog', () => {
  test.use({ provoked: /404/ })

  test('is shown for an article', async ({ page }) => {
    const response = await page.goto('/blog/no-such-article')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
    await expect(page.getByText("The article you're looking for doesn't exist or has been removed.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
  })

  test('is shown for a category', async ({ page }) => {
    const response = await page.goto('/blog/category/no-such-category')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Category')
  })

  test('is shown for a page after the last', async ({ page }) => {
    const response = await page.goto('/blog/category/all?page=999')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: /Go to the last page/ }).click()
    await expect(articleLinks(page).first()).toBeVisible()
  })
})
