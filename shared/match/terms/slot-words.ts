import { capitalized, counted, dollarRange, grouped } from '../../words'
import { areaWords, settingWords } from './care'
import { featureLabel } from './features'
import type { Budget, Contradiction, HeadCount, OtherProduct, Stance, SystemName } from './known'
import { organizations } from './organizations'
import type { OfEach, Slot, SlotKind } from './slots'

/** The point that a slot is about. */
export const slotLabels: Readonly<Record<Exclude<SlotKind, 'wish'>, string>> = {
  organization: 'Kind of organization',
  area: 'Kind of care',
  setting: 'Setting',
  providers: 'People who give care',
  prescribers: 'Prescribers',
  growth: 'Growth',
  sites: 'Locations',
  budget: 'Monthly budget',
  current: 'System today',
  leaving: 'Leaving it',
  avoided: 'System not wanted',
  question: 'Question',
  need: 'Another need',
  country: 'Country',
  needsNoEmr: 'Instead of an EMR',
}

export const stanceLabels: Readonly<Record<Stance, string>> = {
  must: 'Must have',
  want: 'Would like',
  refused: 'Do not want',
  mentioned: 'Only mentioned',
}

export const leavingLabels = { true: 'Yes', false: 'No', undecided: 'Undecided' } as const

export const perLabels: Readonly<Record<NonNullable<Budget['per']>, string>> = {
  practice: 'for the whole organization',
  provider: 'for each provider',
  user: 'for each user',
  unclear: 'for whom is not clear',
}

export const otherProductLabels: Readonly<Record<OtherProduct, string>> = {
  'billing-only': 'Billing only',
  'scheduling-only': 'Scheduling only',
  'video-only': 'Video only',
  'payments-only': 'Payments only',
  other: 'Something else',
}

/** The point that a slot is about; a feature has its own name. */
export const slotLabel = (slot: Slot): string =>
  slot.kind === 'wish' ? capitalized(featureLabel(slot.item.value.feature)) : slotLabels[slot.kind]

const nameOf = ({ name }: SystemName) => name

const texts: OfEach<string> = {
  organization: (key) => organizations.find(({ value }) => value === key)?.label ?? key,
  area: (area) => capitalized(areaWords[area]),
  setting: (setting) => capitalized(settingWords[setting]),
  providers: headCountText,
  prescribers: prescribersText,
  growth: ({ to, when }) => `To ${grouped(to)}${when ? ` (${when})` : ''}`,
  sites: grouped,
  budget: budgetText,
  wish: ({ stance }) => stanceLabels[stance],
  current: nameOf,
  leaving: (leaving) => leavingLabels[`${leaving}`],
  avoided: nameOf,
  question: ({ text }) => text,
  need: String,
  country: String,
  needsNoEmr: (product) => otherProductLabels[product],
}

/** What a slot says, in a few words. Only names, questions, needs, and unreadable budgets are the visitor's own words. */
export function slotText<Of extends SlotKind>({ kind, item }: Slot<Of>): string {
  return texts[kind](item.value)
}

/** `7`, `2-10`, `51+`, as a form takes it. */
export function headCountText({ least, most }: HeadCount): string {
  if (most === null) return `${least}+`
  return least === most ? `${least}` : `${least}-${most}`
}

/** A number of people in a sentence: `1 provider`, `2 to 10 providers`, `51 or more providers`. */
export function headCountWords({ least, most }: HeadCount, noun = 'provider'): string {
  if (most === null) return `${grouped(least)} or more ${noun}s`
  return most === least ? counted(least, noun) : `${grouped(least)} to ${grouped(most)} ${noun}s`
}

/** `3`, `some`, or `none`, as a form takes it. */
function prescribersText(count: number | boolean): string {
  if (count === true) return 'some'
  return count ? `${count}` : 'none'
}

/** A sum for a month: `$900`, `up to $900`, `500 to 900 CAD`; without a currency in dollars. */
export function sumText({ least, most }: { least: number; most: number }, currency: string | null): string {
  const range = dollarRange(least === 0 ? { least: most, most } : { least, most })
  const amount = currency === null || currency === 'USD' ? range : `${range.replaceAll('$', '')} ${currency}`
  return least === 0 && most > 0 ? `up to ${amount}` : amount
}

/** A budget in our words; the visitor's own where no amount was read. */
export function budgetText({ monthly, per, currency, shareOfRevenue, from }: Budget): string {
  if (shareOfRevenue) return `${headCountText(shareOfRevenue)}% of what you collect`
  if (!monthly) return from
  return sumText(monthly, currency) + (per ? ` ${perLabels[per]}` : '')
}

/** The point of a contradiction, and the two things said of it, in the visitor's words where there are any. */
export function contradictionWords(contradiction: Contradiction): { label: string; sides: [string, string] } {
  if (contradiction.kind === 'wish')
    return {
      label: capitalized(featureLabel(contradiction.feature)),
      sides: [contradiction.wished, contradiction.refused],
    }
  return { label: slotLabels.providers, sides: [headCountText(contradiction.chosen), contradiction.quote] }
}
