// cspell:ignore ication mgmt pmhnps bmeds
import { toNumber } from './counts'
import { sumOf } from './head-count'
import type { Plain } from './plain'
import { type Counted, type Placed, spanOf } from './sums'
import { prescriberTitles, therapistTitles } from './titles'

const someOf =
  /(?<![\d.,])(\d{1,4}) (?:of (?:them|those|whom|these|us|our \w{1,20}) )?(?:who |that |can |also |actually )?prescribe\b/
const someOfThem = new RegExp(
  `(?<![\\d.,])(\\d{1,4}) (?:of (?:them|whom|those|us|these)(?: (?:are|is))?|are|is) (?:an? )?(?:${prescriberTitles})(?![a-z])`,
)
const denied =
  /\b(?:no|without|not any|zero) (?:prescribers?|prescribing|psychiatrists?|psychiatry|med(?:ication)?s?(?: management| mgmt)?|prescriptions?)\b|\b(?:not|n't|never|0 of us|none of us|no 1(?: here)?|nobody) (?:a )?prescribe(?:s|rs?)?\b|\b(?:talk therapy only|all talk therapy|therapy only)\b|\bnot prescribers\b/
const mentioned =
  /\b(?:psychiatrists|prescribers|psychiatric nps|nurse practitioners|pmhnps|nps|psychiatry|med(?:ication)? management|med mgmt|our psychiatrist|mds)\b/

/** Who prescribes when working alone, and who does not. */
const alone = /\b(?:psychiatrist|psychiatry|pmhnp|psych np|nurse practitioner)\b/
const soloTherapist = new RegExp(`(?<![a-z])(?:${therapistTitles})(?![a-z])`)

/** Titles with which nobody prescribes, and beside which nobody else does. */
const neverPrescribe =
  /^(?:behavior analyst|bc?a?ba(?:-d)?|bcba(?:-d)?|bcaba|slp|slpa|ccc-slp|ot|otr|pt|dpt|cota|pta|(?:occupational|physical|speech|speech language|art|music) therapist|speech (?:language )?pathologist|dietitian|lcsw|lpc|lmft|mft|lmhc|lpcc|licsw|lmsw|lcpc|social worker|school psychologist|counsell?or|mental health counselor)$/

/** In a small group, a list of titles is complete. */
const smallGroup = 10

/** Whether all people are counted by titles that do not prescribe, and the text does not speak of prescribing. */
function isTherapyOnly(text: string, counts: readonly Placed[], people: Counted): boolean {
  if (
    /prescri|psychiatrist|\bpmhnp|\bnps?\b|nurse practitioner|\bmds?\b|\bmeds\b|\be-?rx|\bmedication|\bpsych np|\bepcs\b/.test(
      text,
    )
  )
    return false
  if (
    counts.length > 0 &&
    counts.every(({ title, role }) => role === 'support' || neverPrescribe.test(title)) &&
    counts.some(({ role }) => role === 'care')
  )
    return true
  if (people.most === 1) return soloTherapist.test(text)
  return (
    (people.most ?? 99) <= smallGroup &&
    counts.length > 0 &&
    counts.every(
      ({ role, title }) => title === 'time' || ((role === 'care' || role === 'support') && title !== 'associate'),
    )
  )
}

/**
 * Of the people of a text, those who prescribe: how many, or whether any do; null if the text does not tell.
 * @param text the plain text without tax forms
 */
export function readPrescribers(
  plain: Plain,
  text: string,
  counts: readonly Placed[],
  people: Counted | null,
): { value: number | boolean; quote: string } | null {
  const found = (value: number | boolean, match: RegExpExecArray) => ({
    value,
    quote: plain.quote(match.index, match.index + match[0].length),
  })
  const some = someOf.exec(text) ?? someOfThem.exec(text)
  if (some) return found(toNumber(some[1] ?? ''), some)
  const counted = counts.filter(({ role }) => role === 'prescriber')
  if (counted.length > 0) {
    const { start, end } = spanOf(counted)
    return { value: sumOf(counted).least, quote: plain.quote(start, end) }
  }
  const no = denied.exec(text)
  if (no) return found(false, no)
  const solo = people?.most === 1 ? alone.exec(text) : null
  if (solo) return found(1, solo)
  const plural = mentioned.exec(text)
  if (plural) return found(true, plural)
  return people && isTherapyOnly(text, counts, people)
    ? { value: false, quote: plain.quote(people.start, people.end) }
    : null
}
