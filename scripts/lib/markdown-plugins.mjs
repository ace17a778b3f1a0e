import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parse as parseYaml } from 'yaml'

const noteMark = /^\[!NOTE\](.*)(\n|$)/

export function frontMatter() {
  return (tree, file) => {
    const [first] = tree.children
    if (first?.type === 'yaml') file.data.meta = parseYaml(first.value)
  }
}

/** Turns a quotation that begins with `[!NOTE]`, optionally with a date, into a note. */
export function notes() {
  return (tree) =>
    visit(tree, 'blockquote', (quotation) => {
      const lead = quotation.children[0]?.children?.[0]
      const mark = lead?.type === 'text' ? noteMark.exec(lead.value) : null
      if (!mark) return
      lead.value = lead.value.slice(mark[0].length)
      if (quotation.children[0].children.length === 1 && lead.value === '') quotation.children.shift()
      quotation.data = { hName: 'div', hProperties: { className: ['note'], role: 'note' } }
      quotation.children.unshift({
        type: 'paragraph',
        data: { hProperties: { className: ['note-title'] } },
        children: [{ type: 'text', value: mark[1].trim() ? `Note, ${mark[1].trim()}` : 'Note' }],
      })
    })
}

/** Removes the disabled checkbox of a checklist item, which has no use for anyone; styles draw the box. */
export function checklists() {
  return (tree) =>
    visit(tree, 'element', (element) => {
      element.children = element.children.filter(({ tagName }) => tagName !== 'input')
    })
}

/** Takes a mark from the end of headings of these names, and has `keep` note what it says. */
const headingMark = (mark, names, keep) => () => (tree) =>
  visit(tree, 'element', (element) => {
    const last = element.children.at(-1)
    const found = names.test(element.tagName) && last?.type === 'text' ? mark.exec(last.value) : null
    if (!found) return
    last.value = last.value.slice(0, found.index).trimEnd()
    keep(element, found[1])
  })

/** Gives a heading the id at its end, for addresses that must not change with the wording. */
export const givenIds = headingMark(/\{#([a-z0-9-]+)\}$/, /^h[1-6]$/, (element, id) => (element.properties.id = id))

/** Takes the words of a fold from the end of a heading; `folds` then puts the heading's section into it. */
export const foldWords = headingMark(/\{fold:([^{}]+)\}$/, /^h[23]$/, (element, fold) => (element.data = { fold }))

/** Puts what follows a marked heading, up to the next heading, into a section that is collapsed on a phone. */
export function folds() {
  return (tree) => {
    let fold
    tree.children = tree.children.flatMap((node) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        fold = node.data?.fold && foldOf(node.data.fold)
        return fold ? [node, fold] : [node]
      }
      if (!fold) return [node]
      fold.children.push(node)
      return []
    })
  }
}

function foldOf(words) {
  const summary = { type: 'element', tagName: 'summary', properties: {}, children: [{ type: 'text', value: words }] }
  return {
    type: 'element',
    tagName: 'details',
    properties: { className: ['fold', 'fold-narrow'] },
    children: [summary],
  }
}

/** Writes alignment as a class, and marks the cells of the first row as column headers. */
export function tableCells() {
  return (tree) =>
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'th' && tagName !== 'td') return
      if (tagName === 'th') properties.scope = 'col'
      if (properties.align) properties.className = [`align-${properties.align}`]
      delete properties.align
    })
}

/** Names each cell's column, for screens too narrow for columns; a table of figures stays one, to be compared. */
export function columnNames() {
  return (tree) =>
    visit(tree, { tagName: 'table' }, (table) => {
      const headings = []
      visit(table, { tagName: 'th' }, (heading) => void headings.push(heading))
      if (headings.slice(1).every(({ properties }) => properties.className?.includes('align-right'))) return
      const names = headings.map((heading) => textOf(heading))
      visit(table, { tagName: 'tr' }, (row) => {
        const cells = row.children.filter(({ tagName }) => tagName === 'td')
        for (const [column, cell] of cells.entries()) cell.properties.dataLabel = names[column]
      })
    })
}

/** Puts a table into a box that scrolls sideways, also by keyboard, and is named after the heading above it. */
export function scrollBoxes() {
  return (tree) => {
    let heading = ''
    tree.children = tree.children.map((node) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node)
      if (node.tagName !== 'table') return node
      const properties = { className: ['table-box'], role: 'group', tabIndex: 0, ariaLabel: `Table: ${heading}` }
      return { type: 'element', tagName: 'div', properties, children: [node] }
    })
  }
}

/** Stores the headings, as the table of contents lists them, and the number of words as data. */
export function outline() {
  return (tree, file) => {
    const headings = []
    visit(tree, 'element', (element) => {
      const depth = Number(/^h([2-4])$/.exec(element.tagName)?.[1])
      if (depth) headings.push({ id: element.properties.id, text: textOf(element), depth })
    })
    file.data.headings = headings
    file.data.words = textOf(tree).split(/\s+/).filter(Boolean).length
  }
}
