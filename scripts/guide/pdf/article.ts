import type {
  Blockquote,
  Heading,
  List,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table as TableNode,
} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse as parseYaml } from 'yaml'
import { withCosts } from '../../../shared/cost/in-text'
import { lasting } from '../../../shared/rules/stated.mjs'
import { today } from '../../../shared/rules/today'
import { withRules } from '../../lib/rules.mjs'
import { heading, type ListLook, list, note, paragraph } from './blocks'
import type { Run } from './lines'
import type { Paper } from './paper'
import { colors, type Face, small } from './style'
import { table } from './table'
import { type Whereabouts, withWhereabouts } from './whereabouts'

export interface Article {
  meta: { title: string; h1: string; lead: string; updated: string }
  tree: Root
}

/** The link after a rule's sentence, which leads nowhere on paper. */
const rulePages = / \[Dates\u00a0and\u00a0sources\]\([^()[]*\)\./g

/** The text with each rule's sentence, and with what takes over on a later day: paper stays as it is. */
const stated = (source: string) => withRules(source, (rule) => lasting(rule, today()))

/** Parses a Markdown text of `client/content`, in the dialect that `scripts/lib/markdown.mjs` renders. */
export function readArticle(source: string): Article {
  const tree = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .parse(withCosts(stated(source).replace(rulePages, '').replaceAll('this site', 'our website')))
  const [first] = tree.children
  if (first?.type !== 'yaml') throw new Error('A text of the guide needs front matter')
  return { meta: parseYaml(first.value), tree: { ...tree, children: tree.children.slice(1) } }
}

/** Writes the text of an article, with the whereabouts of what its links lead to; `lists` is the look of its lists. */
export function writeArticle(paper: Paper, { tree }: Article, where: Whereabouts, lists: ListLook = {}) {
  const runs: Runs = (nodes, told) =>
    runsOf(told ? withWhereabouts(nodes, where, told === 'prose') : nodes, where.placeOf)
  for (const node of tree.children) if (!invitesToGuide(node)) writeBlock(paper, node, runs, lists)
}

/** The sections of an article under these second-level headings, in the article's order. Throws if one is missing. */
export function withSections({ meta, tree }: Article, titles: readonly string[]): Article {
  let isKept = false
  const children = tree.children.filter((node) => {
    if (node.type === 'heading' && node.depth === 2) isKept = titles.includes(titleOf(node))
    return isKept
  })
  demandTitles({ meta, tree }, titles)
  return { meta, tree: { ...tree, children } }
}

/** Where to find a section that an article leaves out: the id and title of a chapter; undefined if there is none. */
export type Elsewhere = Readonly<Record<string, { id: string; title: string } | undefined>>

/** An article without these sections and their subsections; a line refers to the chapter with that content. */
export function withoutSections({ meta, tree }: Article, elsewhere: Elsewhere): Article {
  let leftOut = 0
  const children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'heading' || (leftOut > 0 && node.depth > leftOut)) return leftOut > 0 ? [] : [node]
    const title = titleOf(node)
    if (!Object.hasOwn(elsewhere, title)) {
      leftOut = 0
      return [node]
    }
    leftOut = node.depth
    const chapter = elsewhere[title]
    return chapter ? [pointer(title, chapter)] : []
  })
  demandTitles({ meta, tree }, Object.keys(elsewhere))
  return { meta, tree: { ...tree, children } }
}

function pointer(section: string, { id, title }: { id: string; title: string }): Paragraph {
  const link = { type: 'link' as const, url: `#${id}`, children: [{ type: 'text' as const, value: title }] }
  return {
    type: 'paragraph',
    children: [{ type: 'text', value: `${section}: see ` }, link, { type: 'text', value: '.' }],
  }
}

function demandTitles({ meta, tree }: Article, titles: readonly string[]) {
  const found = new Set(tree.children.flatMap((node) => (node.type === 'heading' ? [titleOf(node)] : [])))
  const missing = titles.filter((title) => !found.has(title))
  if (missing.length > 0) throw new Error(`The text ${meta.title} has no section ${missing.join(', ')}`)
}

function titleOf({ children }: Heading): string {
  return children.map((part) => ('value' in part ? part.value : '')).join('')
}

/** Whether a paragraph recommends the guide, which is pointless inside the guide. */
function invitesToGuide(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.some((part) => part.type === 'link' && part.url === '/free-guide')
}

/** The runs of a text; `told` if they tell where to find what its links lead to. */
type Runs = (nodes: readonly PhrasingContent[], told?: 'prose' | 'entry') => Run[]

function writeBlock(paper: Paper, node: RootContent, runs: Runs, lists: ListLook) {
  if (node.type === 'heading') heading(paper, withoutId(runs(node.children)), node.depth === 2 ? 2 : 3)
  else if (node.type === 'paragraph') paragraph(paper, runs(node.children, 'prose'))
  else if (node.type === 'list') writeList(paper, node, runs, lists)
  else if (node.type === 'table') writeTable(paper, node, runs)
  else if (node.type === 'blockquote') writeNote(paper, node, runs)
  else throw new Error(`The guide cannot print Markdown of the kind "${node.type}"`)
}

function writeList(paper: Paper, node: List, runs: Runs, look: ListLook) {
  const items = node.children.map((item) =>
    item.children.flatMap((part) => (part.type === 'paragraph' ? runs(part.children, 'entry') : [])),
  )
  list(paper, items, { ...look, kind: node.ordered ? 'number' : 'bullet' })
}

function writeTable(paper: Paper, { children: [head, ...rows] }: TableNode, runs: Runs) {
  if (!head) return
  const cells = (row: typeof head) => row.children.map((cell) => runs(cell.children))
  const texts = [head, ...rows].map((row) => cells(row).map((cell) => cell.map(({ text }) => text).join('')))
  table(paper, { head: cells(head), rows: rows.map(cells), widths: columnWidths(texts), style: small })
}

/** Column widths in proportion to the length of their content, within limits so that no column becomes too narrow. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const columns = rows[0]?.length ?? 0
  return Array.from({ length: columns }, (_, column) => {
    const lengths = rows.map((row) => row[column]?.length ?? 0)
    return Math.min(Math.max(...lengths, 12), 60) ** 0.7
  })
}

function writeNote(paper: Paper, { children }: Blockquote, runs: Runs) {
  const texts = children.flatMap((part) => (part.type === 'paragraph' ? [runs(part.children)] : []))
  const mark = /^\[!NOTE\](.*)(\n|$)/.exec(texts[0]?.[0]?.text ?? '')
  const [first, ...others] = texts
  if (!(mark && first?.[0])) throw new Error('A quotation of the guide must be a note')
  const rest = [{ ...first[0], text: first[0].text.slice(mark[0].length) }, ...first.slice(1)]
  note(paper, mark[1]?.trim() ? `Note, ${mark[1].trim()}` : 'Note', [rest, ...others])
}

function runsOf(
  nodes: readonly PhrasingContent[],
  placeOf: Whereabouts['placeOf'],
  look: Omit<Run, 'text'> = {},
): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text' || node.type === 'inlineCode') return [{ ...look, text: node.value }]
    if (node.type === 'strong') return runsOf(node.children, placeOf, { ...look, face: 'bold' satisfies Face })
    if (node.type === 'emphasis') return runsOf(node.children, placeOf, { ...look, face: 'italic' satisfies Face })
    if (node.type === 'link') {
      const to = placeOf(node.url)
      return runsOf(node.children, placeOf, to ? { ...look, to, color: colors.accent } : look)
    }
    throw new Error(`The guide cannot print Markdown of the kind "${node.type}"`)
  })
}

function withoutId(runs: Run[]): Run[] {
  return runs.map((run) => ({ ...run, text: run.text.replace(/(?<!\s)\s*\{#[a-z0-9-]+\}$/, '') }))
}
