import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables'
import { schema } from './schema'

const { nodes, marks } = schema

export interface Tool {
  label: string
  /** What the button shows in place of its label. */
  sign?: string
  keys?: string
  command: Command
  /** Whether it is on at the cursor. Left out for a button that is not a toggle. */
  isOn?: (state: EditorState) => boolean
}

const hasMark = (type: MarkType) => (state: EditorState) => {
  const { from, $from, to, empty } = state.selection
  return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type)
}

/** Whether the cursor is inside such a block. */
const isWithin =
  (type: NodeType, attrs: Node['attrs'] = {}) =>
  ({ selection: { $from } }: EditorState) => {
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth)
      if (node.type === type && Object.entries(attrs).every(([name, value]) => node.attrs[name] === value)) return true
    }
    return false
  }

/** Turns what is selected into this kind, or back. */
const toggle = (
  label: string,
  sign: string,
  isOn: (state: EditorState) => boolean,
  on: Command,
  off: Command,
): Tool => ({
  label,
  sign,
  isOn,
  command: (state, dispatch) => (isOn(state) ? off : on)(state, dispatch),
})

const block = (label: string, sign: string, type: NodeType, attrs: Node['attrs'] = {}) =>
  toggle(label, sign, isWithin(type, attrs), setBlockType(type, attrs), setBlockType(nodes.paragraph))

const list = (label: string, sign: string, type: NodeType) =>
  toggle(label, sign, isWithin(type), wrapInList(type), liftListItem(nodes.list_item))

const insertLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView())
  return true
}

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [1, 2, 3].map(() => type.createAndFill() as Node),
    )
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)])
  const changed = state.tr.replaceSelectionWith(table)
  changed.doc.descendants((node, at) => {
    // The caret goes to the first cell.
    if (node === table) changed.setSelection(Selection.near(changed.doc.resolve(at + 1)))
    return node !== table
  })
  dispatch?.(changed.scrollIntoView())
  return true
}

export const textTools: readonly Tool[] = [
  block('Heading', 'H', nodes.heading, { level: 2 }),
  block('Subheading', 'h', nodes.heading, { level: 3 }),
  { label: 'Bold', sign: 'B', keys: 'Ctrl+B', command: toggleMark(marks.strong), isOn: hasMark(marks.strong) },
  { label: 'Italic', sign: 'I', keys: 'Ctrl+I', command: toggleMark(marks.em), isOn: hasMark(marks.em) },
  { label: 'Code', sign: '<>', command: toggleMark(marks.code), isOn: hasMark(marks.code) },
]

export const isInLink = hasMark(marks.a)

export const blockTools: readonly Tool[] = [
  list('Bullets', '•', nodes.bullet_list),
  list('Numbers', '1.', nodes.ordered_list),
  toggle('Quote', '" "', isWithin(nodes.blockquote), wrapIn(nodes.blockquote), lift),
  block('Code block', '{ }', nodes.code_block),
  { label: 'Table', command: insertTable },
  { label: 'Line', sign: '—', command: insertLine },
  { label: 'Undo', sign: '↶', keys: 'Ctrl+Z', command: undo },
  { label: 'Redo', sign: '↷', keys: 'Ctrl+Y', command: redo },
]

/** Shown only where the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { label: 'Add row', command: addRowAfter },
  { label: 'Add column', command: addColumnAfter },
  { label: 'Delete row', command: deleteRow },
  { label: 'Delete column', command: deleteColumn },
  { label: 'Delete table', command: deleteTable },
]

export { isInTable }
