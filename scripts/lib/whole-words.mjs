import { visit } from 'unist-util-visit'
import { longestWhole, wholePieces } from '../../shared/whole-words.mjs'

const className = ['unbroken']
const space = /\s/

/** Keeps pieces of a text that the end of a line must not break in an element each; the text stays the same. */
export function wholeWords() {
  return (tree) =>
    visit(tree, 'text', ({ value }, index, parent) => {
      if (!parent) return
      if (parent.tagName === 'code') return keepWhole(parent, value)
      const pieces = wholePieces(value).map(({ text, whole }) => (whole ? spanOf(text) : textOf(text)))
      parent.children.splice(index, 1, ...pieces)
      return index + pieces.length
    })
}

const textOf = (value) => ({ type: 'text', value })
const spanOf = (text) => ({ type: 'element', tagName: 'span', properties: { className }, children: [textOf(text)] })

/** A name in code, such as `not-applicable`, does not break either. */
function keepWhole(code, name) {
  if (name.includes('-') && name.length <= longestWhole && !space.test(name)) code.properties.className = className
}
