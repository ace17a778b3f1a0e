const charactersMax = 180
/** How many characters before the place are shown. */
const before = 60
/** How many there may be if the line then begins with a sentence. */
const beforeInSentence = 110

/** At most `charactersMax` of a text, with the place `at` in it; ellipses stand for words that are left out. */
export function cutLine(text: string, at: number): string {
  if (text.length <= charactersMax) return text
  const sentence = text.lastIndexOf('. ', at) + 2
  const isWhole = sentence > 1 && at - sentence <= beforeInSentence
  const from = isWhole ? sentence : nextWord(text, Math.min(at - before, text.length - charactersMax))
  const start = from > 0 && !isWhole ? '… ' : ''
  if (text.length - from <= charactersMax) return start + text.slice(from)
  const space = text.lastIndexOf(' ', from + charactersMax)
  const end = space > from ? space : from + charactersMax
  return `${start}${text.slice(from, end).replace(/[,;:]$/, '')} …`
}

/** Where the next word after a place begins; the place itself in a text without spaces. */
function nextWord(text: string, place: number): number {
  if (place <= 0) return 0
  const space = text.indexOf(' ', place)
  return space < 0 ? place : space + 1
}
