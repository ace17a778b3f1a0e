/** Text that belongs together: a sentence, or a row of a table. */
export interface Statement {
  /** In order; more than one for the cells of a row. */
  cells: { text: string; column: string }[]
  /** The heading above it; for a row of a table, together with the column titles. */
  heading: string
  /** The sentence before it in the same paragraph. */
  before: string
}

const isBlock =
  /^(?:<\/?(?:p|h[1-6]|li|ul|ol|blockquote|pre|table|caption|thead|tbody|tfoot|tr|td|th|hr|div|section)|<br)\b/i

/** Splits an article's HTML, or plain text, into its statements. */
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

/** Longer column titles are cut, because a title is scanned again with each row. */
const titleCharsMax = 300

/** Takes the pieces in order and returns a row's cells at its end. A table's first row has the titles. */
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
    if (columns.length === 0) columns = row.map((title) => title.slice(0, titleCharsMax))
    row = undefined
    return cells
  }
}

/** Each tag that begins or ends a block, with the text after it. Other tags are dropped, and their text is kept. */
function* piecesOf(html: string): Generator<{ tag: string; text: string }> {
  let piece = { tag: '', text: '' }
  for (const { tag, text } of tagsOf(html)) {
    if (isBlock.test(tag)) {
      yield { ...piece, text: readable(piece.text) }
      piece = { tag, text: '' }
    }
    piece.text += text
  }
  yield { ...piece, text: readable(piece.text) }
}

/** Each tag with the text up to the next one. Only tags before the last `>` are searched for, so each `<` is closed. */
function* tagsOf(html: string): Generator<{ tag: string; text: string }> {
  let tag = ''
  let textStart = 0
  // Linear here: before the last `>`, every `<` is closed.
  for (const { 0: next, index } of html.slice(0, html.lastIndexOf('>') + 1).matchAll(/<[a-z/!][^>]*>/gi)) {
    yield { tag, text: html.slice(textStart, index) }
    tag = next
    textStart = index + next.length
  }
  yield { tag, text: html.slice(textStart) }
}

function* sentencesOf(text: string, heading: string): Generator<Statement> {
  let before = ''
  for (const sentence of text.split(sentenceEnd)) {
    if (sentence.trim() === '') continue
    yield { cells: [{ text: sentence, column: '' }], heading: sentence === heading ? '' : heading, before }
    before = sentence
  }
}

/** Not after the points in `$1.50`, `Doxy.me`, `e.g.`, or `vs.`; at most four marks, as it runs at each space. */
const sentenceEnd = /(?<=[.!?…]["'”’)\]]{0,4})(?<!\b(?:e\.g|i\.e|vs|approx|ca|Inc|St|No)\.)\s+(?=["'“‘([]*[\p{Lu}\d$])/u

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

/** A text as it is read: entities replaced by their characters, and white space collapsed. */
function readable(text: string): string {
  return text
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code < 0x110000 ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}
