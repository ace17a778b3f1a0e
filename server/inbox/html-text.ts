import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import { HtmlWriter } from './html-writer'

/** Elements that browsers do not show and whose content is not HTML, with the mode that finds their end. */
const silent: Record<string, number> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
}
/** Elements that are not shown, although their content is HTML. */
const unseen = new Set(['noscript', 'template', 'select', 'datalist', 'object', 'svg', 'audio', 'video'])
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const hidingStyle = /(?:^|;)(?:display:none|visibility:hidden|opacity:0(?:;|!|$)|max-height:0)/i

/**
 * Converts an HTML email to plain text: nothing in it is run, fetched, or kept as HTML. It scans one tag after another
 * and builds no tree, so it takes linear time. The address of a link to the web follows its text, lines in a
 * `blockquote` begin with `>`, and `|` separates the cells of a table. Text that the sender hid, such as a preview for
 * lists of emails, is left out, unless there is no other.
 */
export function htmlToText(html: string): string {
  return converted(html, false) || converted(html, true)
}

function converted(html: string, showsHidden: boolean): string {
  const writer = new HtmlWriter()
  /** The element that is not shown, and how many of its kind are open. */
  let skipped = { tag: '', depth: 0 }
  const tokenizer: Tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, {
    onStartTag(token) {
      const { tagName } = token
      const mode = Object.hasOwn(silent, tagName) ? silent[tagName] : undefined
      if (mode !== undefined) tokenizer.state = mode
      if (skipped.depth > 0) skipped.depth += Number(tagName === skipped.tag)
      else if (mode !== undefined || isHidden(token, showsHidden)) skipped = { tag: tagName, depth: 1 }
      else writer.open(tagName, attributesOf(token))
    },
    onEndTag({ tagName }) {
      if (skipped.depth === 0) writer.close(tagName)
      else if (tagName === skipped.tag) skipped.depth -= 1
    },
    onCharacter: ({ chars }) => void (skipped.depth > 0 || writer.add(chars)),
    onWhitespaceCharacter: ({ chars }) => void (skipped.depth > 0 || writer.add(chars)),
    onNullCharacter: () => undefined,
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
    onParseError: null,
  } satisfies TokenHandler)
  tokenizer.write(html, true)
  return writer.end()
}

function isHidden(token: Token.TagToken, showsHidden: boolean): boolean {
  if (empty.has(token.tagName) || token.selfClosing) return false
  if (unseen.has(token.tagName)) return true
  const { hidden, style = '' } = attributesOf(token)
  return !showsHidden && (hidden !== undefined || hidingStyle.test(style.slice(0, 1_000).replace(/\s/g, '')))
}

const attributesOf = ({ attrs }: Token.TagToken): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
