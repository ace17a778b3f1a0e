import type { Fact, Vendor } from '../../catalogue'
import type { FieldKey } from '../../catalogue/fields'
import { isInstitutionSize, sizeRange } from '../../catalogue/figures'
import type { Values } from '../../catalogue/kinds'
import { decides, type Evidence, evidenceOf, isSecondhand } from '../../catalogue/proof'
import { productOf } from '../../catalogue/scope'
import { pricingOf } from '../../cost/pricing'
import { featureFields } from '../../features/made/terms'
import { presentName } from '../../vendors/other-name'
import type { Setting } from '../terms/care'
import { type FeatureKey, featureKeys } from '../terms/features'
import type { Candidate, Having, Limit } from './candidate'

/** The dossier fields that show whether a system has a feature. Features not listed are fields of the comparison. */
const dossierFields: Partial<Record<FeatureKey, readonly FieldKey[]>> = featureFields

/** The catalogue fields that a match with these features depends on. */
export function fieldsWeighed(features: readonly FeatureKey[]): ReadonlySet<string> {
  return new Set([
    'specialties',
    'levelsOfCare',
    'clinical.ccbhc',
    'idealOrganizationSize',
    'price.plans',
    'estimatedCostPerMonth',
    ...features.flatMap((key): readonly string[] => dossierFields[key] ?? [key]),
  ])
}

/** The setting that a level of care of the catalogue is. */
const settingOf = (level: Values['levels'][number]): Setting => (level === 'IOP/PHP' ? 'iop-php' : level)

/** A vendor as a match weighs it. Values without a source that are not our own figures count as unknown. */
export function candidateOf(vendor: Vendor): Candidate {
  const soldAs = presentName(vendor)
  const features = Object.fromEntries(featureKeys.map((key) => [key, featureOf(key, vendor)])) as Candidate['features']
  return {
    id: vendor.id,
    name: vendor.name,
    ...(soldAs && { soldAs }),
    product: productOf(vendor),
    isMedical: vendor.general === true,
    isReviewed: vendor.depth === 'review',
    madeFor: evidenceOf('madeFor', vendor.madeFor, (kinds) => kinds),
    notFor: evidenceOf('notFor', vendor.notFor, (kinds) => kinds),
    areas: evidenceOf('specialties', vendor.specialties, (areas) => areas),
    levels: evidenceOf('levelsOfCare', vendor.levelsOfCare, (levels) => levels.map(settingOf)),
    size: evidenceOf('idealOrganizationSize', vendor.idealOrganizationSize, sizeOf),
    features,
    partlyForPrescribers: featureKeys.filter((key) => features[key].exceptFor?.includes('psychiatry')),
    ...pricingOf(vendor),
    limits: vendor.limits.flatMap(({ value, basis, about }) =>
      value !== null && decides(basis) ? [{ text: value, basis, about: subjectOf(about) }] : [],
    ),
    strengths: vendor.strengths
      .filter(({ basis }) => decides(basis))
      .toSorted((one, other) => Number(isSecondhand(one)) - Number(isSecondhand(other)))
      .flatMap(({ value }) => value ?? []),
  }
}

/** @throws if the catalogue names a feature that does not exist */
function subjectOf(about: string | undefined): Limit['about'] {
  const key = about === 'importing' || about === 'price' ? about : featureKeys.find((feature) => feature === about)
  if (about !== undefined && !key) throw new Error(`A limit is about ${about}, which is no feature.`)
  return key ?? null
}

/** A size as a range of providers. Hospitals, whose sizes are given in beds, count as more than fifty providers. */
function sizeOf(text: string): Candidate['size']['value'] {
  if (isInstitutionSize(text)) return { least: 51, most: null, words: text.toLowerCase() }
  const range = sizeRange(text)
  return range ? { least: range.low, most: Number.isFinite(range.high) ? range.high : null } : null
}

function featureOf(key: FeatureKey, vendor: Vendor): Evidence<Having> {
  const fields = dossierFields[key]
  if (!fields) {
    const fact = vendor[key as keyof Vendor] as Fact<boolean | 'partly'>
    return answered(key, fact)
  }
  const facts = fields.map((field) => ({ field, fact: meaning(field, vendor[field]) }))
  const answers = facts.flatMap(({ field, fact }) => (fact ? [answered(field, fact)] : []))
  const best = answers.find(({ value }) => value === 'yes') ?? answers.find(({ value }) => value !== null)
  return best ?? answers[0] ?? { value: null, basis: 'unknown', field: fields[0] ?? key }
}

function answered(field: string, fact: Fact<unknown>): Evidence<Having> {
  const { value, means, plans, extra, exceptFor } = fact
  const note = fact.note ?? (means === 'partly' ? String(value) : undefined)
  return {
    ...evidenceOf(field, fact, () => having(fact)),
    ...(note ? { note } : {}),
    ...(plans ? { plans } : {}),
    ...(extra ? { extra } : {}),
    ...(exceptFor ? { exceptFor } : {}),
  }
}

/** A certification criterion that a product lacks counts as unknown, because a partner's product may provide it. */
function meaning(field: string, fact: Fact<unknown> | undefined): Fact<unknown> | undefined {
  return field.startsWith('certification.') && fact?.value === false ? undefined : fact
}

/** The value of a feature: an answer, or what a text of the dossier amounts to. */
function having({ value, means }: Fact<unknown>): Having | null {
  const answer = means === undefined ? value : means
  if (answer === 'partly') return answer
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : null
}
