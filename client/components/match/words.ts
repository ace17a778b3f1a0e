import { type Area, areaWords, type Setting, settingWords } from '../../../shared/match/terms/care'
import { type FeatureKey, featureLabel } from '../../../shared/match/terms/features'
import type { Budget } from '../../../shared/match/terms/known'
import { organizationPhrase } from '../../../shared/match/terms/organizations'
import type { ReadBack } from '../../../shared/match/terms/read-back'
import { headCountWords, perLabels, sumText } from '../../../shared/match/terms/slot-words'
import { capitalized, counted, grouped, listed, quoted } from '../../../shared/words'

/** What was understood, each part a few words with the id of its question; a kind that nobody said is called a guess. */
export function readBackChips(readBack: ReadBack) {
  const { organization, providers, prescribers, settings, industry, budget, current, avoided, origins } = readBack
  const guess = origins.organization === 'read' ? ' (our guess)' : ''
  // A kind of organization says most of it.
  const care = [
    ...(organization ? [] : industry.map((area) => areaWords[area as Area])),
    ...settings
      .filter((one) => organization !== 'practice' || one !== 'outpatient')
      .map((one) => settingWords[one as Setting]),
  ]
  const chips: [string, string | false | null][] = [
    ['answers', organization && `${capitalized(organizationPhrase(organization))}${guess}`],
    ['care', care.join(', ')],
    ['providers', providers && headCountWords(providers)],
    ['prescribers', prescribers !== null && prescriberWords(prescribers)],
    ['budget', budget && budgetChip(budget)],
    ['features', wishWords(readBack)],
    ['today', current && `${current} today`],
    ['avoid', avoided.length > 0 && `not ${listed(avoided, 'or')}`],
  ]
  return chips.flatMap(([to, text]) => (text ? [{ to, text }] : []))
}

function budgetChip({ monthly, per, currency, from }: Budget): string {
  if (!monthly) return quoted(from)
  const each = per === 'provider' || per === 'user' ? ` ${perLabels[per]}` : ''
  return `${sumText(monthly, currency)} a month${each}`
}

/** One feature by its name, several by their number. */
function wishWords({ must, want, declined }: ReadBack): string {
  const of = (keys: readonly FeatureKey[], one: string, many: string) =>
    keys[0] && (keys.length === 1 ? `${one} ${featureLabel(keys[0])}` : `${keys.length} ${many}`)
  return [of(must, 'must:', 'must-haves'), of(want, 'want:', 'wishes'), of(declined, 'no', 'refusals')]
    .filter(Boolean)
    .join(', ')
}

/** The budget in dollars a month for all providers; null if it is none, or depends on their number. */
export function monthlyLimit({ budget, providers }: ReadBack): number | null {
  if (!budget?.monthly || (budget.currency ?? 'USD') !== 'USD') return null
  if (budget.per === 'practice') return budget.monthly.most
  return providers && providers.least === providers.most ? budget.monthly.most * providers.least : null
}

function prescriberWords(prescribers: number | boolean): string {
  if (prescribers === 0 || prescribers === false) return 'nobody prescribes'
  return prescribers === true ? 'some prescribe' : counted(prescribers, 'prescriber')
}

/** What has to be said of a budget that we could not read, or read as two things; empty otherwise. */
export function budgetWords({ monthly, per, shareOfRevenue, from }: Budget): string {
  if (!(monthly || shareOfRevenue)) return `We could not read a monthly amount in "${from}".`
  const isOpen = monthly && (per === null || per === 'unclear')
  return isOpen ? `Is "${from}" for each provider or for the whole practice?` : ''
}

/** Everything that was understood, as terms and words, each with the key of its origin. */
export function understood(readBack: ReadBack) {
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
