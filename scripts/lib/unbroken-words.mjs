import { visit } from 'unist-util-visit'

const words = /\S+/g
const digit = /\d/

/** A word longer than this may be wider than a table column on a phone and has to break somewhere. */
const lengthMax = 24

/**
 * Browsers break lines after a hyphen, which splits `GAD-7`, ranges such as `30-50%`, and email addresses. An element
 * around such a word prevents the break; the text itself, and what is copied, stays the same.
 */
export function unbrokenWords() {
  return (tree) =>
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || parent.tagName === 'code' || !node.value.includes('-')) return
      const pieces = piecesOf(node.value)
      if (pieces.every(({ type }) => type === 'text')) return
      parent.children.splice(index, 1, ...pieces)
      return index + pieces.length
    })
}

/** The text with an element around each unbreakable word. */
function piecesOf(text) {
  const pieces = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!staysWhole(word)) continue
    if (index > end) pieces.push({ type: 'text', value: text.slice(end, index) })
    const properties = { className: ['unbroken'] }
    pieces.push({ type: 'element', tagName: 'span', properties, children: [{ type: 'text', value: word }] })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ type: 'text', value: text.slice(end) })
  return pieces
}

/** Placeholders that are filled in later, `{{…}}`, are not words yet. */
function staysWhole(word) {
  const isCode = word.includes('-') && (digit.test(word) || word.includes('@'))
  return isCode && word.length <= lengthMax && !word.includes('/') && !word.includes('{{')
}
