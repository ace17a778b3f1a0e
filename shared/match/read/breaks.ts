import { firstIndex } from '../../ordered'
import { cues } from './cues'
import type { Cue } from './cues/cue'
import { oneOf } from './one-of'
import type { Sentence } from './sentences'
import type { Span } from './text'

export interface FoundCue extends Span {
  cue: Cue
  /** The bracket that it stands in, beyond which it does not reach. */
  bracket: Span | null
}

export interface Clause extends Span {
  cues: readonly FoundCue[]
  /** Whether it refuses something. */
  refuses: boolean
}

/** Where another statement begins within a sentence: at a mark or a "but", and before a subject or a verb of its own. */
const clauseBreak = oneOf(
  /;|\s-+\s|\b(?:but|however|although|though|whereas|while|because|since(?! \d)|instead(?! of)|otherwise)\b/,
  /(?<=[a-z]),? (?=(?:just|only) (?:need|want|a |an |the |notes?|something|simple|basic))/,
  /,? ?\b(?:and|so|then|or|plus)\b (?=(?:(?:we|i|also|really|definitely|it|they|he|she|she'll) ){0,2}(?:do not|don't|dont|does not|doesn't|never|needs?|wants?|must|require|would|prefer|have to|has to|hated?|refuse|stop|stopped|gave|dropped|no )\b)/,
  /, ?(?=(?:and |so |yes |no,? |which |or )?(?:we|i|we're|i'm|we'll|it|it's|they|he|she|she'll|please|nobody|everyone|everybody|half|some|most)\b)/,
  /, ?(?=(?:and |so )?(?:our|my|the) (?:\w+ )?\w+ (?:is|are|has|have|do|does|don't|wants?|hates?|uses?|handles?|stays?|lives?|pays?)\b)/,
  /, ?(?=(?:needs?|wants?|looking|must|require|don't|dont|do not|no need)\b)/,
)

/** The clauses of all sentences in their order, with the cues in them. */
export function clausesOf(plain: string, sentences: readonly Sentence[]): Clause[] {
  const found = foundCues(plain)
  return sentences.flatMap((sentence) => {
    const words = plain.slice(sentence.start, sentence.end)
    const brackets = bracketsOf(words, sentence.start)
    const breaks = [...words.matchAll(clauseBreak)]
      .map(({ index }) => index + sentence.start)
      .filter((place) => !bracketAt(brackets, place))
    return [sentence.start, ...breaks].map((start, at) => {
      const end = breaks[at] ?? sentence.end
      const first = firstIndex(found, (one) => one.start >= start)
      const own = found.slice(
        first,
        firstIndex(found, (one) => one.start >= end),
      )
      const refuses = own.some(({ cue }) => cue.manner === 'refused')
      return { start, end, refuses, cues: own.map((one) => ({ ...one, bracket: bracketAt(brackets, one.start) })) }
    })
  })
}

/** All cues in their order, without those within a longer one. */
function foundCues(plain: string): { cue: Cue; start: number; end: number }[] {
  const all = cues.flatMap((cue) =>
    Array.from(plain.matchAll(cue.pattern), ({ 0: words, index }) => ({
      cue,
      start: index,
      end: index + words.length,
    })),
  )
  all.sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return all.filter((one) => {
    if (one.start < end) return false
    end = one.end
    return true
  })
}

function bracketsOf(words: string, offset: number): Span[] {
  return Array.from(words.matchAll(/\([^()]*\)/g), ({ 0: inside, index }) => ({
    start: offset + index,
    end: offset + index + inside.length,
  }))
}

const bracketAt = (brackets: readonly Span[], place: number) =>
  inside(brackets[firstIndex(brackets, ({ start }) => start >= place) - 1], place)

const inside = (bracket: Span | undefined, place: number) => (bracket && place < bracket.end ? bracket : null)
