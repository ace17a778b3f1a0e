/** A block of plain text for the layout. */
export type TextBlock =
  | { kind: 'paragraph'; lines: string[] }
  /** A line after `#`, or a numbered line on its own. */
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'numbers'; first: number; items: string[] }

const bullet = /^\s*[-+*•]\s(.*)$/s
const headingMark = /^[^\S\n]{0,3}#{1,3}[^\S\n](.*)$/s
const number = /^\s*(\d{1,3})[.)]\s(.*)$/s

/** Splits Markdown or plain text into headings, paragraphs, and lists. No text is lost. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .flatMap((part) => part.split('\n').reduce(addLine, []))
    .map(loneNumber)
}

function addLine(blocks: TextBlock[], line: string): TextBlock[] {
  const next = blockOf(line)
  const last = blocks.at(-1)
  if (!next) return blocks
  if (next.kind === 'paragraph' && last && 'items' in last && /^\s/.test(line))
    last.items.push(`${last.items.pop()} ${next.lines.join()}`)
  else if (next.kind === 'paragraph' && last?.kind === 'paragraph') last.lines.push(...next.lines)
  else if ('items' in next && last && 'items' in last && last.kind === next.kind) last.items.push(...next.items)
  else blocks.push(next)
  return blocks
}

/** The kind of a single line; undefined if blank. */
function blockOf(line: string): TextBlock | undefined {
  const [, heading] = headingMark.exec(line) ?? []
  if (heading !== undefined) return { kind: 'heading', text: heading.trim() }
  const [, item] = bullet.exec(line) ?? []
  if (item !== undefined) return { kind: 'list', items: [item.trimStart()] }
  const [, first, numbered] = number.exec(line) ?? []
  if (numbered !== undefined) return { kind: 'numbers', first: Number(first), items: [numbered.trimStart()] }
  const words = line.trim()
  return words === '' ? undefined : { kind: 'paragraph', lines: [words] }
}

function loneNumber(block: TextBlock): TextBlock {
  if (block.kind !== 'numbers' || block.items.length > 1) return block
  return { kind: 'heading', text: `${block.first}. ${block.items[0]}` }
}
