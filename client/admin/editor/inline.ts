import { element, type TreeElement, type TreeNode, textOf } from '../../../shared/blog/tree'

/** A piece of a line (words, a picture, or a line break) and the inline elements around it. */
export interface Run {
  content: string | TreeElement
  marks: readonly TreeElement[]
}

/** The nesting order, outermost first. */
const markTags = ['a', 'strong', 'em', 'u', 'code'] as const

const leafTags = ['img', 'br']
const inlineTags = new Set<string>([...markTags, ...leafTags])

export const isInline = (node: TreeNode): boolean => typeof node === 'string' || inlineTags.has(node.tag)

/** Inline nodes as runs. An empty element with an id, which a link can target, stays as a run of its own. */
export function runsOf(nodes: readonly TreeNode[], marks: readonly TreeElement[] = []): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (typeof node === 'string') return [{ content: node, marks }]
    if (leafTags.includes(node.tag)) return [{ content: node, marks }]
    const inner = runsOf(node.children, withMark(marks, node))
    return inner.length === 0 && node.attributes.id ? [{ content: node, marks }] : inner
  })
}

const rankOf = ({ tag }: TreeElement) => markTags.indexOf(tag as (typeof markTags)[number])

/** Nesting an element in itself has no effect. */
function withMark(marks: readonly TreeElement[], { tag, attributes }: TreeElement): readonly TreeElement[] {
  if (marks.some((mark) => mark.tag === tag)) return marks
  return [...marks, element(tag, attributes)].sort((one, other) => rankOf(one) - rankOf(other))
}

/** Whitespace as browsers show it: collapsed to one space, and none at the ends of a line. */
export function collapsed(runs: readonly Run[]): Run[] {
  const closed: Run[] = []
  let isStart = true
  for (const { content, marks } of runs) {
    if (typeof content !== 'string') {
      if (content.tag === 'br') dropLastSpace(closed)
      closed.push({ content, marks })
      isStart = content.tag === 'br'
      continue
    }
    const single = content.replace(/[ \t\n\f\r]+/g, ' ')
    const text = isStart && single.startsWith(' ') ? single.slice(1) : single
    if (text === '') continue
    closed.push({ content: text, marks })
    isStart = text.endsWith(' ')
  }
  dropLastSpace(closed)
  return closed
}

function dropLastSpace(runs: Run[]): void {
  const last = runs.at(-1)
  if (!(last && typeof last.content === 'string' && last.content.endsWith(' '))) return
  const text = last.content.slice(0, -1)
  runs.splice(-1, 1, ...(text ? [{ ...last, content: text }] : []))
}

/** Runs as inline nodes, nested in the fixed order. */
export function nested(runs: readonly Run[], depth = 0): TreeNode[] {
  const nodes: TreeNode[] = []
  for (let at = 0; at < runs.length; ) {
    const { content = '', marks = [] } = runs[at] ?? {}
    const mark = marks[depth]
    if (!mark) {
      push(nodes, content)
      at += 1
      continue
    }
    const rest = runs.slice(at).findIndex((run) => !isSame(run.marks[depth], mark))
    const end = rest < 0 ? runs.length : at + rest
    nodes.push(element(mark.tag, mark.attributes, nested(runs.slice(at, end), depth + 1)))
    at = end
  }
  return nodes
}

function push(nodes: TreeNode[], content: TreeNode): void {
  const last = nodes.at(-1)
  if (typeof content === 'string' && typeof last === 'string') nodes.splice(-1, 1, last + content)
  else nodes.push(content)
}

const isSame = (one: TreeElement | undefined, other: TreeElement) =>
  one !== undefined && one.tag === other.tag && JSON.stringify(one.attributes) === JSON.stringify(other.attributes)

/** Whether inline nodes contain nothing to see or to link to. */
export const isBlank = (nodes: readonly TreeNode[]): boolean =>
  runsOf(nodes).every(({ content }) => typeof content === 'string' && textOf(content).trim() === '')
