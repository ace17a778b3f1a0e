/** One thing that a search asks for: a word, or several joined by hyphens that belong together. */
export interface Term {
  /** As it was typed. */
  typed: string
  /** What it is called in every search, in small letters; without a synonym, the same as `typed`. */
  standard: string
  /** All ways to write it, the typed one first. Words with a space between them follow each other. */
  ways: readonly string[]
}

/**
 * Words that readers use for one another, in small letters; the first of each group is its standard. All forms are
 * listed, except the `s` of a plural, because guides and vendor pages are searched without stems.
 */
const synonyms: readonly (readonly string[])[] = [
  ['emr', 'ehr'],
  ['price', 'pricing'],
  ['prescribing', 'prescription'],
  ['scribe', 'notetaker', 'note taker'],
  ['denial', 'denied', 'deny'],
  ['leaving', 'leave', 'switching', 'switch', 'migrating', 'migrate'],
  ['cancellation', 'cancel', 'canceling', 'canceled'],
  ['medication administration', 'mar', 'emar', 'e-mar'],
  ['telepsychiatry', 'tele-psychiatry'],
  ['no-show', 'no show'],
]

const groupOf = new Map(synonyms.flatMap((group) => group.map((way) => [way.replaceAll('-', ' '), group] as const)))

/** The word that stands for a word in every search; the word itself if it has no synonym, or only a phrase. */
export function standardOf(word: string): string {
  const standard = groupOf.get(word)?.[0] ?? word
  return /[ -]/.test(standard) ? word : standard
}

const phrases = [...groupOf.keys()]
  .filter((way) => way.includes(' '))
  .map((way) => new RegExp(`(?<![\\p{L}\\p{N}])${way.replace(' ', '[\\s-]+')}(?=s?(?![\\p{L}\\p{N}]))`, 'giu'))

/** Words that connect the others or ask for something, and are in every text: they are not searched for. */
const connecting = new Set(
  [
    'a an and are as at be by can compare compared do does for from has have how i in into is it its many me much my of on',
    'or our should that the their this to v versus vs was we what when where which who why will with you your',
  ].flatMap((line) => line.split(' ')),
)

const termsMax = 8

/** A longer phrase is not looked for: nobody joins as many words by hyphens, and each has several forms. */
export const phraseMax = 6

/** What a search asks for, in its order, each once; connecting words only if there are no others. */
export function termsOf(search: string): Term[] {
  const joined = phrases.reduce((text, phrase) => text.replace(phrase, (way) => way.replace(/\s+/, '-')), search)
  const words = joined.split(/[\s,]+/).filter((word) => lettersOf(word) !== '')
  const telling = words.filter((word) => !connecting.has(lettersOf(word)))
  const terms = (telling.length > 0 ? telling : words).map(termOf)
  const last = new Map(terms.map((term) => [term.standard, term]))
  return [...last.values()].slice(0, termsMax)
}

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function termOf(typed: string): Term {
  const small = typed.toLowerCase()
  const spaced = small.replaceAll('-', ' ')
  const group = groupOf.get(spaced) ?? groupOf.get(spaced.replace(/s$/, '')) ?? []
  return { typed, standard: group[0] ?? small, ways: [...new Set([typed, ...spellings(small), ...group])] }
}

/** Without hyphens, and with those that texts have before numbers: `PHQ-9`. */
function spellings(small: string): string[] {
  if (/^\d+$/.test(small)) return [`-${small}`]
  const parts = /^(\p{L}{2,})(\d+)$/u.exec(small)
  if (parts) return [`${parts[1]}-${parts[2]}`, `${parts[1]} ${parts[2]}`]
  return /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(small) ? [small.replaceAll('-', ' ')] : []
}
