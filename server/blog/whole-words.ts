import { wholePieces } from '../../shared/whole-words.mjs'
import { createElement, createText, isElement, type Node, type Parent, replaceChildren } from './html-tree'

/**
 * Puts an element around each piece of a text that must not be broken by the end of a line, as the build does in the
 * site's own texts. Code keeps its own breaks.
 */
export function keepWordsWhole(parent: Parent): void {
  if (isElement(parent) && (parent.tagName === 'pre' || parent.tagName === 'code')) return
  replaceChildren(parent, parent.childNodes.flatMap(piecesOf))
}

function piecesOf(node: Node): Node[] {
  if (isElement(node)) keepWordsWhole(node)
  if (!('value' in node)) return [node]
  return wholePieces(node.value).map(({ text, whole }) =>
    whole ? createElement('span', { class: 'unbroken' }, [createText(text)]) : createText(text),
  )
}
