import type { Locator, Page } from '@playwright/test'
import { button, expect, newHold, test, watchViews, withAndWithoutScripts } from './fixtures'

const results = (page: Page) => page.getByRole('heading', { name: /^Search Results/ })
const articleLinks = (page: Page) => page.getByRole('main').getByRole('heading').getByRole('link')

withAndWithoutScripts((hasScripts) => {
  /** As you type, or with the button. */
  async function search(page: Page, words: string) {
    await page.goto('/blog')
    const field = page.getByLabel('Search the articles')
    if (hasScripts) return field.pressSequentially(words.trim().toLowerCase(), { delay: 20 })
    await field.fill(words)
    await button(page, 'Search').click()
  }

  test('a search leads to an article, and from there to the analysis', async ({ page }) => {
    await search(page, '  DENIAL ')
    await expect(results(page)).toHaveText(/\([1-9]\d*\)$/)
    await expect(page.getByLabel('Search the articles')).toHaveValue(/^denial$/i)
    await opensArticle(page, articleLinks(page).first())
    await page.getByRole('main').getByRole('link', { name: 'Start Free Analysis' }).last().click()
    await expect(page).toHaveURL(/\/get-recommendation$/)
  })

  test('words that only the texts of articles contain lead to these articles', async ({ page }) => {
    await search(page, 'residential treatment')
    await expect(page).toHaveURL(/search=residential\+treatment$/)
    await expect(results(page)).toHaveText('Search Results (0)')
    await page.getByRole('link', { name: /^\d articles?(?: and \d other pages?)? below$/ }).click()
    const section = page.getByRole('region', { name: 'Also in the text of our articles, guides, and vendor pages' })
    await expect(section.getByRole('heading')).toBeInViewport()
    const article = section.getByRole('listitem').filter({ hasText: /^Article/ })
    await expect(article.first()).toContainText(/residential|treatment/)
    await opensArticle(page, article.first().getByRole('link'))
  })
})

async function opensArticle(page: Page, link: Locator) {
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('search as you type keeps the caret and announces the count', async ({ page }) => {
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
})

test('a late response does not replace a newer one, and waiting is announced', async ({ page }) => {
  const { held, release } = newHold()
  let isAnswered = false
  await page.route('**/blog?search=billing', async (route) => {
    await held
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
  release()
  await expect.poll(() => isAnswered).toBe(true)
  // Anything that the late response could do is done before this request, which was sent later.
  await page.evaluate(() => fetch('/healthz'))
  await expect(page).toHaveURL(/search=consent$/)
  await expect(field).toHaveValue('consent')
})

test('search terms are not counted as views', async ({ page }) => {
  const views = watchViews(page)
  await page.goto('/blog?search=my+diagnosis')
  await page.getByLabel('Search the articles').fill('another secret')
  await expect(page).toHaveURL(/another/)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goto('/blog/category/all')
  await expect
    .poll(() => views)
    .toEqual([
      { path: '/blog', query: '', referrer: '' },
      { path: '/blog/category/all', query: '', referrer: '' },
    ])
})
