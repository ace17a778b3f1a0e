import { element, type TreeElement, type TreeNode } from '../../../shared/blog/tree'
import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { listed, separatorAfter } from '../../../shared/words'

/** What an article says, as text and elements: never HTML, so nothing is escaped before it is written. '' is nothing. */
export type Prose = TreeNode | readonly TreeNode[]

/** The same, or nothing. */
export type Maybe = Prose | false | null | undefined

/** Its nodes; none for nothing. */
export const nodesOf = (prose: Prose): readonly TreeNode[] =>
  prose === '' ? [] : typeof prose === 'string' || 'tag' in prose ? [prose] : prose

/** Without what is nothing. */
export const spoken = (parts: readonly Maybe[]): Prose[] => parts.flatMap((part) => (part ? [part] : []))

/** What there is of the parts, one after the other. */
export function joined(parts: readonly Maybe[], between = ''): Prose {
  const said = spoken(parts).map(nodesOf)
  return said.length === 0 ? '' : said.flatMap((nodes, at) => (at > 0 && between ? [between, ...nodes] : nodes))
}

/** The template with its values in place; a value that is nothing leaves no trace. */
export const prose = (texts: TemplateStringsArray, ...values: readonly Maybe[]): Prose =>
  joined(texts.flatMap((text, at) => [text, values[at]]))

/** The sentences that there are. */
export const said = (...sentences: readonly Maybe[]): Prose => joined(sentences, ' ')

/** A list in words, as `listed` writes it. */
export const listing = (entries: readonly Prose[], last: 'and' | 'or' = 'and'): Prose =>
  joined(entries.flatMap((entry, place) => [entry, separatorAfter(place, entries.length, last)]))

/** What is said of a list of words; nothing without any. */
export const ofAny = (words: readonly Prose[], sentence: (list: Prose) => Prose, last: 'and' | 'or' = 'and'): Prose =>
  words.length > 0 ? sentence(listing(words, last)) : ''

const block = (tag: string, content: Prose): Prose => content && element(tag, {}, nodesOf(content))

/** Blocks under a heading. */
export const section = (heading: string, ...blocks: readonly Maybe[]): Prose =>
  joined([block('h2', heading), ...blocks])

export const subheading = (text: string): Prose => block('h3', text)

/** A paragraph of sentences; nothing without any. */
export const paragraph = (...sentences: readonly Maybe[]): Prose => block('p', said(...sentences))

export const list = (items: readonly Maybe[], tag: 'ul' | 'ol' = 'ul'): Prose =>
  block(tag, joined(items.map((item) => item && block('li', item))))

export function table(head: readonly Prose[], rows: readonly (readonly Prose[])[]): TreeElement {
  const rowOf = (cells: readonly Prose[], tag: 'th' | 'td') =>
    element(
      'tr',
      {},
      cells.map((cell) => element(tag, {}, nodesOf(cell))),
    )
  const body = rows.map((row) => rowOf(row, 'td'))
  return element('table', {}, [element('thead', {}, [rowOf(head, 'th')]), element('tbody', {}, body)])
}

export const strong = (words: Prose): Prose => block('strong', words)

/** `Plan: $49 a month`, with the label in bold. */
export const labeled = (label: string, words: Prose): Prose => prose`${strong(`${label}:`)} ${words}`

export const link = (path: string, words: string): TreeElement => element('a', { href: path }, [words])

export const vendorLink = ({ id, name }: Vendor) => link(`/emr/${id}`, name)

/** The names of systems or needs. */
export const names = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name)

export const careList = ({ specialties }: Vendor) => listed((specialties.value ?? []).map((kind) => careWords[kind]))
