// cspell:disable: words of other languages.
const headLines = 6
const introductionLines = 3
const introductionCharsMax = 400

/**
 * Separates the new text of a reply from the quoted history: `On … wrote:`, lines that begin with `>`, the headers that
 * Outlook puts above the former email, and lines such as `--- Original Message ---`, also in German, French, Spanish,
 * and Italian. If someone wrote between or below the quotes, or nothing is above them, everything counts as new.
 */
export function splitQuoted(text: string) {
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

const isQuoted = (line: string) => /^\s*>/.test(line)

const separator =
  /(?:original message|forwarded message|original appointment|ursprüngliche nachricht|weitergeleitete nachricht|message d.origine|message original|mensaje original|messaggio originale)/i

/** The fields of the header above a former email, as Outlook names them in several languages. */
const fields = {
  from: /^(?:from|von|de|da) ?:/,
  sent: /^(?:sent|gesendet|envoyé|enviado(?: el)?|inviato) ?:/,
  date: /^(?:date|datum|fecha|data) ?:/,
  to: /^(?:to|an|à|para|a) ?:/,
  subject: /^(?:subject|betreff|objet|asunto|oggetto) ?:/,
}

/** Whether a line begins the header of a former email; everything below it is history. */
function isHead(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.slice(0, introductionCharsMax).trim() ?? ''
  if (line.startsWith('---') && separator.test(line)) return true
  const isBold = line.startsWith('*')
  const plain = (one: string) => one.slice(0, introductionCharsMax).replaceAll('*', '').trim().toLowerCase()
  if (!fields.from.test(plain(line))) return false
  const next = lines.slice(at + 1, at + 1 + headLines).map(plain)
  const has = (field: keyof typeof fields) => next.some((one) => fields[field].test(one))
  // People write such lines too, so words alone do not make a header: a mail program adds marks or more fields.
  if (isBold || line.includes('@')) return has('sent') || has('date')
  return has('sent') ? has('to') || has('subject') : has('date') && has('to') && has('subject')
}

/** Whether a quote that goes on to the end begins at a line: with its introduction, or with its first quoted line. */
function isQuote(lines: readonly string[], at: number, last: { written: number; quoted: number }): boolean {
  if (isQuoted(lines[at] ?? '')) return at > last.written
  const length = introductionLength(lines, at)
  return length > 0 && (last.written < at + length || last.quoted < at + length)
}

const introduction = {
  start: /^\s*(?:On|Am|Le|El|Il giorno|Il) /,
  end: /\bschrieb\b|(?:\bwrote|\ba écrit|\bescribió|\bha scritto) ?:$/,
}

/** How many lines the introduction `On … wrote:` takes up; 0 if it does not begin at this line. */
function introductionLength(lines: readonly string[], at: number): number {
  if (!introduction.start.test(lines[at]?.slice(0, introductionCharsMax) ?? '')) return 0
  for (let length = 1; length <= introductionLines; length += 1) {
    const parts = lines.slice(at, at + length)
    if (parts.reduce((sum, part) => sum + part.length, 0) > introductionCharsMax) return 0
    const words = parts.join(' ').trim()
    if (words.endsWith(':') && introduction.end.test(words)) return length
  }
  return 0
}
