import { headCountWords } from '../../../shared/cost/assumption-words'
import type { ReadBack } from '../../../shared/match/terms/answer'
import { type Area, areaWords, type Setting, settingWords } from '../../../shared/match/terms/care'
import { featureLabel } from '../../../shared/match/terms/features'
import type { Budget } from '../../../shared/match/terms/known'
import { organizationPhrase } from '../../../shared/match/terms/organizations'
import { counted, dollarRange, grouped, listed } from '../../../shared/words'

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
export function budgetWords({ monthly, per, currency, shareOfRevenue, from }: Budget): string {
  if (shareOfRevenue) {
    const { least, most } = shareOfRevenue
    return `We read "${from}" as ${least === most ? most : `${least} to ${most}`}% of what you collect.`
  }
  if (!monthly) return `We could not read a monthly amount in "${from}".`
  const sum = sumWords(monthly, currency)
  if (per === null || per === 'unclear')
    return `We read "${from}" as ${sum} a month. Is that for each provider or for the whole practice?`
  const whom = { practice: 'for the whole practice', provider: 'for each provider', user: 'for each user' }[per]
  return `We read "${from}" as ${sum} a month ${whom}.`
}

function sumWords({ least, most }: { least: number; most: number }, currency: string | null): string {
  const range = least === 0 ? { least: most, most } : { least, most }
  const sum =
    currency === null || currency === 'USD'
      ? dollarRange(range)
      : `${range.least === most ? '' : `${grouped(range.least)} to `}${grouped(most)} ${currency}`
  return least === 0 && most > 0 ? `up to ${sum}` : sum
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
