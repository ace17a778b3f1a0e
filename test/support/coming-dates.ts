/** A sentence of a page that names a day, a month, or a year, with the first day of each. */
export interface DatedSentence {
  sentence: string
  days: string[]
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const namedDate = new RegExp(`(?:\\b(${months}) (?:(\\d{1,2}), )?)?(?<![.\\w])(20[2-9]\\d)\\b(?!\\.\\d)`, 'g')
const places = months.split('|')
const blocks =
  /<\/?(?:p|li|ul|ol|h[1-6]|t[dhr]|table|div|section|dt|dd|dl|summary|details|nav|main|article|figure|br)\b[^>]*>/g

/** The sentences of HTML or Markdown that name a date. Addresses, codes, and scripts are left out. */
export function datedSentences(text: string): DatedSentence[] {
  return text
    .replace(/<script\b.*?<\/script>/gs, '\n')
    .replace(blocks, '\n')
    .replace(/<span class="rule-/g, '\n<')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^()\s]*\)|https?:\/\/\S+/g, ']')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split(/\n|(?<=[.?!]) (?=[A-Z"(])/)
    .map((sentence) => ({ sentence: sentence.trim(), days: daysIn(sentence) }))
    .filter(({ days }) => days.length > 0)
}

const daysIn = (sentence: string) =>
  Array.from(sentence.matchAll(namedDate), ([, month, day, year]) =>
    [year, month ? places.indexOf(month) + 1 : 1, day ?? 1].map((part) => String(part).padStart(2, '0')).join('-'),
  )

/** Words by which a sentence speaks of a day as one that is still to come. */
const speaksAhead =
  /\b(?:will|is to|are to|ends? on|runs? through|until|by (?=[A-Z])|before (?=[A-Z])|changes? on|next|soon|upcoming|from (?:January|July)\b.*\bmust|must\b.*\bfrom (?:January|July))\b/

/** Whether a sentence with a date of the past speaks of it in the present or future. */
export const isOutdated = ({ sentence, days }: DatedSentence, written: string, today: string) =>
  days.some((day) => day > written && day < today) && speaksAhead.test(sentence)
