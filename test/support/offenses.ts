import type { Page } from '@playwright/test'
import type { Piece, Seen } from './sandbox'

/** What an article may contain, stated again independently, in the specification's words. */
const allowed = {
  tags: 'p h2 h3 h4 h5 h6 strong em u ul ol li a br blockquote code pre img table caption thead tbody tfoot tr th td hr',
  attributes: 'href src alt title target rel class id',
  pictureAttributes: 'width height loading decoding',
  relations: 'nofollow sponsored ugc noopener noreferrer',
  classes: 'note note-title contains-task-list task-list-item align-left align-center align-right',
}

/**
 * What the DOM of each piece contains that is not allowed in an article: another tag, attribute, class, or scheme, a
 * comment, an id of the page, or a new tab that keeps its opener; and HTML that changes when it is serialized and
 * parsed again. Parsed by `DOMParser`, which runs nothing.
 */
export function listOffenses(page: Page, pieces: readonly Piece[]): Promise<Seen[]> {
  return page.evaluate(
    ({ given, rules }) => {
      const lists = Object.fromEntries(Object.entries(rules).map(([name, words]) => [name, words.split(' ')]))
      const has = (name: keyof typeof rules, word: string) => lists[name]?.includes(word) ?? false
      // Followed by another element, which an unclosed tag would swallow.
      const parse = (html: string) => new DOMParser().parseFromString(`<!doctype html>${html} <p>a</p>`, 'text/html')

      function addressOffense(element: Element, text: string): string[] {
        const url = new URL(text, document.baseURI)
        const known = ['http:', 'https:', 'mailto:'].includes(url.protocol) && !url.username && !url.password
        const written = /^(https?:\/\/[^/]|mailto:|\/(?![/\\])|\?|#article-.)/.test(text)
        const emailPicture = element.tagName === 'IMG' && url.protocol === 'mailto:'
        return known && written && !emailPicture ? [] : [`address ${text}`]
      }

      function attributeOffenses(element: Element, { name, value }: Attr): string[] {
        const own = has('attributes', name) || (element.tagName === 'IMG' && has('pictureAttributes', name))
        if (!own) return [`attribute ${name}`]
        if (name === 'href' || name === 'src') return addressOffense(element, value)
        if (name === 'id') return /^article-./.test(value) ? [] : [`id ${value}`]
        if (name === 'target') return value === '_blank' ? [] : [`target ${value}`]
        const list = name === 'class' ? 'classes' : name === 'rel' ? 'relations' : undefined
        return list ? value.split(/\s/).flatMap((word) => (has(list, word) ? [] : [`${name} ${word}`])) : []
      }

      function elementOffenses(element: Element): string[] {
        const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml' && has('tags', element.localName)
        const rel = element.getAttribute('rel')?.split(' ') ?? []
        const opener = element.hasAttribute('target') && !(rel.includes('noopener') && rel.includes('noreferrer'))
        return [
          ...(isHtml ? [] : [`tag ${element.localName}`]),
          ...(opener ? ['opener'] : []),
          ...Array.from(element.attributes).flatMap((attribute) => attributeOffenses(element, attribute)),
        ]
      }

      function pageOffenses(parsed: Document): string[] {
        const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_COMMENT)
        const frame = [parsed.documentElement, parsed.head, parsed.body]
        return [
          ...frame
            .flatMap((element) => Array.from(element.attributes))
            .map(({ name }) => `attribute ${name} of the page`),
          ...(walker.nextNode() ? ['comment'] : []),
        ]
      }

      return given.flatMap(({ number, html }) => {
        const parsed = parse(html)
        const again = parse(parsed.body.innerHTML.slice(0, -' <p>a</p>'.length))
        const offenses = [
          ...Array.from(parsed.querySelectorAll('*:not(html, head, body)')).flatMap(elementOffenses),
          ...pageOffenses(parsed),
          ...(again.body.innerHTML === parsed.body.innerHTML ? [] : ['changes when it is read again']),
        ]
        return offenses.map((what) => ({ number, what }))
      })
    },
    { given: pieces, rules: allowed },
  )
}
