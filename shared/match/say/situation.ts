import { capitalized, counted, grouped, listed } from '../../words'
import { type FeatureKey, featureLabel, featurePhrase, isIntrusive, withoutImplied } from '../terms/features'
import { type Budget, featuresOf, type Known } from '../terms/known'
import { organizationPhrase } from '../terms/organizations'
import { headCountWords, perLabels, sumText } from '../terms/slot-words'

/** The practice in two sentences: who it is, and what it asked for; empty if nothing is known of it. */
export function situationOf(known: Known): string {
  const sentences = [
    sentence([[whoWords(known), systemWords(known)].filter(Boolean).join(', and ').replace(',, ', ', ')]),
    ...wishWords(known).map((words) => sentence([words])),
    sentence(refusalWords(known)),
    sentence([known.budget ? budgetWords(known.budget.value) : '']),
  ].filter(Boolean)
  const isSure = [known.organization, known.providers, ...known.wishes].every((item) => item?.origin !== 'read')
  const [first = '', ...rest] = sentences
  const opening = isSure ? 'As we understand it' : 'If we read you right'
  return first ? [`${opening}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...rest].join(' ') : ''
}

function sentence(clauses: readonly string[]): string {
  const said = clauses.filter(Boolean)
  return said.length > 0 ? `${capitalized(listed(said)).replace(/,$/, '')}.` : ''
}

function whoWords(known: Known): string {
  const { organization, providers } = known
  if (organization?.value === 'practice' && providers?.value.most === 1)
    return `you practice alone${growthWords(known)}`
  const who = organization && `you are ${organizationPhrase(organization.value)}`
  const people =
    providers &&
    providers.value.most !== 0 &&
    `${who ? 'with' : 'you have'} ${headCountWords(providers.value)}${prescriberWords(known)}`
  return [who, people].filter(Boolean).join(' ') + siteWords(known) + growthWords(known)
}

const prescriberWords = ({ prescribers, providers }: Known) => {
  const count = prescribers?.value
  if (typeof count !== 'number' || count === 0) return ''
  return count === providers?.value.most
    ? ', all of whom prescribe,'
    : `, ${grouped(count)} of whom prescribe${count === 1 ? 's' : ''},`
}

const siteWords = ({ sites }: Known) => (sites && sites.value > 1 ? ` at ${counted(sites.value, 'site')}` : '')

const growthWords = ({ growth }: Known) =>
  growth ? `, and plan to be ${grouped(growth.value.to)}${growth.value.when ? ` ${growth.value.when}` : ''}` : ''

function systemWords({ current, leaving }: Known): string {
  if (!current) return ''
  return leaving?.value === true ? `you are leaving ${current.value.name}` : `you use ${current.value.name} today`
}

function wishWords(known: Known): string[] {
  const must = withoutImplied(featuresOf(known, 'must'))
  const want = withoutImplied(featuresOf(known, 'want')).filter((key) => !must.includes(key))
  const wanted = [...want.map(featurePhrase), ...known.needs.map(({ value }) => value)]
  return [
    must.length > 0 ? `you must have ${listed(must.map(featurePhrase))}` : '',
    wanted.length > 0 ? `you asked for ${listed(wanted)}` : '',
  ]
}

/** Features that are an act of the practice rather than a thing. */
const actsNotNeeded: Partial<Record<FeatureKey, string>> = {
  insuranceBilling: 'to bill insurance',
  ePrescribing: 'to send prescriptions',
}

/** What is not wanted, and what is only not needed. */
function refusalWords(known: Known): string[] {
  const refused = featuresOf(known, 'refused')
  const unwanted = [...refused.filter(isIntrusive).map(featureLabel), ...known.avoided.map(({ value }) => value.name)]
  const unneeded = refused.filter((key) => !isIntrusive(key)).map((key) => actsNotNeeded[key] ?? featurePhrase(key))
  return [
    unwanted.length > 0 ? `you do not want ${listed(unwanted, 'or')}` : '',
    unneeded.length > 0 ? `you do not need ${listed(unneeded, 'or')}` : '',
  ]
}

function budgetWords({ monthly, per, currency }: Budget): string {
  if (!monthly || currency !== 'USD') return ''
  if (monthly.most === 0) return 'you want to pay nothing'
  const each = per === 'provider' || per === 'user' ? ` ${perLabels[per]}` : ''
  return `your budget is ${sumText(monthly, currency)} a month${each}`
}
