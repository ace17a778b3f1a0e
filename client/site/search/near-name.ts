import { namesOf } from '../../../shared/blog/vendor-names'
import { vendors } from '../../../shared/catalogue'
import { withPlainSigns } from '../../../shared/fold'
import { lettersOf } from '../../../shared/search/letters'
import { joinedNames } from '../../../shared/search/system-names'
import { siteTexts } from './site-texts'
import { wordsOf } from './words'

/** A vendor's name that a search may mean, and the search with that name. */
export interface NearName {
  name: string
  search: string
}

interface Name {
  name: string
  letters: string
}

/** Shorter words are near too many names. */
const lettersMin = 4
const wordsMax = 8

const names: readonly Name[] = vendors.flatMap((vendor) =>
  namesOf(vendor).map((name) => ({ name, letters: lettersOf(name) })),
)

/**
 * The vendor's name that a search, or one of its words, misspells by a letter or two: `kippu` is near `Kipu`, `therapy
 * notes`, also among other words, is `TherapyNotes`. A word that our texts contain is not misspelled. Undefined if there
 * is none.
 */
export async function nearName(typed: string): Promise<NearName | undefined> {
  const search = withPlainSigns(typed)
  const apart = writtenApart.find(({ pattern }) => pattern.test(search))
  if (apart) return { name: apart.name, search: search.replace(apart.pattern, apart.name) }
  const texts = await siteTexts()
  const isKnown = (run: string) =>
    wordsOf(run).every(({ word }) => texts.some(({ vocabulary }) => vocabulary.has(word)))
  const runs = search.split(/\s/).filter(Boolean).slice(0, wordsMax)
  const whole = nearestTo(lettersOf(search))
  if (whole && wordsIn(search) === wordsIn(whole.name)) return undefined
  if (whole && (whole.slips === 0 || !isKnown(search))) return { name: whole.name, search: whole.name }
  for (const [place, run] of runs.entries()) {
    const near = isKnown(run) ? undefined : nearestTo(lettersOf(run))
    if (near) return { name: near.name, search: runs.with(place, near.name).join(' ') }
  }
  return undefined
}

const writtenApart = joinedNames.map(({ name, apart }) => ({
  name,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${apart.replace(' ', '\\s+')}(?![\\p{L}\\p{N}])`, 'iu'),
}))

const wordsIn = (text: string) =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ')

function nearestTo(letters: string): { name: string; slips: number } | undefined {
  if (letters.length < lettersMin) return undefined
  const [nearest] = names
    .filter((name) => Math.abs(name.letters.length - letters.length) <= slipsFor(name))
    .map((near) => ({ ...near, slips: slipsBetween(letters, near.letters) }))
    .filter((near) => near.slips <= slipsFor(near))
    .toSorted((one, other) => one.slips - other.slips)
  return nearest
}

/** How many letters of a name may be wrong. */
const slipsFor = ({ letters }: Name) => (letters.length < 9 ? 1 : 2)

/**
 * How many letters have to be added, left out, replaced, or swapped with the next to get from one word to the other.
 * The caller compares only words of similar length with names, so the table is small.
 */
function slipsBetween(one: string, other: string): number {
  let [twoBack, previous]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      current[at] = Math.min(
        (previous[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (previous[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoBack[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    twoBack = previous
    previous = current
  }
  return previous[other.length] ?? 0
}
