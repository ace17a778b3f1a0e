import { longDate } from '../../../shared/dates'
import { WholeWords } from '../whole-words'

const month = 'January|February|March|April|May|June|July|August|September|October|November|December'

/**
 * Dates (`January 1, 2028`, `May 2026`), citations (`42 CFR Part 2`, `§ 2.31`, `SB 5361`), versions, and
 * `in-person`.
 */
const phrase = new RegExp(
  `((?:${month}) (?:\\d{1,2}, )?\\d{4}|§ \\d[\\d.]{0,12}|(?:\\d{1,3} )?\\b[A-Z]{2,6} (?:Part )?\\d[\\d.]{0,12}|\\bPart \\w{1,4}\\b|(?:version|Version) \\d+|\\b(?:in|In)-person\\b)`,
)

/** A text about a rule. A date, a citation, or a code is never broken by the end of a line. */
export function RuleText({ text }: { text: string }) {
  return text.split(phrase).map((piece, place) =>
    // A split with one group gives texts and phrases in turn.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place, and the list never changes.
      <span key={place} className="unbroken">
        {piece}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place, and the list never changes.
      <WholeWords key={place} text={piece} />
    ),
  )
}

/** A date of the calendar in words, on one line. */
export function RuleDay({ date, strong = false }: { date: string; strong?: boolean }) {
  return (
    <time dateTime={date} className={strong ? 'unbroken font-semibold' : 'unbroken'}>
      {ruleDay(date)}
    </time>
  )
}

/** `January 1, 2028` for `2028-01-01`. */
export const ruleDay = (date: string) => longDate(`${date}T12:00:00Z`, 'UTC')
