/** A run of words that belongs together: a sentence, or a row of a table. */
export interface Statement {
  /** In their order; more than one for the cells of a row. */
  cells: { text: string; column: string }[]
  /** The heading that it stands under, and for a row of a table that with its column titles. */
  heading: string
  /** The sentence before it in the same paragraph. */
  before: string
}

const block =
  /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|pre|table|caption|thead|tbody|tfoot|tr|td|th|hr|div|section)\b[^>]*>|<br\b[^>]*>/gi

/** Reads an article's HTML, or plain text, as its statements. */
export function* statementsOf(html: string): Generator<Statement> {
  const readRow = createRowReader()
  let heading = ''
  for (const { tag, text } of piecesOf(html)) {
    const row = readRow(tag, text)
    if (row === 'unfinished') continue
    if (row) yield { cells: row, heading, before: '' }
    if (/^<h[1-6]/i.test(tag)) heading = text
    yield* sentencesOf(text, heading)
  }
}

/** Takes the pieces in turn, and answers the cells of a row with its end. The first row of a table has the titles. */
function createRowReader() {
  let columns: string[] = []
  let row: string[] | undefined
  return (tag: string, text: string): Statement['cells'] | 'unfinished' | undefined => {
    if (/^<table/i.test(tag)) columns = []
    if (/^<tr/i.test(tag)) row = []
    if (!row) return undefined
    if (/^<t[dh]/i.test(tag)) row.push(text)
    if (!/^<\/tr/i.test(tag)) return 'unfinished'
    const cells = row.map((cell, at) => ({ text: cell, column: columns[at] ?? '' }))
    if (columns.length === 0) columns = row
    row = undefined
    return cells
  }
}

/** Each tag that begins or ends a block, with the words after it. */
function* piecesOf(html: string): Generator<{ tag: string; text: string }> {
  const tags = ['', ...Array.from(html.matchAll(block), ([tag]) => tag)]
  const texts = html.split(block)
  for (const [at, tag] of tags.entries()) yield { tag, text: textOf(texts[at] ?? '') }
}

function* sentencesOf(text: string, heading: string): Generator<Statement> {
  let before = ''
  for (const sentence of text.split(sentenceEnd)) {
    if (sentence.trim() === '') continue
    yield { cells: [{ text: sentence, column: '' }], heading: sentence === heading ? '' : heading, before }
    before = sentence
  }
}

/** Not the points of `$1.50`, `Doxy.me`, `e.g.` or `vs.`. */
const sentenceEnd = /(?<=[.!?…]["'”’)\]]*)(?<!\b(?:e\.g|i\.e|vs|approx|ca|Inc|St|No)\.)\s+(?=["'“‘([]*[\p{Lu}\d$])/u

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  dollar: '$',
  ndash: '–',
  mdash: '—',
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code < 0x110000 ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}
