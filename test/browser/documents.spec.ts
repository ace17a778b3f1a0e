import type { Page } from '@playwright/test'
import { startSite } from '../support/site'
import { expect, hold, isMarked, mark, test, watchViews } from './fixtures'

const guide = '/blog/best-ehr-psychiatry'

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which is not defined in Node.js. */
const following = 4

/** A speculation rule as browsers read it, with its patterns and whether an address has to match each. */
interface SpeculationRule {
  where: { and: { href_matches?: string; not?: { href_matches?: string[] } }[] }
}
const patternsOf = ({ where }: SpeculationRule) =>
  where.and.flatMap(({ href_matches, not }): [boolean, string][] => [
    ...(href_matches ? [[true, href_matches] as [boolean, string]] : []),
    ...(not?.href_matches ?? []).map((pattern): [boolean, string] => [false, pattern]),
  ])

/** Records the addresses of scripts and calls that a page requests from now on. */
function watch(page: Page) {
  const scripts: string[] = []
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') scripts.push(pathname)
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return { scripts, calls }
}

/** The scripts that a page names, which is what counts as its weight. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<(?:link|script) [^>]*(?:modulepreload|type="module")[^>]*>/g)]
  return tags.map(([tag]) => tag.match(/(?:href|src)="([^"]+)"/)?.[1] ?? '')
}

const visit = expect.stringMatching(/^\/assets\/visit\.[\w-]+\.js$/)
const forms = expect.stringMatching(/^\/assets\/forms\.[\w-]+\.js$/)

test('a page of content runs one script, which only reports the view, and a form page one more', async ({
  page,
  request,
}) => {
  const { scripts, calls } = watch(page)
  const content = ['/', '/emr/opus', guide, '/resources/emr-101', '/privacy', '/thank-you']
  const choosers = [
    '/comparisons?emr1=opus&emr2=kipu',
    '/vendors',
    '/match',
    '/blog',
    '/get-recommendation',
    '/contact',
  ]
  for (const path of [...content, ...choosers]) {
    await page.goto(path)
    await expect.poll(() => calls, path).toEqual(['POST /api/page-views'])
    if (choosers.includes(path)) await expect(page.locator('html')).toHaveClass('scripted')
    expect([path, scripts.sort()]).toEqual([path, choosers.includes(path) ? [forms, visit] : [visit]])
    expect([path, scriptsOf(await (await request.get(path)).text()).sort()]).toEqual([path, scripts])
    for (const list of [scripts, calls]) list.length = 0
  }
})

test('by keyboard, the skip link and the table of contents move the focus, and a menu opens and gives it back to its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(guide)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main:target')).toBeFocused()
  const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2)
  const id = (await entry.getAttribute('href'))?.slice(1) ?? ''
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(':target')).toHaveAttribute('id', id)
  await page.keyboard.press('Tab')
  const position = await page
    .locator(':target')
    .evaluate((target) => target.compareDocumentPosition(document.activeElement ?? target))
  expect(position & following).toBeTruthy()
  const button = page.getByRole('button', { name: 'Resources' })
  await button.focus()
  await page.keyboard.press('Enter')
  const first = page.locator('#menu-resources').getByRole('link').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(button).toBeFocused()
})

test('the phone menu works by keyboard and is closed on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(guide)
  const menu = page.locator('#menu-all')
  await page.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  const address = (await menu.getByRole('link').first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(menu).toBeHidden()
})

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`the next page ${fades ? 'fades in' : 'appears at once'} if the visitor's motion setting is ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        // A fade still under way at the end of the test would be reported as an error.
        const ended = viewTransition?.finished ?? Promise.resolve()
        Object.assign(window, { fade: ended.then(() => Boolean(viewTransition)) })
      })
    })
    await page.goto('/about')
    await page.locator('footer').getByRole('link', { name: 'Methodology' }).click()
    await expect(page).toHaveURL('/methodology')
    // The address can change before the new page is revealed.
    await expect.poll(() => page.evaluate(() => 'fade' in window)).toBe(true)
    expect(await page.evaluate(() => (window as unknown as { fade: Promise<boolean> }).fade)).toBe(fades)
  })

test('suite 1: nothing is in transition for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/comparisons?emr1=kipu&emr2=epic')
  await page.evaluate(() => {
    Object.assign(window, { started: 0 })
    addEventListener('transitionrun', () => Object.assign(window, { started: 1 }))
  })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const started = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let drawn = 0; drawn < 3; drawn += 1) await frame()
    return (window as unknown as { started: number }).started
  })
  expect(started).toBe(0)
})

test('a slow article shows that it is loading', async ({ page }) => {
  const release = await hold(page, '**/blog/category/all')
  await page.goto('/about')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/blog/category/all',
      textContent: 'To the articles',
    })
    document.querySelector('main')?.append(link)
  })
  await expect(page.locator('#loading[aria-live=polite]')).toBeEmpty()
  // Playwright cannot inspect the page during a navigation, so the page itself reports what it shows.
  const announced: (string | null)[] = []
  await page.exposeFunction('tell', (text: string | null) => announced.push(text))
  await page.evaluate(() => {
    const loading = document.querySelector('#loading') as HTMLElement
    const { tell } = window as unknown as { tell: (text: string | null) => void }
    new MutationObserver(() => tell(loading.textContent)).observe(loading, { childList: true })
  })
  // By keyboard, because a hovered link is prefetched.
  await page.getByRole('link', { name: 'To the articles' }).press('Enter', { noWaitAfter: true })
  await expect.poll(() => announced).toEqual(['Loading articles...'])
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Blog Posts')
  await expect(page.getByText('Loading articles...')).toHaveCount(0)
})

test('a link loads a document; a view is reported by its path, with the site that linked here, and a later view without it', async ({
  page,
}) => {
  const views = watchViews(page)
  await page.goto('/comparisons?emr1=opus&search=words', { referer: 'https://elsewhere.example/some/page' })
  await mark(page)
  await page.getByRole('link', { name: 'Get Your Free EMR Analysis' }).first().click()
  await expect(page).toHaveURL('/get-recommendation')
  expect(await isMarked(page)).toBe(false)
  await expect
    .poll(() => views)
    .toEqual([
      { path: '/comparisons', query: 'emr1=opus', referrer: 'https://elsewhere.example' },
      { path: '/get-recommendation', query: '' },
    ])
})

test('a page that is prerendered counts as viewed when it is shown', async ({ page }) => {
  const views = watchViews(page)
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  await page.goto('/about', { waitUntil: 'load' })
  expect(views).toEqual([])
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect.poll(() => views).toEqual([{ path: '/about', query: '', referrer: '' }])
})

test('links to content are prefetched; forms, files, and the admin app are not', async ({ page, request }) => {
  await page.goto('/about')
  const header = (await request.get('/about')).headers()['speculation-rules'] ?? ''
  const answer = await request.get(JSON.parse(header))
  expect(answer.headers()['content-type']).toContain('application/speculationrules+json')
  const { prefetch, prerender } = (await answer.json()) as Record<string, SpeculationRule[]>
  const admits = (rules: SpeculationRule[] = [], address: string) =>
    page.evaluate(
      ([patterns, tested]) =>
        patterns.every(
          ([wanted, pattern]) => new URLPattern(pattern, location.origin).test(tested, location.origin) === wanted,
        ),
      [rules.flatMap(patternsOf), address] as const,
    )
  const kinds = [
    { ahead: [true, true], addresses: ['/', '/about', '/emr/opus', '/blog/category/all?page=2', guide] },
    { ahead: [true, false], addresses: ['/comparisons', '/comparisons?emr1=opus', '/vendors?care=autism', '/blog'] },
    {
      ahead: [false, false],
      addresses: [
        ...['/get-recommendation', '/get-recommendation?industry=autism', '/contact', '/contact?sent'],
        ...['/corrections?vendor=opus', '/blog?search=x', '/admin', '/admin/leads?page=2'],
        ...['/emr-comparison-data.csv', '/api/vendors', '/match?providers=3'],
      ],
    },
  ]
  for (const { ahead, addresses } of kinds)
    for (const address of addresses)
      expect([address, await admits(prefetch, address), await admits(prerender, address)]).toEqual([address, ...ahead])
})

test('a hovered link is loaded before it is clicked', async ({ page }) => {
  const isFetchedAhead = (headers: Record<string, string>) => headers['sec-purpose']?.startsWith('prefetch') ?? false
  const fetched = page.waitForRequest(
    (request) => request.url().endsWith('/privacy') && isFetchedAhead(request.headers()),
  )
  await page.goto('/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.hover()
  await fetched
  await link.click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('text that a script injects as HTML has no effect on any page', async ({ page, provoke }) => {
  provoke(/TrustedHTML|broke its own policy|404/)
  for (const path of ['/', guide, '/contact', '/blog', '/no-such-page']) {
    await page.goto(path)
    // As a faulty script would.
    const result = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p id="injected">x</p>')
        return 'made'
      } catch (error) {
        return String(error)
      }
    })
    expect([path, result]).toEqual([path, expect.stringMatching(/^TypeError.*TrustedHTML/)])
    await expect(page.locator('#injected')).toHaveCount(0)
  }
})

test('a script that fails to load leaves a page that can be read and used', async ({ page, provoke }) => {
  provoke(/ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(guide)
  await page.getByRole('button', { name: 'Resources' }).click()
  await page.locator('#menu-resources').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/resources\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('configured trackers receive each view, and are not loaded unless configured', async ({ page, provoke }) => {
  provoke(/ERR_NAME_NOT_RESOLVED|ERR_FAILED/)
  const trackers = { GA_MEASUREMENT_ID: 'G-TEST123', TAPFILIATE_ACCOUNT_ID: '1-test' }
  const site = await startSite(trackers, { worker: false })
  try {
    const asked: string[] = []
    await page.route(/googletagmanager|tapfiliate/, (route) => {
      asked.push(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(`${site.url}/emr/opus?fbclid=secret&sort=rating`)
    await expect.poll(() => asked.sort()).toEqual(['script.tapfiliate.com', 'www.googletagmanager.com'])
    const layer = await page.evaluate(() => window.dataLayer?.map((call) => Array.from(call as ArrayLike<unknown>)))
    const events = layer?.filter(([name]) => name === 'event')
    expect(events).toEqual([
      [
        'event',
        'page_view',
        expect.objectContaining({ page_location: `${site.url}/emr/opus?sort=rating`, page_referrer: '' }),
      ],
    ])
    expect(await page.evaluate(() => typeof window.tap)).toBe('function')
  } finally {
    await site.stop()
  }
})
