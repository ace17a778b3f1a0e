import type { PhrasingContent } from 'mdast'

export interface Whereabouts {
  placeOf: (url: string) => string | undefined
  /** The page of a place; undefined if readers find the place without it. */
  pageOf: (place: string) => number | undefined
}

/**
 * A text with words behind its links, because nobody can follow a link on paper: the page of what the guide has, and,
 * once a sentence of prose, that the rest is on the website. An entry of a list gets pages only: a link there is one word
 * of a line that is complete without it.
 */
export function withWhereabouts(
  nodes: readonly PhrasingContent[],
  { placeOf, pageOf }: Whereabouts,
  isProse: boolean,
): PhrasingContent[] {
  const isElsewhere = (node: PhrasingContent) =>
    node.type === 'link' && node.url.startsWith('/') && placeOf(node.url) === undefined
  return nodes.flatMap((node, index): PhrasingContent[] => {
    const place = node.type === 'link' ? placeOf(node.url) : undefined
    const page = place === undefined ? undefined : pageOf(place)
    if (page !== undefined) return [node, { type: 'text', value: ` (page ${page})` }]
    if (!(isProse && isElsewhere(node)) || restOfSentence(nodes.slice(index + 1)).some(isElsewhere)) return [node]
    return [node, { type: 'text', value: ' (on our website)' }]
  })
}

function restOfSentence(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const end = nodes.findIndex((node) => node.type === 'text' && /[.!?](?:\s|$)/.test(node.value))
  return end < 0 ? nodes : nodes.slice(0, end)
}
