import { element, type TreeElement, type TreeNode } from '../tree'
import { paragraphs } from './boxes'
import type { Note } from './note'

interface List {
  tag: string
  attributes: TreeElement['attributes']
  /** What the items of one list share, where a program writes each item as a list; empty otherwise. */
  id: string
  /** How deep a program shows it, whatever it is in. */
  level: number
  /** The number of the first item, if known. */
  first: number | undefined
  /** Items, and space between them. */
  children: (string | Item)[]
}

interface Item {
  attributes: TreeElement['attributes']
  parts: Part[]
}

type Part = TreeNode | List

const isList = (part: Part): part is List => typeof part === 'object' && 'level' in part
const isItem = (child: string | Item): child is Item => typeof child === 'object'
const isSpace = (part: unknown) => typeof part === 'string' && part.trim() === ''

/**
 * Lists as their numbers tell: what continues a list joins it, with everything between the two in the item before, and
 * a list that some programs place beside its item is put into it. An article's lists all begin at 1.
 */
export const joinedLists = (nodes: readonly TreeNode[], note: Note): TreeNode[] =>
  partsOf(nodes, note).map(written(note))

function partsOf(nodes: readonly TreeNode[], note: Note): Part[] {
  const parts: Part[] = []
  for (const node of nodes) {
    if (typeof node === 'string') parts.push(node)
    else if (node.tag === 'ul' || node.tag === 'ol') place(parts, listOf(node, note))
    else parts.push(element(node.tag, node.attributes, joinedLists(node.children, note)))
  }
  return parts
}

function listOf({ tag, attributes, children }: TreeElement, note: Note): List {
  const item = children.find((child) => typeof child === 'object' && child.tag === 'li')
  const { 'data-listid': id = '', ...named } = typeof item === 'object' ? item.attributes : {}
  const start = Number.parseInt(attributes.start ?? '', 10)
  const list: List = {
    tag,
    attributes,
    id,
    children: [],
    level: Number(named['data-aria-level'] ?? named['aria-level'] ?? 1) || 1,
    first: Number.isNaN(start) ? (id ? undefined : 1) : start,
  }
  for (const child of children) {
    if (typeof child === 'string') list.children.push(child)
    else add(list, partsOf(child.tag === 'li' ? child.children : [child], note), child)
  }
  return list
}

/** An item that is nothing but lists belongs to the item before it; without one, its items take its place. */
function add(list: List, parts: Part[], { tag, attributes }: TreeElement): void {
  const lists = parts.filter(isList)
  const isOnlyLists = lists.length > 0 && parts.every((part) => isList(part) || isSpace(part))
  const before = list.children.findLast(isItem)
  if (!isOnlyLists) list.children.push({ attributes: tag === 'li' ? attributes : {}, parts })
  else if (before) for (const one of lists) place(before.parts, one)
  else for (const one of lists) list.children.push(...one.children)
}

/** Adds a list where it belongs: to the list that it continues, or into the last item of the one above it. */
function place(parts: Part[], list: List): void {
  const last = parts.findLast((part) => !isSpace(part))
  const above = last !== undefined && isList(last) && last.level < list.level && last.children.findLast(isItem)
  if (above) {
    place(above.parts, list)
    return
  }
  const at = parts.findLastIndex((part) => isList(part) && part.level === list.level && part.tag === list.tag)
  const open = parts[at]
  const between = parts.slice(at + 1)
  if (open === undefined || !isList(open) || !continues(open, list, between)) {
    parts.push(list)
    return
  }
  parts.splice(at + 1)
  const item = open.children.findLast(isItem)
  if (item && !between.every(isSpace)) item.parts.push(...paragraphs(between))
  open.children.push(...list.children)
}

function continues(open: List, next: List, between: readonly Part[]): boolean {
  const isSame = open.id !== '' && open.id === next.id
  if (between.some(endsList)) return false
  if (next.tag === 'ul') return isSame && between.every(isSpace)
  if (next.first === undefined) return isSame
  const count = open.children.filter(isItem).length
  const follows = next.first === (open.first ?? 1) + count
  return next.first > 1 && (follows || isSame)
}

const endsList = (part: Part) => typeof part === 'object' && !isList(part) && /^(?:h[2-6r]|div)$/.test(part.tag)

const written =
  (note: Note) =>
  (part: Part): TreeNode => {
    if (typeof part === 'string') return part
    if (!isList(part)) return part
    if ((part.first ?? 1) > 1) note(`A list began at ${part.first}. Now it begins at 1.`)
    const children = part.children.map((child) =>
      isItem(child) ? element('li', child.attributes, child.parts.map(written(note))) : child,
    )
    return element(part.tag, part.attributes, children)
  }
