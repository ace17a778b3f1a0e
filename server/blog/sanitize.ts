import sanitizeHtml from 'sanitize-html'
import { articleId, linkAddress, linkRelations, pictureAddress } from './article-links'

type Attributes = Record<string, string>

/** More than any article has. The parser's time grows with the square of the depth, which these bound. */
const mostTags = 20_000
const deepest = 40

const allowedTags = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['strong', 'em', 'u', 'code', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** The page has its one h1; the others mean the same by an older name. */
const renamed: Attributes = { h1: 'h2', b: 'strong', i: 'em' }

/** Elements whose text is code, a control's choices or another language than HTML. */
const nonTextTags = [
  ...['script', 'style', 'title', 'noscript', 'template', 'svg', 'math', 'select', 'option', 'datalist', 'textarea'],
  ...['iframe', 'object', 'embed', 'applet', 'audio', 'video', 'canvas'],
  ...['xmp', 'plaintext', 'noembed', 'noframes', 'frameset'],
]

/** The classes that the reading styles know; any other could place or hide things by a class of the site. */
const allowedClasses = {
  blockquote: ['note'],
  p: ['note-title'],
  ul: ['contains-task-list'],
  li: ['task-list-item'],
  th: ['align-left', 'align-center', 'align-right'],
  td: ['align-left', 'align-center', 'align-right'],
}

const allowedAttributes = {
  '*': ['title', 'id'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be left out.
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/**
 * An article's HTML cut to what an article needs: text, lists, tables, links and pictures of this site. It can run
 * nothing, place nothing over the page, ask for nothing by a form, call no other host when it is read, and has no id
 * that the page has. Sanitising twice changes nothing.
 */
export function sanitizeArticle(html: string): string {
  const ids = new Set<string>()
  const clean = sanitizeHtml(firstTags(html), {
    allowedTags,
    allowedAttributes,
    allowedClasses,
    nonTextTags,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: deepest,
    onOpenTag: opened,
    onCloseTag: closed,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: { '*': read },
  })
  return clean
    .replaceAll(' />', '>')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, '')
    .replace(/(<pre[^>]*>)\n+/g, '$1')
}

function read(name: string, given: Attributes, ids: Set<string>): sanitizeHtml.Tag {
  const tagName = renamed[name] ?? name
  return { tagName, attribs: attributesOf(tagName, given, ids) }
}

function attributesOf(tag: string, given: Attributes, ids: Set<string>): Attributes {
  const { id = '', ...others } = given
  const own = articleId(id)
  const named: Attributes = own && !ids.has(own) ? { id: own } : {}
  if (own) ids.add(own)
  if (tag === 'a') return { ...linkAttributes(others), ...named }
  if (tag === 'img') return { ...pictureAttributes(others), ...named }
  return { ...others, ...named }
}

function linkAttributes({ href = '', target = '', rel = '', title = '' }: Attributes): Attributes {
  const address = linkAddress(href)
  if (!address) return {}
  const newTab = target.trim().toLowerCase() === '_blank'
  return present({ href: address, title, target: newTab ? '_blank' : '', rel: linkRelations(rel, newTab) })
}

function pictureAttributes({ src = '', alt = '', title = '', width = '', height = '' }: Attributes): Attributes {
  const address = pictureAddress(src)
  if (!address) return {}
  const size = isLength(width) && isLength(height) ? { width, height } : {}
  return { src: address, alt, ...present({ title }), ...size, loading: 'lazy', decoding: 'async' }
}

/** A whole number of pixels that a picture in an article can have. */
const isLength = (text: string) => /^[1-9]\d{0,3}$/.test(text)

const present = (attributes: Attributes) => Object.fromEntries(Object.entries(attributes).filter(([, value]) => value))

/** The article up to the last tag that is read. */
function firstTags(html: string): string {
  let end = -1
  for (let tags = 0; tags <= mostTags; tags += 1) {
    end = html.indexOf('<', end + 1)
    if (end < 0) return html
  }
  return html.slice(0, end)
}
