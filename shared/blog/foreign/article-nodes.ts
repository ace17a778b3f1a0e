import type { TreeNode } from '../tree'
import { inBoxes } from './boxes'
import { withoutSpans } from './cells'
import { joinedLists } from './lists'
import { notated } from './notation'
import type { Note } from './note'
import { visible } from './unseen'
import { wordLists } from './word-lists'

/**
 * HTML of another program in the elements that an article has, so that removing all others does not change what it
 * says: no crossed-out or hidden words appear, no words are joined, and no cell moves under another heading. An article
 * of the site stays as it is. The result is not safe yet: attributes and addresses are unchecked.
 */
export function articleNodes(nodes: readonly TreeNode[], note: Note = () => undefined): TreeNode[] {
  const seen = visible(wordLists(nodes), note)
  return joinedLists(inBoxes(withoutSpans(notated(seen, note), note)), note)
}
