import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What a visitor reads of a page before unfolding anything. */
export interface ReadPage {
  /** The words in `<main>`, without menus, closed parts, and the options of lists. */
  words: number
  /** The Flesch-Kincaid grade of its sentences, without quotations. */
  grade: number
  /** The text of each block, in order. */
  blocks: string[]
}

const neverShown = new Set([
  'nav',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'select',
  'datalist',
  'dialog',
  'head',
])
const quoted = new Set(['q', 'blockquote'])
const inline = new Set(
  'a abbr b bdi br button code data dfn em i kbd label mark output q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Reads the visible text of an HTML document: its words and their reading grade. */
export function readPage(html: string): ReadPage {
  const main = find(parse(html), 'main')
  if (!main) throw new Error('The page has no <main>')
  const blocks = textBlocks(main)
  const prose = textBlocks(main, quoted).filter((block) => /[.!?:]["”’)]?$/.test(block) && wordsOf(block).length > 3)
  return { words: blocks.flatMap(wordsOf).length, grade: gradeOf(prose), blocks }
}

/** The Flesch-Kincaid grade (1975) of sentences: 0.39 words a sentence + 11.8 syllables a word - 15.59. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u))
    .filter((text) => wordsOf(text).length > 0)
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** An estimate: groups of vowels, without a silent e at the end; a number or an abbreviation in capitals counts as one. */
function syllablesOf(word: string): number {
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (letters.length < 4 || letters === letters.toUpperCase()) return 1
  const stem = letters.toLowerCase().replace(/(?:[^laeiouy]es|[^aeioutdy]ed|[^laeiouy]e)$/, '')
  return Math.max(1, stem.match(/[aeiouy]+/g)?.length ?? 1)
}

function textBlocks(root: Element, without?: ReadonlySet<string>): string[] {
  const blocks: string[] = []
  let line = ''
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text) blocks.push(text)
    line = ''
  }
  const walk = (node: Node) => {
    if (node.nodeName === '#text') line += (node as DefaultTreeAdapterTypes.TextNode).value
    if (!(isElement(node) && isShown(node)) || without?.has(node.tagName)) return
    const isBlock = !inline.has(node.tagName) || node.tagName === 'br'
    if (isBlock) end()
    for (const child of shownChildren(node)) walk(child)
    if (isBlock) end()
  }
  walk(root)
  return blocks
}

const isElement = (node: Node): node is Element => 'tagName' in node
const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value

function isShown(element: Element): boolean {
  if (neverShown.has(element.tagName)) return false
  const classes = attribute(element, 'class')?.split(' ') ?? []
  return !(['hidden', 'popover'].some((name) => attribute(element, name) !== undefined) || classes.includes('sr-only'))
}

/** A closed `<details>` shows its summary alone. */
function shownChildren(element: Element): Node[] {
  const closed = element.tagName === 'details' && attribute(element, 'open') === undefined
  return closed ? element.childNodes.filter((child) => child.nodeName === 'summary') : element.childNodes
}

function find(node: Node, name: string): Element | undefined {
  if (isElement(node) && node.tagName === name) return node
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child, name)
    if (found) return found
  }
  return undefined
}
