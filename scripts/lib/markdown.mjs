import { fileURLToPath } from 'node:url'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import {
  checklists,
  columnNames,
  folds,
  foldWords,
  frontMatter,
  givenIds,
  notes,
  outline,
  scrollBoxes,
  tableCells,
} from './markdown-plugins.mjs'
import { withRules } from './rules.mjs'
import { wholeWords } from './whole-words.mjs'

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
  .use(foldWords)
  .use(rehypeSlug)
  .use(tableCells)
  .use(columnNames)
  .use(scrollBoxes)
  .use(outline)
  .use(folds)
  .use(wholeWords)
  .use(rehypeStringify)

/**
 * Reads a Markdown text with YAML front matter: GitHub's dialect, `> [!NOTE] August 2025` for a dated note, `## Heading
 * {#id}` for a heading that other pages link to, `## Heading {fold:Show the list}` for a section that is collapsed on a
 * phone, `{{rule:id}}` for a rule's sentence, and `{{cost:vendor:providers:years}}` for a total. HTML in the text is dropped. Throws if the front matter is not YAML or a
 * fold would stay in the text as it was typed.
 * `markdown` is the text without front matter, ids, and folds, with the rules' sentences.
 * @param {string} source
 * @returns {{ meta: Record<string, unknown>, headings: { id: string, text: string, depth: number }[], html: string,
 * words: number, markdown: string }}
 */
function readMarkdown(source) {
  const text = withRules(source)
  const file = processor.processSync(text)
  const { meta = {}, headings, words } = file.data
  const html = String(file)
  if (html.includes('{fold:')) throw new Error('A text has a fold that is not at the end of a heading of level 2 or 3')
  return { meta, headings, html, words, markdown: withoutMarks(text) }
}

/** What fills the placeholders: `{{cost:…}}` with totals, `{{fact:…}}` and the like with the catalogue's values. */
const fillers = {
  withCosts: new URL('../../shared/cost/in-text.ts', import.meta.url),
  withFacts: new URL('../../shared/catalogue/in-text.ts', import.meta.url),
}

const factMark = /\{\{(?:fact|within|cell|dated|differs|note|source|via):/

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
  return text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/ ?\{(?:#|fold:)[^{}\n]+\}$/gm, '')
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
