import { type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'

/** Elements that browsers do not show, with the tokenizer mode that finds their end. */
const silent: Record<string, number> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
}
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'ul', 'ol', 'blockquote', 'hr', 'pre'])
const lines = new Set(['br', 'div', 'li', 'tr', 'section', 'article', 'header', 'footer', 'address', 'dt', 'dd'])
/** Quotes nested deeper than this get no further `>`. */
const quoteDepthMax = 5

/**
 * Converts an HTML email to plain text: nothing in it is run, fetched, or kept as HTML. It scans one tag after another
 * and builds no tree, so it takes linear time. The address of a link to the web follows its text, and lines in a
 * `blockquote` begin with `>`.
 */
export function htmlToText(html: string): string {
  const writer = createWriter()
  let skipping = ''
  const tokenizer: Tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, {
    onStartTag({ tagName, attrs }) {
      const mode = Object.hasOwn(silent, tagName) ? silent[tagName] : undefined
      if (mode !== undefined) {
        skipping = tagName
        tokenizer.state = mode
      } else writer.open(tagName, attrs.find(({ name }) => name === 'href')?.value)
    },
    onEndTag({ tagName }) {
      if (tagName === skipping) skipping = ''
      else writer.close(tagName)
    },
    onCharacter: ({ chars }) => void (skipping || writer.add(chars)),
    onWhitespaceCharacter: () => void (skipping || writer.add(' ')),
    onNullCharacter: () => undefined,
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
    onParseError: null,
  } satisfies TokenHandler)
  tokenizer.write(html, true)
  return writer.end()
}

function createWriter() {
  const done: string[] = []
  let line = ''
  let depth = 0
  let link: { url: string; from: number } | undefined

  function endLine() {
    const words = line.replace(/\s+/g, ' ').trim()
    if (words) done.push('> '.repeat(depth) + words)
    line = ''
    link = undefined
  }

  function gap() {
    endLine()
    if (done.length > 0 && done.at(-1) !== '') done.push('')
  }

  return {
    add(text: string) {
      line += text
    },
    open(tag: string, href: string | undefined) {
      if (paragraphs.has(tag)) gap()
      else if (lines.has(tag)) endLine()
      if (tag === 'li') line = '- '
      if (tag === 'blockquote') depth = Math.min(depth + 1, quoteDepthMax)
      if (tag === 'a' && href && /^https?:\/\//i.test(href)) link = { url: href, from: line.length }
    },
    close(tag: string) {
      if (tag === 'a' && link) {
        if (!line.slice(link.from).includes(link.url)) line += ` (${link.url})`
        link = undefined
      }
      if (paragraphs.has(tag)) gap()
      else if (lines.has(tag)) endLine()
      if (tag === 'blockquote') depth = Math.max(depth - 1, 0)
    },
    end(): string {
      endLine()
      return done.join('\n').trim()
    },
  }
}
