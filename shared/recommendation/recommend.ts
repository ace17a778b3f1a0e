import type { Vendor, VendorId } from '../catalogue'
import type { FeatureKey } from '../catalogue/fields'
import type { Lead } from '../leads/schema'
import { affordable } from './affordability'
import { type ParsedBudget, parseBudget } from './budget'
import { isCurrentSystem } from './current-system'
import { type FeatureWishes, featureLabels, readWishes } from './features'
import { outOfScope } from './scope'
import { byScore, type Needs, type RankedVendor, scoreVendor } from './score'
import { areaWords, type CareSetting, readSetting } from './setting'
import { countProviders, type ProviderCount } from './size'
import { dollars, listed, quoted } from './wording'

export interface ExcludedVendor {
  vendorId: VendorId
  name: string
  why: string
}

export interface Recommendation {
  /** Every vendor that can be moved to, best first. */
  ranked: RankedVendor[]
  excluded: ExcludedVendor[]
  budget: ParsedBudget
  setting: CareSetting
  providers: ProviderCount
  requestedFeatures: readonly FeatureKey[]
  /** What the reader has to know or ask before trusting the ranking. */
  notes: string[]
}

/** What matters in a care setting and has no field in the catalogue. */
const settingQuestions: Partial<Record<Lead['industry'], string>> = {
  'substance-abuse': '42 CFR Part 2 consents',
  'eating-disorder': 'meal plans, vitals and weight charting',
  autism: 'ABA session data',
}

/**
 * Ranks the catalogue for a lead. Pure: the same answers and vendors give the same result, whatever the order of the
 * vendors, and nothing but the lead's answers and the catalogue's facts has a say; whether a vendor pays is not known here.
 */
export function recommend(lead: Lead, vendors: readonly Vendor[]): Recommendation {
  const wishes = readWishes(lead.organizationDescription)
  const needs: Needs = {
    setting: readSetting(lead),
    providers: countProviders(lead),
    budget: parseBudget(lead.estimatedMonthlyBudget),
    requestedFeatures: wishes.requested,
  }
  const excluded = excludedVendors(lead, vendors)
  const ranked = vendors
    .filter(({ id }) => excluded.every(({ vendorId }) => vendorId !== id))
    .map((vendor) => scoreVendor(vendor, needs))
    .sort(byScore)
  return {
    ranked,
    excluded,
    ...needs,
    notes: [...notesFor(lead, needs, wishes), ...coverageNotes(ranked, vendors, needs)],
  }
}

function excludedVendors(lead: Lead, vendors: readonly Vendor[]): ExcludedVendor[] {
  return vendors
    .flatMap((vendor) => {
      const why = isCurrentSystem(vendor, lead) ? 'Your current system.' : outOfScope(vendor)
      return why === undefined ? [] : [{ vendorId: vendor.id, name: vendor.name, why }]
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function notesFor(lead: Lead, needs: Needs, wishes: FeatureWishes): string[] {
  const question = settingQuestions[lead.industry]
  const beyond = [...new Set([...(question ? [question] : []), ...wishes.unlisted])]
  const notes = [
    needs.providers.note,
    budgetNote(needs.budget, needs.providers),
    needs.setting.areas.length === 0 &&
      'The kind of care could not be read from the answers; every system counts about half for it. Please ask.',
    wishes.requested.length === 0 && 'No particular features were asked for, so features were not compared.',
    wishes.declined.length > 0 && `Not wanted, so not counted: ${listed(featureLabels(wishes.declined))}.`,
    beyond.length > 0 && `Our catalogue has no field for these, so ask every vendor: ${beyond.join('; ')}.`,
  ]
  return notes.filter((note) => typeof note === 'string')
}

/** What the catalogue as a whole cannot offer this lead. */
function coverageNotes(
  ranked: readonly RankedVendor[],
  vendors: readonly Vendor[],
  { setting, budget }: Needs,
): string[] {
  const inBudget = ranked.some(({ parts }) =>
    parts.some(({ criterion, points, of }) => criterion === 'Monthly cost' && points >= affordable * of - 0.05),
  )
  const rare = setting.areas.flatMap((area) => {
    const made = vendors
      .filter(
        ({ id, specialties }) => specialties.value?.includes(area) && ranked.some(({ vendorId }) => vendorId === id),
      )
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b, 'en'))
    if (made.length > 1) return []
    const only = made[0] === undefined ? 'No ranked system is' : `Only ${made[0]} is`
    return [`${only} listed for ${areaWords([area])} in our catalogue; systems outside it deserve a look too.`]
  })
  return [...(budget.kind === 'parsed' && !inBudget ? ['No ranked system is listed within this budget.'] : []), ...rare]
}

/** Prices a provider between which a monthly budget is taken at its word. */
const usualPrice = { least: 15, most: 1500 }

function budgetNote(budget: ParsedBudget, providers: ProviderCount): string | undefined {
  if (budget.kind === 'unparsed')
    return 'The budget could not be read as a monthly figure, so cost was not compared. Please ask.'
  const { per, monthlyHigh, source } = budget
  if (per === 'provider') {
    return monthlyHigh > usualPrice.most
      ? `${quoted(source)} is ${dollars(monthlyHigh)} for each provider; it may have been meant for the whole practice. Please ask.`
      : undefined
  }
  const each = Math.round(monthlyHigh / providers.low)
  if (providers.low === 1 || each >= usualPrice.least) return undefined
  return `${quoted(source)} for ${providers.words} is at most about ${dollars(each)} each; it may have been meant per provider. Please ask.`
}
