import { type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model'

/** Attributes that any block of an article may have. */
export const commonNames = ['id', 'title', 'class'] as const

const given = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]))

const read = (names: readonly string[]) => (dom: HTMLElement) =>
  Object.fromEntries(names.map((name) => [name, dom.getAttribute(name)]))

/** The attributes that are set, in the server's order. */
export const attributesOf = (attrs: Node['attrs'], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.filter((name) => (attrs[name] ?? null) !== null).map((name) => [name, String(attrs[name])]))

/** A block; of its own attribute, if any, its element keeps what is known in a data attribute of that name. */
function block(tag: string, spec: NodeSpec, own = ''): NodeSpec {
  const data = (attrs: Node['attrs']) => (own && attrs[own] ? { [`data-${own}`]: String(attrs[own]) } : {})
  return {
    ...spec,
    attrs: given(own ? [...commonNames, own] : commonNames),
    parseDOM: [
      { tag, getAttrs: (dom) => ({ ...read(commonNames)(dom), ...(own && { [own]: dom.dataset[own] ?? null }) }) },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [tag, { ...attributesOf(attrs, commonNames), ...data(attrs) }, 0],
  }
}

function cell(tag: string, tableRole: string): NodeSpec {
  const { attrs, ...spec } = block(tag, { content: 'block+', tableRole, isolating: true })
  const spans = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }
  return { ...spec, attrs: { ...attrs, ...spans } }
}

/** The element of each kind of block that is nothing but its element and what it contains. */
export const plainTags = {
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  table_cell: 'td',
  table_header: 'th',
} as const

const levels = [2, 3, 4, 5, 6]
export const linkNames = ['href', 'title', 'target', 'rel', 'id'] as const
export const pictureNames = ['src', 'alt', 'title', 'width', 'height', 'id'] as const

const nodes = {
  doc: { content: 'block+' },
  /** `bare`: text directly in an item or cell, without a `p`; null if not known. */
  paragraph: block('p', { content: 'inline*', group: 'block' }, 'bare'),
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { ...given(commonNames), level: { default: 2 } },
    parseDOM: levels.map((level) => ({
      tag: `h${level}`,
      getAttrs: (dom: HTMLElement) => ({ ...read(commonNames)(dom), level }),
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, attributesOf(attrs, commonNames), 0],
  },
  blockquote: block('blockquote', { content: 'block+', group: 'block', defining: true }),
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    attrs: { ...given(commonNames), hasCode: { default: true } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: read(commonNames) }],
    toDOM: ({ attrs }) => ['pre', attributesOf(attrs, commonNames), ['code', 0]],
  },
  horizontal_rule: {
    group: 'block',
    attrs: given(commonNames),
    parseDOM: [{ tag: 'hr', getAttrs: read(commonNames) }],
    toDOM: ({ attrs }) => ['hr', attributesOf(attrs, commonNames)],
  },
  bullet_list: block('ul', { content: 'list_item+', group: 'block' }),
  ordered_list: block('ol', { content: 'list_item+', group: 'block' }),
  list_item: block('li', { content: 'paragraph block*', defining: true }),
  /** `caption`: its text, which is visible here and can be changed only in the HTML. */
  table: {
    content: 'table_row+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    attrs: { ...given(commonNames), caption: { default: null } },
    parseDOM: [
      { tag: 'table', getAttrs: read(commonNames) },
      { tag: 'caption', ignore: true },
    ],
    toDOM: ({ attrs }) => {
      const caption: DOMOutputSpec[] = attrs.caption ? [['caption', { contenteditable: 'false' }, attrs.caption]] : []
      return ['table', attributesOf(attrs, commonNames), ...caption, ['tbody', 0]]
    },
  },
  /** `section`: the part of the table that contains the row. */
  table_row: block('tr', { content: '(table_cell | table_header)*', tableRole: 'row' }, 'section'),
  table_cell: cell('td', 'cell'),
  table_header: cell('th', 'header_cell'),
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: given(pictureNames),
    parseDOM: [{ tag: 'img[src]', getAttrs: read(pictureNames) }],
    toDOM: ({ attrs }) => ['img', attributesOf(attrs, pictureNames)],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>

const simpleMark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
})

/** In the nesting order of `inline.ts`. */
const marks = {
  a: {
    attrs: given(linkNames),
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: read(linkNames) }],
    toDOM: ({ attrs }) => ['a', attributesOf(attrs, linkNames), 0],
  },
  strong: simpleMark('strong', 'b'),
  em: simpleMark('em', 'i'),
  u: simpleMark('u'),
  code: simpleMark('code'),
} satisfies Record<string, MarkSpec>

/** What an article can contain, as the server's pipeline allows it. */
export const schema = new Schema({ nodes, marks })
