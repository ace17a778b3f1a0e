import { fileURLToPath } from 'node:url'
import { toString as textOf } from 'hast-util-to-string'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parse as parseYaml } from 'yaml'
import { withRules } from './rules.mjs'
import { wholeWords } from './whole-words.mjs'

const noteMark = /^\[!NOTE\](.*)(\n|$)/
const idMark = /\{#([a-z0-9-]+)\}$/

/** GitHub's default schema, which allows no scripts, styles, or event handlers, plus the two attributes of a note. */
const schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    div: [...(defaultSchema.attributes?.div ?? []), ['className', 'note'], ['role', 'note']],
    p: [...(defaultSchema.attributes?.p ?? []), ['className', 'note-title']],
  },
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(frontMatter)
  .use(notes)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(checklists)
  .use(givenIds)
  .use(rehypeSlug)
  .use(tableCells)
  .use(columnNames)
  .use(scrollBoxes)
  .use(outline)
  .use(wholeWords)
  .use(rehypeStringify)

/**
 * Reads a Markdown text with YAML front matter: GitHub's dialect, `> [!NOTE] August 2025` for a dated note, `## Heading
 * {#id}` for a heading that other pages link to, `{{rule:id}}` for a rule's sentence, and
 * `{{cost:vendor:providers:years}}` for a total. HTML in the text is dropped. Throws if the front matter is not YAML.
 * `markdown` is the text without front matter and ids, with the rules' sentences.
 * @param {string} source
 * @returns {{ meta: Record<string, unknown>, headings: { id: string, text: string, depth: number }[], html: string,
 * words: number, markdown: string }}
 */
function readMarkdown(source) {
  const text = withRules(source)
  const file = processor.processSync(text)
  const { meta = {}, headings, words } = file.data
  return { meta, headings, html: String(file), words, markdown: withoutMarks(text) }
}

/**
 * What replaces the placeholders in texts: totals for `{{cost:…}}`, the catalogue's values for `{{fact:…}}` and the
 * like.
 */
const fillers = {
  withCosts: new URL('../../shared/cost/in-text.ts', import.meta.url),
  withFacts: new URL('../../shared/catalogue/in-text.ts', import.meta.url),
}

const factMark = /\{\{(?:fact|cell|dated|differs|note|source|via):/

/**
 * The exports of a text's module, each as an expression, and the modules that they need, by the name of what they
 * export. Totals and facts are filled in when the module is loaded, by the shared functions, because this reader is
 * plain Node and cannot load them. A text about one vendor names it in the front matter; another names it in each placeholder.
 * @param {string} source
 * @returns {{ fields: [name: string, expression: string][], needs: [name: string, module: URL][] }}
 */
export function textExports(source) {
  const text = readMarkdown(source)
  const fields = Object.entries(text).map(([name, value]) => [name, filled(name, JSON.stringify(value), text.meta)])
  const needs = Object.entries(fillers).filter(([name]) =>
    fields.some(([, expression]) => expression.includes(`${name}(`)),
  )
  return { fields, needs }
}

function filled(name, literal, { vendor }) {
  const summed = literal.includes('{{cost:') ? `withCosts(${literal})` : literal
  if (!factMark.test(literal)) return summed
  const form = name === 'html' ? 'html' : 'markdown'
  return `withFacts(${summed}, ${JSON.stringify(vendor)}, '${form}')`
}

/** The code of an ES module for a text; `addressOf` gives the specifier for importing another module. */
export function moduleCode(source, addressOf) {
  const { fields, needs } = textExports(source)
  return [
    ...needs.map(([name, module]) => `import { ${name} } from ${JSON.stringify(addressOf(module))}`),
    ...fields.map(([name, expression]) => `export const ${name} = ${expression}`),
  ].join('\n')
}

/** The text without our own notation, for other readers of Markdown. */
function withoutMarks(text) {
  return text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/ ?\{#[a-z0-9-]+\}$/gm, '')
}

/** Vite plugin: a `.md` file is a module with the exports that `client/content/markdown.d.ts` declares. */
export function markdown() {
  return {
    name: 'markdown',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler: (source) => ({
        code: moduleCode(source, fileURLToPath),
        map: { mappings: '' },
        moduleType: 'js',
      }),
    },
  }
}

/** Stores the front matter as data instead of rendering it. */
function frontMatter() {
  return (tree, file) => {
    const [first] = tree.children
    if (first?.type === 'yaml') file.data.meta = parseYaml(first.value)
  }
}

/** Turns a quotation that begins with `[!NOTE]`, optionally with a date, into a note. */
function notes() {
  return (tree) =>
    visit(tree, 'blockquote', (quotation) => {
      const lead = quotation.children[0]?.children?.[0]
      const mark = lead?.type === 'text' ? noteMark.exec(lead.value) : null
      if (!mark) return
      lead.value = lead.value.slice(mark[0].length)
      if (quotation.children[0].children.length === 1 && lead.value === '') quotation.children.shift()
      quotation.data = { hName: 'div', hProperties: { className: ['note'], role: 'note' } }
      quotation.children.unshift({
        type: 'paragraph',
        data: { hProperties: { className: ['note-title'] } },
        children: [{ type: 'text', value: mark[1].trim() ? `Note, ${mark[1].trim()}` : 'Note' }],
      })
    })
}

/** Removes the disabled checkbox of a checklist item, which has no use for anyone; styles draw the box. */
function checklists() {
  return (tree) =>
    visit(tree, 'element', (element) => {
      element.children = element.children.filter(({ tagName }) => tagName !== 'input')
    })
}

/** Gives a heading the id at its end, for addresses that must not change with the wording. */
function givenIds() {
  return (tree) =>
    visit(tree, 'element', (element) => {
      if (!/^h[1-6]$/.test(element.tagName)) return
      const last = element.children.at(-1)
      const mark = last?.type === 'text' ? idMark.exec(last.value) : null
      if (!mark) return
      last.value = last.value.slice(0, mark.index).trimEnd()
      element.properties.id = mark[1]
    })
}

/** Writes alignment as a class, and marks the cells of the first row as column headers. */
function tableCells() {
  return (tree) =>
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'th' && tagName !== 'td') return
      if (tagName === 'th') properties.scope = 'col'
      if (properties.align) properties.className = [`align-${properties.align}`]
      delete properties.align
    })
}

/**
 * Gives each cell the name of its column, for screens too narrow for columns. A table whose columns hold only figures
 * fits a phone and stays a table, because figures are there to be compared.
 */
function columnNames() {
  return (tree) =>
    visit(tree, { tagName: 'table' }, (table) => {
      const headings = []
      visit(table, { tagName: 'th' }, (heading) => void headings.push(heading))
      if (headings.slice(1).every(({ properties }) => properties.className?.includes('align-right'))) return
      const names = headings.map((heading) => textOf(heading))
      visit(table, { tagName: 'tr' }, (row) => {
        const cells = row.children.filter(({ tagName }) => tagName === 'td')
        for (const [column, cell] of cells.entries()) cell.properties.dataLabel = names[column]
      })
    })
}

/** Puts a table into a box that scrolls sideways, also by keyboard, and is named after the heading above it. */
function scrollBoxes() {
  return (tree) => {
    let heading = ''
    tree.children = tree.children.map((node) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node)
      if (node.tagName !== 'table') return node
      const properties = { className: ['table-box'], role: 'group', tabIndex: 0, ariaLabel: `Table: ${heading}` }
      return { type: 'element', tagName: 'div', properties, children: [node] }
    })
  }
}

function outline() {
  return (tree, file) => {
    const headings = []
    visit(tree, 'element', (element) => {
      const depth = Number(/^h([2-4])$/.exec(element.tagName)?.[1])
      if (depth) headings.push({ id: element.properties.id, text: textOf(element), depth })
    })
    file.data.headings = headings
    file.data.words = textOf(tree).split(/\s+/).filter(Boolean).length
  }
}
