import type { ReadBack } from '../../../shared/match/terms/answer'
import { type Area, areaWords, type Setting, settingWords } from '../../../shared/match/terms/care'
import { featureLabel } from '../../../shared/match/terms/features'
import type { Budget } from '../../../shared/match/terms/known'
import { organizationPhrase } from '../../../shared/match/terms/organizations'
import { budgetText, headCountWords, perLabels, sumText } from '../../../shared/match/terms/slot-words'
import { counted, grouped, listed } from '../../../shared/words'

/** For whom the answer is: what the visitor said, in one line; a kind that nobody said is called a guess. */
export function practiceLine({ organization, providers, prescribers, settings, industry, origins }: ReadBack): string {
  const care = [
    ...industry.map((area) => areaWords[area as Area]),
    ...settings.map((one) => settingWords[one as Setting]),
  ]
  const parts = [
    organization && `${organizationPhrase(organization)}${origins.organization === 'read' ? ' (our guess)' : ''}`,
    care.length > 0 && listed(care),
    providers && headCountWords(providers),
    prescribers !== null && prescriberWords(prescribers),
  ].filter(Boolean)
  return parts.length > 0 ? `For ${parts.join('; ')}.` : ''
}

function prescriberWords(prescribers: number | boolean): string {
  if (prescribers === 0 || prescribers === false) return 'nobody prescribes'
  return prescribers === true ? 'some prescribe' : counted(prescribers, 'prescriber')
}

/** How a typed budget was read, with the visitor's words. */
export function budgetWords(budget: Budget): string {
  const { monthly, per, currency, shareOfRevenue, from } = budget
  if (shareOfRevenue) return `We read "${from}" as ${budgetText(budget)}.`
  if (!monthly) return `We could not read a monthly amount in "${from}".`
  const sum = `We read "${from}" as ${sumText(monthly, currency)} a month`
  return per === null || per === 'unclear'
    ? `${sum}. Is that for each provider or for the whole practice?`
    : `${sum} ${perLabels[per]}.`
}

/** Everything that was understood, as terms and words, each with the key of its origin. */
export function understood(readBack: ReadBack): { key: string; term: string; words: string }[] {
  const { growth, sites, must, want, declined, current, leaving, avoided, country } = readBack
  const lines: [string, string, string | false | null][] = [
    ['growth', 'Growth', growth && `to ${growth.to} ${growth.when}`.trim()],
    ['sites', 'Sites', sites !== null && grouped(sites)],
    ['must', 'Must have', listed(must.map(featureLabel))],
    ['want', 'Would like', listed(want.map(featureLabel))],
    ['declined', 'Do not want', listed([...declined.map(featureLabel), ...avoided])],
    ['current', 'Today', current],
    ['leaving', 'Leaving', leaving !== null && { true: 'yes', false: 'no', undecided: 'not decided' }[`${leaving}`]],
    ['country', 'Country', country],
  ]
  return lines.flatMap(([key, term, words]) => (words ? [{ key, term, words }] : []))
}
