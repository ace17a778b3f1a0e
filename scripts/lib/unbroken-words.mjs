import { visit } from 'unist-util-visit'

/** A word; or a phrase: a date, as in `November 3, 2026`, or a place in a regulation, as in `42 CFR Part 2`, `§ 2.31`. */
const words =
  /(?<phrase>[(]?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}|\d{1,2} CFR(?: Part)?(?: \d)?|§ \d)\S{0,12})|\S+/g
const digit = /\d/
const space = /\s/

/** A word or phrase longer than this may be wider than a table column on a phone and has to break somewhere. */
const lengthMax = 24

/**
 * Browsers break lines after a hyphen, which splits `GAD-7`, ranges such as `30-50%`, and email addresses, and at the
 * spaces of a date or of `42 CFR`. An element around them prevents the break; the text itself, and what is copied, stays
 * the same.
 */
export function unbrokenWords() {
  return (tree) =>
    visit(tree, 'text', (node, index, parent) => {
      if (!parent) return
      if (parent.tagName === 'code') return keepWhole(parent, node.value)
      const pieces = piecesOf(node.value)
      if (pieces.every(({ type }) => type === 'text')) return
      parent.children.splice(index, 1, ...pieces)
      return index + pieces.length
    })
}

/** A name in code, such as `not-applicable`, does not break either. */
function keepWhole(code, name) {
  if (name.includes('-') && name.length <= lengthMax && !space.test(name)) code.properties.className = ['unbroken']
}

/** The text with an element around each unbreakable word. */
function piecesOf(text) {
  const pieces = []
  let end = 0
  for (const { 0: word, index, groups } of text.matchAll(words)) {
    if (!staysWhole(word, groups?.phrase !== undefined)) continue
    if (index > end) pieces.push({ type: 'text', value: text.slice(end, index) })
    const properties = { className: ['unbroken'] }
    pieces.push({ type: 'element', tagName: 'span', properties, children: [{ type: 'text', value: word }] })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ type: 'text', value: text.slice(end) })
  return pieces
}

/** Placeholders that are filled in later, `{{…}}`, are not words yet. */
function staysWhole(word, isPhrase) {
  const isCode = word.includes('-') && (digit.test(word) || word.includes('@'))
  return (isPhrase || isCode) && word.length <= lengthMax && !word.includes('/') && !word.includes('{{')
}
