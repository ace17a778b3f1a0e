import type { Fact, Vendor } from '../catalogue'
import type { Dossier, Plan as DossierPlan } from '../catalogue/dossier/schema'
import { costRange, isInstitutionSize, sizeRange, startElsewhere } from '../catalogue/figures'
import { priceUnit } from '../catalogue/price'
import { outOfScope, partOfTheWork } from '../catalogue/scope'
import { presentName } from '../vendors/other-name'
import { type Candidate, decides, type Having, type Known, type Limit, type ListedPrice, type Plan } from './candidate'
import { chargeOf, monthlyChargeOf } from './charges'
import { type FeatureKey, featureKeys } from './keys'
import type { Setting } from './reading/situation'

/** The dossier fields that show whether a system has a feature. Features not listed are fields of the comparison. */
const dossierFields: Partial<Record<FeatureKey, readonly string[]>> = {
  ePrescribing: ['prescribing.ePrescribing', 'certification.ePrescribing'],
  epcs: ['prescribing.epcs'],
  pdmp: ['prescribing.pdmp'],
  part2Consent: ['confidentiality.part2Consent'],
  asam: ['clinical.asam'],
  emar: ['clinical.emar'],
  bedBoard: ['clinical.bedBoard'],
  methadoneDispensing: ['clinical.methadoneDispensing'],
  labs: ['clinical.labs'],
  stateReporting: ['billing.stateReporting'],
  institutionalBilling: ['billing.institutional'],
  supervisionSignOff: ['clinical.supervisionSignOff'],
  dataMigrationIn: ['leaving.migrationIn'],
  dataExport: ['certification.ehiExport', 'leaving.exportScope'],
  oncCertified: ['certification.status'],
  fhirApi: ['certification.fhirApi', 'exchange.fhirBase'],
  soc2OrHitrust: ['security.hitrust', 'security.soc2'],
  abaDataCollection: ['clinical.abaData'],
  mealPlans: ['clinical.mealPlans'],
  multilingual: ['product.languages'],
}

const figureField = 'estimatedCostPerMonth'

/** The catalogue fields that a match with these features depends on. */
export function fieldsWeighed(features: readonly FeatureKey[]): ReadonlySet<string> {
  return new Set([
    ...['specialties', 'levelsOfCare', 'clinical.ccbhc', 'idealOrganizationSize', 'price.plans', figureField],
    ...features.flatMap((key): readonly string[] => dossierFields[key] ?? [key]),
  ])
}

const levelSettings: Record<string, Setting> = {
  outpatient: 'outpatient',
  'IOP/PHP': 'iop-php',
  residential: 'residential',
  detox: 'detox',
  inpatient: 'inpatient',
}

/** A vendor as the match scores it. Values without a source that are not our own figures count as unknown. */
export function candidateOf(vendor: Vendor, dossier: Dossier = vendor.dossier): Candidate {
  const soldAs = presentName(vendor)
  return {
    id: vendor.id,
    name: vendor.name,
    ...(soldAs && { soldAs }),
    notARecord: outOfScope(vendor) ?? partialRecord(vendor),
    areas: known('specialties', vendor.specialties, (areas) => areas),
    levels: known('levelsOfCare', vendor.levelsOfCare, (levels) =>
      levels.flatMap((level) => levelSettings[level] ?? []),
    ),
    ccbhc: answered('clinical.ccbhc', dossier['clinical.ccbhc'] ?? { value: null, basis: 'unknown' }),
    size: known('idealOrganizationSize', vendor.idealOrganizationSize, sizeOf),
    features: byFeature((key) => featureOf(key, vendor, dossier)) as Candidate['features'],
    partlyForPrescribers: leavesOutPrescribers(vendor.aiNotetaking) ? ['aiNotetaking'] : [],
    charges: byFeature((key) => chargeOf(key, dossier) || undefined),
    monthlyCharges: byFeature((key) => monthlyChargeOf(key, dossier)),
    plans: plansOf(dossier['price.plans']),
    arePlansSecondhand: dossier['price.plans']?.source?.kind === 'aggregator',
    figure: figureOf(vendor),
    listedPrice: listedPrice(vendor),
    setupTime: vendor.setupTime.value === null ? null : { text: vendor.setupTime.value, basis: vendor.setupTime.basis },
    limits: vendor.limits.flatMap(({ value, basis, about }) =>
      value !== null && decides(basis) ? [{ text: value, basis, about: subjectOf(about) }] : [],
    ),
  }
}

/** @throws if the catalogue names a feature that does not exist */
function subjectOf(about: string | undefined): Limit['about'] {
  const key = about === 'importing' ? about : featureKeys.find((feature) => feature === about)
  if (about !== undefined && !key) throw new Error(`A limit is about ${about}, which is no feature.`)
  return key ?? null
}

function partialRecord(vendor: Vendor): string | null {
  const part = partOfTheWork(vendor)
  return part === undefined ? null : `Not a full record, but ${part}.`
}

function known<T, R>(field: string, { value, basis }: Fact<T>, read: (value: T) => R | null): Known<R> {
  const reading = value === null ? null : read(value)
  if (decides(basis)) return { value: reading, basis, field }
  return { value: null, ...(reading === null ? {} : { unverified: reading }), basis, field }
}

/** A size as a range of providers. Hospitals, whose sizes are given in beds, count as more than fifty providers. */
function sizeOf(text: string): Candidate['size']['value'] {
  if (isInstitutionSize(text)) return { least: 51, most: null, words: text.toLowerCase() }
  const range = sizeRange(text)
  return range ? { least: range.low, most: Number.isFinite(range.high) ? range.high : null } : null
}

function featureOf(key: FeatureKey, vendor: Vendor, dossier: Dossier): Known<Having> {
  const fields = dossierFields[key]
  if (!fields) {
    const fact = vendor[key as keyof Vendor] as Fact<boolean | 'partly'>
    return answered(key, fact)
  }
  const facts = fields.map((field) => ({ field, fact: meaning(field, dossier[field]) }))
  const answers = facts.flatMap(({ field, fact }) => (fact ? [answered(field, fact)] : []))
  const best = answers.find(({ value }) => value === 'yes') ?? answers.find(({ value }) => value !== null)
  return best ?? answers[0] ?? { value: null, basis: 'unknown', field: fields[0] ?? key }
}

function answered(field: string, fact: Fact<unknown>): Known<Having> {
  const { note, plan } = fact
  return { ...known(field, fact, having), ...(note ? { note } : {}), ...(plan ? { plan } : {}) }
}

function byFeature<T>(read: (key: FeatureKey) => T | undefined): Partial<Record<FeatureKey, T>> {
  return Object.fromEntries(
    featureKeys.flatMap((key) => {
      const value = read(key)
      return value === undefined ? [] : [[key, value]]
    }),
  ) as Partial<Record<FeatureKey, T>>
}

/** A certification criterion that a product lacks counts as unknown, because a partner's product may provide it. */
function meaning(field: string, fact: Fact<unknown> | undefined): Fact<unknown> | undefined {
  return field.startsWith('certification.') && fact?.value === false ? undefined : fact
}

/** The value of a feature. A longer text of the dossier (a scope, an address, an "Active") counts as yes, languages of the client portal alone as in part. */
function having(value: unknown): Having | null {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === 'partly') return 'partly'
  if (typeof value !== 'string' || value === '') return null
  if (/^client portal\b/i.test(value)) return 'partly'
  return /^no\b|not found|withdrawn|terminated|retired/i.test(value) ? null : 'yes'
}

/** Whether a feature's note says that it does not cover psychiatry. */
const leavesOutPrescribers = ({ note = '' }: Fact<unknown>) => /\bnot\b[^.]{0,60}\bpsychiatr/i.test(note)

/** The plans with a price; the catalogue's schema has validated them. */
export function plansOf(fact: Fact<unknown> | undefined): Known<readonly Plan[]> {
  const field = 'price.plans'
  if (fact?.basis !== 'sourced') return { value: null, basis: fact?.basis ?? 'unknown', field }
  const plans = (fact.value as readonly DossierPlan[]).flatMap((plan): Plan[] => {
    const { plan: name, firstClinicianMonthly: firstMonthly, furtherClinicianMonthly: furtherMonthly, tiers } = plan
    if (firstMonthly === null) return []
    return [{ name, firstMonthly, furtherMonthly, ...(tiers ? { tiers } : {}), seatsMin: plan.minimumSeats ?? 1 }]
  })
  return { value: plans.length > 0 ? plans : null, basis: fact.basis, field }
}

/**
 * The lower end of the catalogue's own figure as a plan. A figure that is not per user counts once, which is the least
 * it can mean; so does a starting price that other sources name, which replaces our figure.
 */
function figureOf({ estimatedCostPerMonth: { value, basis, differs }, billingType }: Vendor): Known<readonly Plan[]> {
  const least = costRange(value)?.min
  const fact = { value: null, basis, field: figureField }
  const start = startElsewhere(differs)
  if (start !== undefined) return { ...fact, unverified: [flatPlan(start, true)] }
  if (least === undefined) return fact
  const furtherMonthly = billingType.value === 'Per user' ? least : 0
  return { ...fact, unverified: [{ name: '', firstMonthly: least, furtherMonthly, seatsMin: 1 }] }
}

/** The price that the catalogue lists, which is shown but not scored. */
function listedPrice(vendor: Vendor): ListedPrice | null {
  const { value, basis, differs } = vendor.estimatedCostPerMonth
  if (value === null) return null
  return {
    text: `${value} ${priceUnit(vendor)}`,
    isSourced: basis === 'sourced',
    openEnded: costRange(value)?.openEnded ?? false,
    plans: listedPlans(vendor),
    differs: differs ?? null,
    startElsewhere: startElsewhere(differs) ?? null,
  }
}

/** A price by contract, a share of collections, and a free plan with limits do not grow with the number of providers. */
function listedPlans({ estimatedCostPerMonth, billingType }: Vendor): Plan[] {
  const range = costRange(estimatedCostPerMonth.value)
  const { value: billing } = billingType
  if (!range || range.min === 0 || billing === 'Enterprise' || billing === 'Revenue %') return []
  return [range.min, range.max ?? range.min].map((monthly) => flatPlan(monthly, billing === 'Flat rate'))
}

/** A plan with one price for each provider, or for all of them together. */
export function flatPlan(monthly: number, forAll: boolean): Plan {
  return { name: '', firstMonthly: monthly, furtherMonthly: forAll ? 0 : monthly, seatsMin: 1 }
}
