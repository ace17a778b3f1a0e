import type { Vendor } from '../catalogue'
import { type CareKind, careWords } from '../catalogue/care'
import { comparisonFields, type FieldKey } from '../catalogue/fields'
import { isInstitutionSize, sizeRange } from '../catalogue/figures'
import { hasValue } from '../catalogue/mark'
import { publishedStart } from '../cost/published-price'
import { organizations } from '../match/terms/organizations'
import type { FilterName } from '../site/query-keys'
import { capitalized } from '../words'

interface FilterOption {
  value: string
  label: string
  /** Whether a vendor passes. Vendors with an unknown value do not. */
  admits: (vendor: Vendor) => boolean
}

interface DirectoryFilter {
  /** The key in the query. */
  name: FilterName
  label: string
  /** The label of the option that filters nothing. */
  any: string
  options: readonly FilterOption[]
}

/** Whether a list of a vendor's record has an item. */
const lists = (key: 'madeFor' | 'specialties' | 'levelsOfCare', item: string) => (vendor: Vendor) =>
  vendor[key].value?.some((one) => one === item) ?? false

/** Whether a value of a vendor's record is this one. */
const is = (key: FieldKey, value: unknown) => (vendor: Vendor) => vendor[key].value === value

/** Whether one of these values is known. */
const knows =
  (...keys: FieldKey[]) =>
  (vendor: Vendor) =>
    keys.some((key) => hasValue(vendor[key]))

const kindOptions = organizations.map(({ value, label }) => ({ value, label, admits: lists('madeFor', value) }))

const careOptions = (Object.keys(careWords) as CareKind[]).map((kind) => ({
  value: kind,
  label: capitalized(careWords[kind]),
  admits: lists('specialties', kind),
}))

/** With the values of the match. The catalogue records IOP and PHP together. */
const levelOptions = (
  [
    ['outpatient', 'Outpatient', 'outpatient'],
    ['iop-php', 'IOP or PHP', 'IOP/PHP'],
    ['residential', 'Residential', 'residential'],
    ['detox', 'Detox', 'detox'],
    ['inpatient', 'Inpatient', 'inpatient'],
  ] as const satisfies readonly [string, string, NonNullable<Vendor['levelsOfCare']['value']>[number]][]
).map(([value, label, level]) => ({ value, label, admits: lists('levelsOfCare', level) }))

const sizeOptions = [
  { value: '1', label: 'Solo practitioner', low: 1, high: 1 },
  { value: '2-10', label: '2-10 providers', low: 2, high: 10 },
  { value: '11-20', label: '11-20 providers', low: 11, high: 20 },
  { value: '21-50', label: '21-50 providers', low: 21, high: 50 },
  { value: '51-plus', label: '51 or more providers', low: 51, high: Number.POSITIVE_INFINITY },
].map(({ value, label, low, high }) => ({
  value,
  label,
  admits: ({ idealOrganizationSize }: Vendor) => {
    if (isInstitutionSize(idealOrganizationSize.value)) return high === Number.POSITIVE_INFINITY
    const range = sizeRange(idealOrganizationSize.value)
    return range !== undefined && range.low <= high && range.high >= low
  },
}))

const priceOptions = [
  { value: 'published', label: 'Any published price', ceiling: Number.POSITIVE_INFINITY },
  ...[30, 50, 100, 300].map((ceiling) => ({ value: `${ceiling}`, label: `From $${ceiling} a month or less`, ceiling })),
].map(({ value, label, ceiling }) => ({
  value,
  label,
  admits: (vendor: Vendor) => (publishedStart(vendor) ?? Number.NaN) <= ceiling,
}))

const prescribingOptions = [
  { value: 'electronic', label: 'E-prescribing', admits: is('prescribing.ePrescribing', true) },
  { value: 'controlled', label: 'Controlled substances', admits: is('prescribing.epcs', true) },
]

const leavingOptions = [
  { value: 'export', label: 'Export documented', admits: knows('leaving.exportScope', 'leaving.exportFormat') },
  {
    value: 'terms',
    label: 'Export price or deadline known',
    admits: knows('leaving.exportPrice', 'leaving.exportDeadline'),
  },
]

const featureOptions = comparisonFields
  .filter(({ kind }) => kind === 'answer')
  .map(({ key, label }) => ({ value: key, label, admits: is(key, true) }))

const supportOptions = [
  { value: '24-7', label: '24/7' },
  { value: 'business-hours', label: 'Business hours' },
  { value: 'email-only', label: 'Email only' },
].map(({ value, label }) => ({ value, label, admits: is('customerSupport', label) }))

/** The filters in the order of the form and of the address. */
export const directoryFilters: readonly DirectoryFilter[] = [
  { name: 'kind', label: 'Organization', any: 'Any organization', options: kindOptions },
  { name: 'care', label: 'Kind of care', any: 'Any kind', options: careOptions },
  { name: 'level', label: 'Level of care', any: 'Any level', options: levelOptions },
  { name: 'size', label: 'Organization size', any: 'Any size', options: sizeOptions },
  { name: 'price', label: 'Published price', any: 'Published or not', options: priceOptions },
  { name: 'prescribing', label: 'Prescribing', any: 'With or without', options: prescribingOptions },
  { name: 'leaving', label: 'Leaving', any: 'Known or not', options: leavingOptions },
  { name: 'feature', label: 'Must have', any: 'Any features', options: featureOptions },
  { name: 'support', label: 'Support', any: 'Any support', options: supportOptions },
]
