import { setTimeout as sleep } from 'node:timers/promises'
import { openTab, type Tab } from './devtools'
import { median } from './table'

const rounds = 5
/** Links clicked in a site before the next site's turn. */
const clicks = 4
const targetMs = 50
/** How long a visitor hovers over a link before clicking; browsers start to prerender after 200 ms. */
const restMs = 300

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
  const browser = process.env.TEST_BROWSER
  if (!browser) throw new Error('TEST_BROWSER is not set: run this with `npm run bench -- hover`.')
  const measured = new Map<HoverSite, Sample[]>(sites.map((site) => [site, []]))
  const tab = await openTab(browser)
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [{ url }, samples] of measured) {
        await tab.open(url + paths[0])
        for (let click = 1; click <= clicks; click += 1) samples.push(await measure(tab, paths[click % 2] ?? ''))
      }
  } finally {
    await tab.close()
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

async function measure(tab: Tab, path: string): Promise<Sample> {
  const other = paths.find((one) => one !== path)
  await settled(tab, other ?? '')
  const place = await tab.evaluate<{ x: number; y: number }>(prepare(path))
  await tab.moveTo({ x: 1, y: 1 })
  await tab.moveTo(place)
  await sleep(restMs)
  await tab.click(place)
  await settled(tab, path)
  return tab.evaluate<Sample>(readTimes)
}

/** Resolves when the tab shows a loaded page. The previous document may be unloaded in between. */
async function settled(tab: Tab, path: string): Promise<void> {
  const isThere = `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete' && !document.prerendering`
  for (;;) {
    const answer = await Promise.race([tab.evaluate<boolean>(isThere).catch(() => false), sleep(1_000, false)])
    if (answer) return
    await sleep(50)
  }
}
