import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The names of the sizes that a text can have. */
export const sizes = Array.from(readFileSync('client/styles/tokens.css', 'utf8').matchAll(/--size-(\w+):/g), ([name]) =>
  name.slice(0, -1),
)

/**
 * Text sizes that match no token, with the beginning of the text. Drawings do not count, because they are scaled as a
 * whole.
 */
export function straySizes(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize).toFixed(1)
    // A new element for each: with reduced motion, an element that changes its size still has the old one at first.
    const known = names.map((name) => {
      const probe = document.createElement('p')
      probe.style.fontSize = `var(${name})`
      document.body.append(probe)
      const size = sizeOf(probe)
      probe.remove()
      return size
    })
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
  }, sizes)
}

/** Paragraphs of several lines that fit more than `most` characters into a line. */
export function longLines(page: Page, most: number): Promise<string[]> {
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
