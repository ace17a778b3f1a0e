export type Line = readonly { kind: 'text' | 'strong' | 'em' | 'link'; text: string; address: string }[]

/** A part of an article that can be written in every notation. */
export type Block =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'quote'; line: Line }
  | { kind: 'ul'; items: readonly Line[] }
  | { kind: 'ol'; items: readonly Line[] }
  | { kind: 'table'; rows: readonly (readonly [string, string])[] }

/** The end of each article, as the site requires it of a model. */
const end = { text: 'Start Free Analysis', address: '/get-recommendation' }

/** As an author of the site writes it. */
export function toMarkdown(blocks: readonly Block[]): string {
  return [...blocks.map(markdownOf), `[${end.text}](${end.address})`].join('\n\n')
}

/** As a person in a hurry or a model writes it: obsolete tags, capitals, indentation, and empty lines. */
export function toHtml(blocks: readonly Block[]): string {
  return [...blocks.map(htmlOf), `<p><a href="${end.address}">${end.text}</a></p>`].join('\n\n  ')
}

function markdownOf(block: Block): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.depth)} ${block.text}`
  if (block.kind === 'paragraph') return inlineMarkdown(block.line)
  if (block.kind === 'quote') return `> ${inlineMarkdown(block.line)}`
  if (block.kind === 'table') {
    const [head, ...rows] = block.rows.map((cells) => `| ${cells.join(' | ')} |`)
    return [head, '|---|---|', ...rows].join('\n')
  }
  return block.items.map((item, at) => `${block.kind === 'ul' ? '-' : `${at + 1}.`} ${inlineMarkdown(item)}`).join('\n')
}

function inlineMarkdown(line: Line): string {
  const wrap = { text: '', strong: '**', em: '*', link: '' }
  return line
    .map(({ kind, text, address }) => (kind === 'link' ? `[${text}](${address})` : `${wrap[kind]}${text}${wrap[kind]}`))
    .join(' and ')
}

function htmlOf(block: Block): string {
  if (block.kind === 'heading') return `<h${block.depth}>${block.text}</h${block.depth}>`
  if (block.kind === 'paragraph') return `<P>${inlineHtml(block.line)}</P>`
  if (block.kind === 'quote') return `<blockquote>\n  <p>${inlineHtml(block.line)}</p>\n</blockquote>`
  if (block.kind === 'table') {
    const [head, ...rows] = block.rows
    const row = (cells: readonly string[], tag: string) =>
      `<tr>\n    ${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('\n    ')}\n  </tr>`
    return `<table>\n<thead>${row(head ?? [], 'th')}</thead>\n<tbody>\n${rows.map((cells) => row(cells, 'td')).join('\n')}</tbody>\n</table>`
  }
  return `<${block.kind}>\n${block.items.map((item) => `  <li>${inlineHtml(item)}</li>\n`).join('\n')}</${block.kind}>`
}

function inlineHtml(line: Line): string {
  const tag = { text: '', strong: 'b', em: 'i', link: '' }
  return line
    .map(({ kind, text, address }) => {
      if (kind === 'link') return `<a href="${address.replaceAll('&', '&amp;')}">${text}</a>`
      return tag[kind] ? `<${tag[kind]}>${text}</${tag[kind]}>` : text
    })
    .join(' and ')
}
