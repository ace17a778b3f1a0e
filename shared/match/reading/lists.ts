import { namesWish, refusing, wishing } from './wish-words'

/** The mark before an item: a dash, a bullet, or a number. */
const itemMark = /^\s*(?:[-*+•●▪◦‣·–—✓☐]\s*(?=[\p{L}\d])|\(?\d{1,2}[.)]\s+|\(?[a-z]\)\s+)/u
/** Bullets within a line, each of which begins an item. */
const bulletInLine = /\s(?=[•●▪◦‣]\s)/g
const partOfLine = /(?<=[.;!?])\s+|\bbut\b/
const sentenceMark = /[.!?:]\s*$/
/** A short heading and what follows it in its line. */
const headedLine = /^\s*([^:.!?;]{1,40}):\s+(\S.*)$/
/** A longer line without a mark is prose, not an item or a heading. */
const shortLine = 80

/** Headings and introductions of lists of wishes, besides those with a word of wishing. */
const wishHeading =
  /\b(?:requirements?|wish ?lists?|must[- ]haves?|nice[- ]to[- ]haves?|features?|should|ha(?:s|ve) to|without)\b/i
const insistentHeading = /\bmust\b|\brequire[ds]?\b|\bessential\b|\bcritical\b|\bha(?:s|ve) to\b|\bwithout\b/i
const refusalHeading = /\b(?:not|no) (?:need|want|require|interest|important|a priority)|\bcan (?:do|live) without\b/i
const descriptiveHeading =
  /\babout us\b|\bwho we are\b|\bbackground\b|\btoday\b|\bcurrent(?:ly)?\b|\b(?:we|i) (?:are|am|have|use|offer|provide|run|treat|see|bill)\b(?! to\b)|\bour (?:practice|services|programs|team|staff|sites|locations)\b/i
/** Items about the practice, not about what it wants. */
const aboutUs =
  /^(?:we|i|our|there)\b|^(?:\d+|one|two|three|four|five|six|several|multiple) |\b(?:founded|opened|based|located)\b/i

const introduced = { refused: 'We do not need: ', insisted: 'We must have: ', wished: 'We need: ' } as const
/** The beginning of items that count as wishes only because others beside them do. */
const guessed = 'We want: '

/**
 * The description with each item of its lists as a sentence that says what the list is: `We need: wristband printing`.
 * So an item is read by the introduction above it ("We do not need:"). Without one, a list counts as wishes if at least
 * two items, and half of all, name one. Linear in the length of the text.
 */
export function spellOutLists(description: string): string {
  return listsIn(description).flatMap(spelledOut).join('\n')
}

/** A line and the items below it, of which there are mostly none. */
interface List {
  line: string
  items: string[]
}

function listsIn(description: string): List[] {
  let list: List = { line: '', items: [] }
  const lists = [list]
  let isOpen = false
  for (const line of description.replace(bulletInLine, '\n').split('\n').flatMap(withItemsBelow)) {
    const mark = itemMark.exec(line)?.[0] ?? (isOpen && isUnmarkedItem(line) ? '' : undefined)
    if (mark !== undefined) list.items.push(line.slice(mark.length))
    else if (line.trim() === '') isOpen = isOpen && list.items.length === 0
    else {
      list = { line, items: [] }
      lists.push(list)
      isOpen = line.trimEnd().endsWith(':')
    }
  }
  return lists
}

/** Without the introduction, which would itself read as a wish, unless it names one. */
function spelledOut({ line, items }: List): string[] {
  if (items.length === 0) return [line]
  const introduction = line.split(partOfLine).at(-1) ?? ''
  const beginning = beginningOf(items, introduction)
  const isRepeated = beginning !== '' && beginning !== guessed && !namesWish(introduction)
  const rest = isRepeated ? line.slice(0, line.length - introduction.length) : line
  return [rest, ...items.map((item) => sentenceOf(item, beginning))]
}

/** Whether a line below an introduction that ends with a colon belongs to its list. */
const isUnmarkedItem = (line: string) => line.trim() !== '' && line.length <= shortLine && !sentenceMark.test(line)

/** The words before each item. They are the same for every list of a kind, so a long introduction is not repeated. */
function beginningOf(items: readonly string[], introduction: string): string {
  const isHeading = introduction.trimEnd().endsWith(':') || isUnmarkedItem(introduction)
  const heading = isHeading ? introduction : ''
  if (refusing.test(heading) || refusalHeading.test(heading)) return introduced.refused
  const isWish = wishing.test(heading) || isWishHeading(heading)
  if (isWish) return insistentHeading.test(heading) ? introduced.insisted : introduced.wished
  const others = items.filter((item) => !aboutUs.test(item))
  const wishes = others.filter(namesWish).length
  return wishes > 1 && wishes * 2 >= others.length && !descriptiveHeading.test(heading) ? guessed : ''
}

const isWishHeading = (heading: string) => wishHeading.test(heading) && !descriptiveHeading.test(heading)

/** An item that is a sentence of its own, or tells about the practice, stays as it is. */
function sentenceOf(item: string, beginning: string): string {
  const [first = ''] = item.split(partOfLine)
  const isSentence = refusing.test(first) || wishing.test(first)
  return isSentence || (beginning === guessed && aboutUs.test(item)) ? item : beginning + item
}

/** A heading with its items in one line as lines, if only the heading says that they are wishes, or semicolons separate them. */
function withItemsBelow(line: string): string[] {
  const [, heading = '', items = ''] = headedLine.exec(line) ?? []
  const isWish = wishing.test(heading) || isWishHeading(heading)
  const isList = isWish && (items.includes(';') || !wishing.test(heading))
  return isList ? [`${heading}:`, ...items.split(';').map((item) => `- ${item.trim()}`)] : [line]
}
