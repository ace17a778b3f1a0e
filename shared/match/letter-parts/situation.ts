import { dollarRange, dollars, listed } from '../../words'
import { providerWords } from '../criteria/size'
import { type FeatureKey, featurePhrase } from '../keys'
import type { MatchAnswer } from '../match'
import { noteBeginnings } from '../notes'
import { isPaper } from '../reading/current'
import { growthWords } from '../reading/growth'
import type { BudgetRead } from '../reading/money'
import type { Area, Setting } from '../reading/situation'
import { saysTooLittle } from './shown'
import { visitorsWords } from './visitors-words'

type ReadBack = MatchAnswer['readBack']

const careNames: Readonly<Record<Area, string>> = {
  'mental-health': 'mental health care',
  'substance-abuse': 'substance use treatment',
  'eating-disorder': 'eating disorder treatment',
  autism: 'autism care',
}

/** Settings named in parentheses after the care, as levels of care. */
const levelNames: Partial<Record<Setting, string>> = {
  outpatient: 'outpatient',
  'iop-php': 'IOP/PHP',
  residential: 'residential',
  detox: 'detox',
  inpatient: 'inpatient',
}

/** Settings named as the way or place in which care is given. */
const wayNames: Partial<Record<Setting, string>> = {
  otp: 'in an opioid treatment program',
  ccbhc: 'as a CCBHC',
  school: 'in schools',
  'telehealth-only': 'by telehealth only',
}

/** Settings whose providers do not speak of a practice. */
const programs: readonly Setting[] = ['residential', 'detox', 'inpatient', 'otp', 'ccbhc', 'school']

/** What to call the reader's organization: a `practice` only if it is one. */
export function nounFor({ providers, settings }: Pick<ReadBack, 'providers' | 'settings'>): string {
  const isLarge = (providers?.least ?? 0) > 50
  return isLarge || programs.some((setting) => settings.includes(setting)) ? 'organization' : 'practice'
}

/** The reader's situation in sentences, including the budget and any disagreement between form and description. */
export function situation(answer: MatchAnswer): string {
  const { readBack, notes } = answer
  const disagreement = notes.find((note) => note.startsWith(noteBeginnings.disagreement))
  return [
    `Thank you for telling us about your ${nounFor(readBack)}.`,
    practiceSentence(readBack),
    budgetSentence(readBack),
    disagreement ?? '',
    // With a kind of care, it is said with what that means for the search.
    saysTooLittle(answer) ? declinedSentence(readBack.declined) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * A sentence such as `You provide mental health care (outpatient) with 7 providers and use Valant today.`; empty if
 * nothing was understood.
 */
export function practiceSentence(readBack: ReadBack): string {
  const { providers, growth, sites, current, leaving } = readBack
  const present =
    current &&
    (isPaper(current)
      ? `use ${current} today`
      : `${leaving ? 'are leaving' : 'use'} ${current}${leaving ? '' : ' today'}`)
  const what = careSentence(readBack) || (providers ? `have ${providerWords(providers)}` : '')
  const noun = what.endsWith(' providers') ? '' : 'providers'
  const later = growth && `expect ${growthWords(growth, noun)}`
  const parts = [what && sites ? `${what} ${sites}` : what, later, present].filter(Boolean) as string[]
  return parts.length > 0 ? `You ${listed(parts)}.` : ''
}

/** A phrase such as `provide mental health care (outpatient) with 7 providers`; empty if no care was understood. */
export function careSentence({
  providers,
  industry,
  settings,
  primaryCare,
}: Pick<ReadBack, 'providers' | 'industry' | 'settings' | 'primaryCare'>): string {
  const care = careOf(industry as Area[], settings as Setting[], primaryCare)
  return care ? ['provide', care, providers ? sizeWords(providers) : ''].filter(Boolean).join(' ') : ''
}

function sizeWords(providers: NonNullable<ReadBack['providers']>): string {
  return providers.most === 1 ? 'on your own' : `with ${providerWords(providers)}`
}

function careOf(areas: readonly Area[], settings: readonly Setting[], hasPrimaryCare: boolean): string {
  if (areas.length === 0 && settings.length === 0) return ''
  const levels = settings.flatMap((setting) => levelNames[setting] ?? [])
  const ways = settings.flatMap((setting) => wayNames[setting] ?? [])
  const cares = [...areas.map((area) => careNames[area]), ...(hasPrimaryCare ? ['primary care'] : [])]
  const care = cares.length > 0 ? listed(cares) : 'care'
  // Who names only an IOP or PHP mostly has ordinary visits too.
  const level = settings.join() === 'iop-php' ? 'including IOP/PHP,' : levels.length > 0 ? `(${listed(levels)})` : ''
  return [level.endsWith(',') ? `${care},` : care, level, listed(ways)].filter(Boolean).join(' ')
}

/** The budget in the visitor's words, and how we read it. */
function budgetSentence(readBack: ReadBack): string {
  const { budget } = readBack
  if (!(budget && /[\p{L}\p{N}]/u.test(budget.from))) return ''
  // Why another budget was not weighed is said further down, with the visitor's words.
  if (!budget.monthly || budget.currency !== 'USD') return ''
  const words = visitorsWords(budget.from)
  if (budget.monthly.most === 0) return 'You are looking for a free system.'
  return `We read your budget, ${words}, as ${monthlyWords(budget.monthly)} a month${forWhom(budget, readBack)}.`
}

/** What is not wanted, in a sentence; empty if nothing. */
export function declinedSentence(declined: readonly FeatureKey[]): string {
  return declined.length > 0 ? `You do not need ${listed(declined.map(featurePhrase), 'or')}.` : ''
}

/** Whole dollars, with `up to` if only an upper end was given. */
export function monthlyWords({ least, most }: { least: number; most: number }): string {
  const [from, to] = [Math.round(least), Math.round(most)]
  if (from === 0 && to > 0) return `up to ${dollars(to)}`
  return dollarRange({ least: from, most: to })
}

function forWhom({ per }: BudgetRead, readBack: ReadBack): string {
  if (readBack.providers?.most === 1) return ''
  if (per === 'practice') return ` for the whole ${nounFor(readBack)}`
  if (per === 'provider') return ' for each provider'
  return per === 'unclear' ? ', for each provider or for all' : ''
}
