import { setTimeout as sleep } from 'node:timers/promises'
import { launch, type Page, type Point } from 'puppeteer-core'
import { median } from './table'

const rounds = 5
/** Links clicked in a site before the next site's turn. */
const clicks = 4
const targetMs = 50
/** How long a visitor hovers over a link before clicking; browsers start to prerender after 200 ms. */
const restMs = 300

/**
 * With a visitor's features: Playwright disables many of them, and with the usual switches of Puppeteer Chromium does not
 * prerender.
 */
const asVisitorsStart = {
  pipe: true,
  defaultViewport: null,
  ignoreDefaultArgs: true,
  args: ['--headless=new', '--window-size=1280,800', '--no-first-run', '--no-sandbox', 'about:blank'],
}

/** Two content pages, visited in turns. */
const paths = ['/about', '/methodology']

interface Sample {
  /** Milliseconds from the click until the linked document is shown, and until its first content is painted. */
  shownMs: number
  paintedMs: number
  isPrerendered: boolean
}

/** A site whose pages are measured. */
export interface HoverSite {
  name: string
  url: string
}

/**
 * Measures how long a hovered link takes from the click until its page is shown and until its first content is painted,
 * in Chromium, for each of several sites in turns. The times are printed and not judged.
 */
export async function benchHover(sites: readonly HoverSite[]): Promise<void> {
  const executablePath = process.env.TEST_BROWSER
  if (!executablePath) throw new Error('TEST_BROWSER is not set: run this with `npm run bench -- hover`.')
  const measured = new Map<HoverSite, Sample[]>(sites.map((site) => [site, []]))
  const visitor = await launch({ ...asVisitorsStart, executablePath })
  try {
    const [page] = await visitor.pages()
    if (!page) throw new Error('The browser opened no tab.')
    for (let round = 0; round < rounds; round += 1)
      for (const [{ url }, samples] of measured) {
        await page.goto(url + paths[0])
        for (let click = 1; click <= clicks; click += 1) samples.push(await measure(page, paths[click % 2] ?? ''))
      }
  } finally {
    await visitor.close()
  }
  console.log(`hovered links, ${rounds * clicks} clicks on each site; milliseconds at the median (target ${targetMs})`)
  for (const [{ name }, samples] of measured) console.log(`${name}: ${summary(samples)}`)
}

function summary(samples: readonly Sample[]): string {
  const painted = samples.map(({ paintedMs }) => paintedMs)
  const shown = median(samples.map(({ shownMs }) => shownMs)).toFixed(1)
  const prerendered = samples.filter(({ isPrerendered }) => isPrerendered).length
  return `shown after ${shown}, first content painted after ${median(painted).toFixed(0)} (${Math.max(...painted).toFixed(0)} at most), ${prerendered} prerendered`
}

/** Scrolls the footer's link into view and returns its position; the click then stores its time. */
const prepare = (path: string) => `(async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const link = document.querySelector('footer a[href="${path}"]')
  link.scrollIntoView({ behavior: 'instant' })
  await frame()
  await frame()
  addEventListener('click', ({ timeStamp }) => localStorage.setItem('clicked-at', performance.timeOrigin + timeStamp))
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

/**
 * The times of the click and of the new document on one clock: the document's time origin plus the time since. A
 * prerendered document began before the click, and its paint time is counted from then too.
 */
const readTimes = `(async () => {
  const painted = await new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint')
      if (entry) resolve(entry.startTime)
    }).observe({ type: 'paint', buffered: true }),
  )
  const [{ activationStart, responseStart }] = performance.getEntriesByType('navigation')
  const clicked = Number(localStorage.getItem('clicked-at')) - performance.timeOrigin
  const shown = activationStart || responseStart
  return { shownMs: shown - clicked, paintedMs: painted - clicked, isPrerendered: activationStart > 0 }
})()`

async function measure(page: Page, path: string): Promise<Sample> {
  const other = paths.find((one) => one !== path)
  await settled(page, other ?? '')
  const { x, y } = (await page.evaluate(prepare(path))) as Point
  await page.mouse.move(1, 1)
  await page.mouse.move(x, y)
  await sleep(restMs)
  await page.mouse.down()
  // It may never be answered, because the clicked page goes away.
  page.mouse.up().catch(() => undefined)
  await settled(page, path)
  return (await page.evaluate(readTimes)) as Sample
}

/** Resolves when the tab shows a loaded page. The previous document may be unloaded in between. */
async function settled(page: Page, path: string): Promise<void> {
  const isThere = `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete' && !document.prerendering`
  for (;;) {
    const answer = await Promise.race([page.evaluate(isThere).catch(() => false), sleep(1_000, false)])
    if (answer) return
    await sleep(50)
  }
}
