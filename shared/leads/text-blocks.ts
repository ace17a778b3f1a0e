/** A piece of plain text as it is laid out. */
export type TextBlock =
  | { kind: 'paragraph'; lines: string[] }
  /** A line that begins with a number and stands alone. */
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'numbers'; first: number; items: string[] }

const bullet = /^\s*[-+*•]\s+(.*)$/
const number = /^\s*(\d{1,3})[.)]\s+(.*)$/

/** Reads paragraphs and lists out of plain text as people write it. Nothing is lost, and nothing becomes markup. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => part.split('\n').reduce(addLine, []))
    .map(loneNumber)
}

function addLine(blocks: TextBlock[], line: string): TextBlock[] {
  if (line.trim() === '') return blocks
  const last = blocks.at(-1)
  const [, item] = bullet.exec(line) ?? []
  if (item !== undefined) {
    if (last?.kind === 'list') last.items.push(item)
    else blocks.push({ kind: 'list', items: [item] })
    return blocks
  }
  const [, first, numbered] = number.exec(line) ?? []
  if (numbered !== undefined) {
    if (last?.kind === 'numbers') last.items.push(numbered)
    else blocks.push({ kind: 'numbers', first: Number(first), items: [numbered] })
    return blocks
  }
  const words = line.trim()
  const isContinued = /^\s/.test(line)
  if (isContinued && (last?.kind === 'list' || last?.kind === 'numbers'))
    last.items.push(`${last.items.pop()} ${words}`)
  else if (last?.kind === 'paragraph') last.lines.push(words)
  else blocks.push({ kind: 'paragraph', lines: [words] })
  return blocks
}

function loneNumber(block: TextBlock): TextBlock {
  if (block.kind !== 'numbers' || block.items.length > 1) return block
  return { kind: 'heading', text: `${block.first}. ${block.items[0]}` }
}
