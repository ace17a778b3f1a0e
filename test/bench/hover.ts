import { chromium, type Page } from '@playwright/test'

const samples = 20
const targetMs = 50
/** As long as a hand rests on a link before it presses. */
const restMs = 300

/** From one content page to others, back and forth. */
const ways = [
  { from: '/about', to: '/methodology' },
  { from: '/methodology', to: '/privacy' },
]

/**
 * Measures how long a link that was hovered takes from its click to the first content that is painted, in Chromium at this machine's
 * own site. It is printed and not judged.
 */
export async function benchHover(url: string): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.TEST_BROWSER && { executablePath: process.env.TEST_BROWSER }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const times: number[] = []
    for (let sample = 0; sample < samples; sample += 1) {
      const way = ways[sample % ways.length]
      if (way) times.push(await measure(page, url, way))
    }
    times.sort((a, b) => a - b)
    const [median, slowest] = [times[samples / 2] ?? 0, times.at(-1) ?? 0]
    console.log(
      `hovered click to painted: ${median.toFixed(0)} ms at the median of ${samples} (target ${targetMs}), ${slowest.toFixed(0)} ms at most`,
    )
  } finally {
    await browser.close()
  }
}

/** In milliseconds. The click and the paint are told on one clock: the time that a document began, and what passed since. */
async function measure(page: Page, url: string, { from, to }: (typeof ways)[number]): Promise<number> {
  await page.goto(url + from, { waitUntil: 'networkidle' })
  const link = page.getByRole('contentinfo').locator(`a[href="${to}"]`)
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(restMs)
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      sessionStorage.setItem('clicked-at', String(performance.timeOrigin + event.timeStamp))
    }),
  )
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL(url + to)
  return page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const entry = list.getEntriesByName('first-contentful-paint')[0]
        if (entry) resolve(performance.timeOrigin + entry.startTime)
      }).observe({ type: 'paint', buffered: true })
    })
    return painted - Number(sessionStorage.getItem('clicked-at'))
  })
}
