import type { Mark } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import type { LinkValues } from './link-dialog'
import { schema } from './schema'

const { a } = schema.marks

/** The range of the link around the cursor, or the selection. */
function stretchOf({ selection: { $from, from, to, empty } }: EditorState): { from: number; to: number; mark?: Mark } {
  const mark = a.isInSet($from.marks()) ?? a.isInSet($from.nodeAfter?.marks ?? [])
  if (!(empty && mark)) return mark ? { from, to, mark } : { from, to }
  const start = $from.start()
  const ends = $from.parent.children.map((child, at) => {
    const before = $from.parent.children.slice(0, at).reduce((sum, { nodeSize }) => sum + nodeSize, start)
    return { from: before, to: before + child.nodeSize, isLinked: mark.isInSet(child.marks) }
  })
  const linked = ends.filter((end) => end.isLinked && end.from <= from && from <= end.to)
  return { from: linked[0]?.from ?? from, to: linked.at(-1)?.to ?? to, mark }
}

export function presentLink(state: EditorState): LinkValues {
  const attrs = stretchOf(state).mark?.attrs
  return { href: attrs?.href ?? '', title: attrs?.title ?? '' }
}

/** Sets the link of the selection, or inserts the address as its own text. The link's other attributes stay. */
export function withLink(state: EditorState, values: LinkValues | undefined): Transaction {
  const { from, to, mark } = stretchOf(state)
  if (!values) return state.tr.removeMark(from, to, a)
  const link = a.create({ ...mark?.attrs, href: values.href, title: values.title || null })
  if (from === to) return state.tr.replaceSelectionWith(schema.text(values.href, [link]), false)
  return state.tr.removeMark(from, to, a).addMark(from, to, link)
}
