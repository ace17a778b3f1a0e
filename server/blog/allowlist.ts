import sanitizeHtml from 'sanitize-html'
import { articleTags, nonTextTags } from '../../shared/blog/article-tags'

/** Above what any article has: the parser's time grows faster than linearly with depth. */
const mostTags = 10_000
const deepest = 32

/** The page has its own h1; `b` and `i` are older names; a `div` is kept only as a note, as in the site's own texts. */
const renamed = { h1: 'h2', b: 'strong', i: 'em', div: noteOrNothing }

/** The classes that the article styles define. Any other class of the site could move or hide things. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/**
 * The HTML with only the tags, attributes, classes, and schemes allowed in an article. The text of removed elements
 * stays unless it was never meant to be read. Control characters and text-direction marks are removed too.
 */
export function allowedHtml(html: string): string {
  const allowed = sanitizeHtml(firstTags(html), {
    allowedTags: articleTags,
    allowedAttributes,
    allowedClasses,
    nonTextTags,
    allowedSchemes: ['http', 'https', 'mailto'],
    nestingLimit: deepest,
    transformTags: renamed,
  })
  return allowed.replace(unseen, '')
}

/** The HTML with every tag and attribute, within the same bounds, for a parser that has to see them. */
export const boundedHtml = (html: string): string =>
  sanitizeHtml(firstTags(html), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    nonBooleanAttributes: [],
    nestingLimit: deepest,
  })

function noteOrNothing(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName: attribs.class?.split(' ').includes('note') ? 'blockquote' : tagName, attribs }
}

function firstTags(html: string): string {
  let end = -1
  for (let tags = 0; tags <= mostTags; tags += 1) {
    end = html.indexOf('<', end + 1)
    if (end < 0) return html
  }
  return html.slice(0, end)
}
