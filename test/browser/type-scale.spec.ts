import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** One page of each kind. */
const addresses = [
  ...['/', '/comparisons?emr1=kipu&emr2=epic', '/vendors', '/emr/kipu', '/match?industry=mental-health&providers=5'],
  ...['/blog', '/blog?search=telehealth', '/blog/best-ehr-psychiatry', '/blog/42-cfr-part-2-in-the-emr'],
  ...['/resources/top-emr-solutions', '/guides/ccbhc', '/free-guide', '/methodology', '/dataset', '/changes', '/rules'],
  ...[
    '/get-recommendation',
    '/contact',
    '/thank-you',
    '/leaving',
    '/leaving/kipu',
    '/about',
    '/privacy',
    '/no-such-page',
  ],
]
const tokens = Array.from(readFileSync('client/styles/tokens.css', 'utf8').matchAll(/--size-(\w+):/g), ([name]) =>
  name.slice(0, -1),
)

test.use({ provoked: /Failed to load resource.*404/ })

test('the type scale has seven sizes', () => {
  expect(tokens).toHaveLength(7)
})

for (const width of [360, 1440]) {
  test(`every text of the site has one of the seven sizes at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const strays: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      strays.push(...(await straySizes(page)).map((stray) => `${address}: ${stray}`))
    }
    expect(strays).toEqual([])
  })
}

test('a line of text has at most 90 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const long: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    long.push(...(await longLines(page, 90)).map((line) => `${address}: ${line}`))
  }
  expect(long).toEqual([])
})

/**
 * Text sizes that match no token, with the beginning of the text. Drawings do not count, because they are scaled as a
 * whole.
 */
function straySizes(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('p'))
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize).toFixed(1)
    const known = names.map((name) => {
      probe.style.fontSize = `var(${name})`
      return sizeOf(probe)
    })
    probe.remove()
    const strays = new Map<string, string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const holder = node.parentElement
      if (!(holder && node.data.trim()) || holder.closest('svg, script, style')) continue
      if (!known.includes(sizeOf(holder))) strays.set(sizeOf(holder), node.data.trim().slice(0, 40))
    }
    for (const control of document.querySelectorAll('input:not([type="hidden"]), select, textarea, button'))
      if (!known.includes(sizeOf(control))) strays.set(sizeOf(control), control.outerHTML.slice(0, 60))
    return Array.from(strays, ([size, text]) => `${size} px: ${text}`)
  }, tokens)
}

/** Paragraphs of several lines that fit more than `most` characters into a line. */
function longLines(page: Page, most: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const pen = document.createElement('canvas').getContext('2d')
    const long: string[] = []
    for (const paragraph of document.querySelectorAll<HTMLElement>('main p')) {
      const text = paragraph.textContent?.trim() ?? ''
      if (!(pen && text)) continue
      const { fontSize, fontFamily, fontWeight } = getComputedStyle(paragraph)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const { width } = pen.measureText(text)
      const fitting = Math.round((paragraph.clientWidth / width) * text.length)
      if (width > paragraph.clientWidth && fitting > limit) long.push(`${fitting} characters: ${text.slice(0, 50)}`)
    }
    return long
  }, most)
}
