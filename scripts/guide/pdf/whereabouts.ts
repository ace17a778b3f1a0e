import type { ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'

/** Where the guide has what an address of the site leads to. */
export interface Whereabouts {
  /** The place in the guide, if there is one. */
  placeOf: (url: string) => string | undefined
  /** The page of a place; undefined if readers find the place without it. */
  pageOf: (place: string) => number | undefined
}

/**
 * A block with words behind its links, because nobody can follow a link on paper: the page of what the guide has, and,
 * once a sentence, that the rest is on the website. Entries of a list get pages only: a link there is one word of a line
 * that is complete without it.
 */
export function withWhereabouts(block: RootContent, where: Whereabouts): RootContent {
  if (block.type === 'paragraph') return told(block, where, true)
  if (block.type !== 'list') return block
  const items = block.children.map(
    (item): ListItem => ({
      ...item,
      children: item.children.map((part) => (part.type === 'paragraph' ? told(part, where, false) : part)),
    }),
  )
  return { ...block, children: items }
}

function told(paragraph: Paragraph, { placeOf, pageOf }: Whereabouts, isProse: boolean): Paragraph {
  const isElsewhere = (node: PhrasingContent) =>
    node.type === 'link' && node.url.startsWith('/') && placeOf(node.url) === undefined
  const children = paragraph.children.flatMap((node, index, all): PhrasingContent[] => {
    const place = node.type === 'link' ? placeOf(node.url) : undefined
    const page = place === undefined ? undefined : pageOf(place)
    if (page !== undefined) return [node, { type: 'text', value: ` (page ${page})` }]
    if (!(isProse && isElsewhere(node)) || restOfSentence(all.slice(index + 1)).some(isElsewhere)) return [node]
    return [node, { type: 'text', value: ' (on our website)' }]
  })
  return { ...paragraph, children }
}

function restOfSentence(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const end = nodes.findIndex((node) => node.type === 'text' && /[.!?](?:\s|$)/.test(node.value))
  return end < 0 ? nodes : nodes.slice(0, end)
}
