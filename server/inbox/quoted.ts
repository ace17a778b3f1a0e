/** A reply's own text, and the earlier emails that the mail program quoted below it. */
export interface SplitText {
  text: string
  quoted: string
}

const headLines = 4
const introductionLines = 3
const introductionCharsMax = 400

/**
 * Separates the new text of a reply from the quoted history: `On … wrote:`, lines that begin with `>`, the headers that
 * Outlook puts above the former email, and lines such as `--- Original Message ---`. If someone wrote between or below
 * the quotes, or nothing is above them, everything counts as new.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.split('\n')
  const last = {
    written: lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line)),
    quoted: lines.findLastIndex(isQuoted),
  }
  const start = lines.findIndex((_, at) => isHead(lines, at) || isQuote(lines, at, last))
  const above = start > 0 ? lines.slice(0, start).join('\n').trim() : ''
  if (above === '') return { text: text.trim(), quoted: '' }
  return { text: above, quoted: lines.slice(start).join('\n').trim() }
}

const isQuoted = (line: string) => line.trimStart().startsWith('>')

const separators = ['original message', 'forwarded message', 'original appointment']

/** Whether a line begins the header of a former email; everything below it is history. */
function isHead(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim().toLowerCase() ?? ''
  if (line.startsWith('---') && separators.some((words) => line.includes(words))) return true
  if (!line.replaceAll('*', '').startsWith('from:')) return false
  const next = lines.slice(at + 1, at + 1 + headLines).map((one) => one.trim().toLowerCase().replaceAll('*', ''))
  return next.some((one) => one.startsWith('sent:') || one.startsWith('date:'))
}

/** Whether a quote that goes on to the end begins at a line: with its introduction, or with its first quoted line. */
function isQuote(lines: readonly string[], at: number, last: { written: number; quoted: number }): boolean {
  if (isQuoted(lines[at] ?? '')) return at > last.written
  const length = introductionLength(lines, at)
  return length > 0 && (last.written < at + length || last.quoted < at + length)
}

/** How many lines the introduction `On … wrote:` takes up; 0 if it does not begin at this line. */
function introductionLength(lines: readonly string[], at: number): number {
  if (!lines[at]?.trimStart().startsWith('On ')) return 0
  for (let length = 1; length <= introductionLines; length += 1) {
    const words = lines
      .slice(at, at + length)
      .join(' ')
      .trim()
    if (words.length <= introductionCharsMax && words.endsWith('wrote:')) return length
  }
  return 0
}
