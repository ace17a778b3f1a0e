import libmime from 'libmime'
import { isSeen } from '../../shared/text'
import { decodeText } from './charset'
import { htmlToText } from './html-text'
import { isEmail, isReadable, isStatus, type Part } from './mime'

/** Marks a line whose own first character is `>`, so that it does not count as quoted. Removed before storing. */
const literalMark = '\u0002'

/**
 * The text of an email as its reader sees it: text from before, between, and after attached files. Of several forms of
 * one text, it is the plain one, unless that is empty to the eye. A report is told by the text that explains it.
 */
export function textOf(part: Part): string {
  const { type, parts, disposition } = part
  if (disposition === 'attachment') return ''
  if (type === 'multipart/alternative') return textOfAny(chosen(parts))
  if (type === 'multipart/report') return textOfReport(parts)
  const text = parts.length > 0 ? joined(parts.map(textOf)) : ownText(part)
  return isEmail(type) && isSeen(text) ? `---------- Forwarded message ----------\n${text}` : text
}

function chosen(parts: readonly Part[]): Part | undefined {
  const seen = parts.filter((part) => isSeen(textOf(part)))
  return seen.find(({ type }) => type === 'text/plain') ?? seen.at(-1)
}

const textOfAny = (part: Part | undefined) => (part ? textOf(part) : '')

/** Whether some of the text that is shown was not read. */
export function isTextCut(part: Part): boolean {
  const shown = part.type === 'multipart/alternative' && chosen(part.parts)
  return shown ? isTextCut(shown) : part.isCut || part.parts.some(isTextCut)
}

function textOfReport(parts: readonly Part[]): string {
  const [explained = '', ...others] = parts.map((part) => (isEmail(part.type) ? '' : textOf(part)))
  return isSeen(explained) ? explained : joined(others)
}

const joined = (texts: readonly string[]) => texts.filter(isSeen).join('\n\n')

function ownText({ type, content, parameters }: Part): string {
  if (!isReadable(type)) return ''
  const text = decodeText(content, parameters.charset ?? charsetInHtml(type, content))
  if (type === 'text/html') return htmlToText(text)
  if (type === 'text/enriched') return text.replace(/<<|<[^<>]*>/g, (tag) => (tag === '<<' ? '<' : ''))
  const lines = text.replace(/\r\n?/g, '\n')
  if (!/^flowed\b/i.test(parameters.format ?? '')) return lines
  // A space was put before a line that begins with `>` without being quoted (RFC 3676, 4.4).
  return libmime.decodeFlowed(lines.replace(/^ >/gm, ` ${literalMark}>`), /^yes\b/i.test(parameters.delsp ?? ''))
}

const charsetInHtml = (type: string, content: Buffer) =>
  type === 'text/html'
    ? /<meta[^>]{1,200}charset=["']?([\w-]+)/i.exec(content.toString('latin1', 0, 2_000))?.[1]
    : undefined

export function attachmentsOf(part: Part): string[] {
  const { type, fileName, disposition, parts } = part
  const isShown =
    disposition !== 'attachment' && (isReadable(type) || parts.length > 0 || type.startsWith('multipart/'))
  const own = isShown || isStatus(type) ? [] : [fileName || type]
  return [...own, ...(disposition === 'attachment' ? [] : parts.flatMap(attachmentsOf))]
}
