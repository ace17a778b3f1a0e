import { expect, test } from '@playwright/test'
import { parseHtml } from '../../server/blog/html-tree'
import { withOutline } from '../../server/blog/outline'
import { sanitizeArticle } from '../../server/blog/sanitize'
import { hostileHtml } from '../fixtures/hostile-html'
import { listOffenses } from '../support/offenses'
import { openSandbox, type Seen, showAsDocuments, showInside, touchEverything } from '../support/sandbox'

const clean = hostileHtml.map(({ number, html }) => ({ number, html: sanitizeArticle(html) }))

/** As readers receive it: the site's policy prevents pictures from other sites. */
const asRead = (html: string) => html.replace(/<img src="https?:[^>]*>/g, '')

/** For a report: what was seen, and the article that caused it. */
const named = (seen: readonly Seen[]) => seen.map(({ number, what }) => `${what}: ${hostileHtml[number]?.html}`)

test.describe('more than two hundred hostile articles on an unprotected page', () => {
  test('are at least that many, from every category', () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(200)
    expect(new Set(hostileHtml.map(({ category }) => category)).size).toBe(9)
  })

  test('run no script, request nothing, and navigate nowhere as part of a page', async ({ page }) => {
    const { seen } = await openSandbox(page)
    await showInside(
      page,
      clean.map(({ number, html }) => ({ number, html: asRead(html) })),
    )
    await touchEverything(page)
    expect(named(seen)).toEqual([])
  })

  test("run no script, request nothing, and navigate nowhere as documents, with the site's outline", async ({
    page,
  }) => {
    const { seen } = await openSandbox(page)
    await showAsDocuments(
      page,
      clean.map(({ number, html }) => ({ number, html: withOutline(parseHtml(asRead(html))).html })),
    )
    await touchEverything(page)
    expect(named(seen)).toEqual([])
  })

  test('keep only the tags, attributes, classes, and addresses allowed in an article', async ({ page }) => {
    await openSandbox(page)
    expect(named(await listOffenses(page, clean))).toEqual([])
    expect(hostileHtml.filter(({ html }) => sanitizeArticle(sanitizeArticle(html)) !== sanitizeArticle(html))).toEqual(
      [],
    )
  })
})

test.describe('without the sanitizer', () => {
  test('each of the articles is proven hostile', async ({ page }) => {
    await openSandbox(page)
    const caught = new Set((await listOffenses(page, hostileHtml)).map(({ number }) => number))
    expect(hostileHtml.filter(({ number }) => !caught.has(number))).toEqual([])
  })

  const live = [
    ['<img src="x" onerror="hit(0)">', 'hit(0)'],
    ['<p onpointerover="hit(1)">a</p>', 'hit(1)'],
    ['<a href="java&Tab;script:hit(2)">a</a>', 'hit(2)'],
    ['<svg onload="hit(3)"></svg>', 'hit(3)'],
    ['<iframe srcdoc="<script>hit(4)</script>"></iframe>', 'hit(4)'],
    ['<img src="//evil.example/5">', 'request image http://evil.example/5'],
    ['<style>p { background: url(//evil.example/6) }</style><p>a</p>', 'request image http://evil.example/6'],
  ] as const

  for (const [place, show] of [
    ['a page', showInside],
    ['documents', showAsDocuments],
  ] as const) {
    test(`the sandbox detects what they do in ${place}`, async ({ page }) => {
      const { seen } = await openSandbox(page)
      await show(
        page,
        live.map(([html], number) => ({ number, html })),
      )
      await touchEverything(page)
      expect(seen.map(({ what }) => what)).toEqual(expect.arrayContaining(live.map(([, what]) => what)))
    })
  }

  // Each of these stops the page's other scripts.
  for (const [html, what] of [
    ['<img src="x" onerror="alert(0)">', 'dialog 0'],
    ['<iframe src="//evil.example/0"></iframe>', 'request document http://evil.example/0'],
    ['<img src="x" onerror="location = \'//evil.example/0\'">', 'request document http://evil.example/0'],
  ] as const) {
    test(`the sandbox detects ${html}`, async ({ page }) => {
      const { seen } = await openSandbox(page)
      await showInside(page, [{ number: 0, html }])
      await expect.poll(() => seen.map((each) => each.what)).toContain(what)
    })
  }
})
