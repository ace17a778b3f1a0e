import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { outOfScope } from '../../../shared/catalogue/scope'
import { withoutEnd } from '../../../shared/catalogue/words'
import type { FeatureKey } from '../../../shared/match/terms/features'
import { listed } from '../../../shared/words'
import { basisMark, factAt, markedValue, markOf, priceReading } from './facts'
import type { Plan } from './plan'
import { chargesFor } from './prices'
import {
  careList,
  joined,
  labeled,
  link,
  list,
  type Maybe,
  ofAny,
  type Prose,
  paragraph,
  prose,
  said,
  section,
  subheading,
  table,
  vendorLink,
} from './prose'
import { answerOf, askedKeys, askedOf } from './record-table'
import { levelNames } from './setting'
import { estimateOf, publishedCost, sizeWarning } from './size'
import { saysBestFor } from './verdict'
import { continuing, currentName, figuresInProse, nowSold, withSerialCommas } from './words'

/** A table of the catalogue's values for the chosen systems, each with the mark of its basis. */
export function atAGlance(plan: Plan): Prose {
  const { chosen } = plan
  if (chosen.length === 0) return ''
  const head = ['System', 'Rating', 'Estimated cost', 'Organization size', 'Setup time']
  const rows = chosen.map((vendor) => [prose`${vendorLink(vendor)}${nowSold(vendor)}`, ...figuresOf(vendor, plan)])
  const isDisputed = chosen.some((vendor) => figureFields(vendor, plan).some((field) => factAt(vendor, field).differs))
  return section(
    'At a glance',
    table(head, rows),
    paragraph(
      prose`The words beside a value say what it rests on and link to the evidence; ${link('/methodology', 'how we rate')} explains them.`,
      isDisputed && 'An asterisk means that other readings differ.',
      'An estimated cost is not a quote.',
    ),
    list(plan.asksCost ? [] : plan.chosen.map((vendor) => otherPrice(vendor, plan))),
  )
}

const figureFields = (vendor: Vendor, plan: Plan) => [
  'starRating',
  publishedCost(vendor, plan) ? 'price.plans' : 'estimatedCostPerMonth',
  'idealOrganizationSize',
  'setupTime',
]

const figuresOf = (vendor: Vendor, plan: Plan): Prose[] => [
  markedValue(vendor, 'starRating', vendor.starRating.value),
  publishedCost(vendor, plan) || markedValue(vendor, 'estimatedCostPerMonth', estimateOf(vendor)),
  ...(['idealOrganizationSize', 'setupTime'] as const).map((field) => {
    const { value } = vendor[field]
    return markedValue(vendor, field, value && figuresInProse(value))
  }),
]

const otherPrice = (vendor: Vendor, plan: Plan) =>
  vendor.estimatedCostPerMonth.differs &&
  !publishedCost(vendor, plan) &&
  labeled(`What others say of the cost of ${vendor.name}`, priceReading(vendor.estimatedCostPerMonth.differs))

/** A section per system: for whom it is, strengths, limits, and what the catalogue does not know. */
export function systems(plan: Plan): Prose {
  const { chosen } = plan
  if (chosen.length === 0) return ''
  return section(
    chosen.length > 1 ? 'The systems one by one' : 'The system in detail',
    ...chosen.map((vendor) => systemOf(vendor, plan)),
  )
}

function systemOf(vendor: Vendor, plan: Plan): Prose {
  const [scope, size] = [outOfScope(vendor), sizeWarning(vendor, plan)]
  const keys = askedKeys(plan)
  return joined([
    subheading(currentName(vendor)),
    paragraph(
      scope && scope,
      vendor.bestFor.value &&
        !saysBestFor(vendor, plan) &&
        prose`Best for ${markedValue(vendor, 'bestFor', withSerialCommas(withoutEnd(continuing(vendor.bestFor.value, vendor))))}.`,
      careOf(vendor, plan.areas[0]),
      levelsOf(vendor, plan),
      billingOf(vendor),
    ),
    list([
      // Several systems stand side by side in tables.
      ...(plan.chosen.length === 1 ? onNeeds(vendor, plan) : []),
      pricesLine(vendor, plan),
      size && labeled('Size', prose`${size}.`),
      ...statements(vendor, 'strengths', keys),
      ...statements(vendor, 'limits', keys),
    ]),
    paragraph(
      prose`${link(`/emr/${vendor.id}`, `Our page about ${vendor.name}`)} shows every value and what it rests on.`,
    ),
  ])
}

function onNeeds(vendor: Vendor, plan: Plan): Prose[] {
  const answers = askedOf(plan).map((one) => ({ name: one.name, ...answerOf(vendor, one) }))
  const namesOf = (...wanted: ReturnType<typeof answerOf>['reading'][]) =>
    answers
      .filter(({ reading }) => wanted.includes(reading))
      .map(({ name, reading, mark, note }) =>
        reading ? prose`${name}${reading === 'partly' && ' (in part)'} ${mark}${note && ` (${note})`}` : name,
      )
  return [
    ofAny(namesOf('yes', 'partly'), (names) => labeled('On record', prose`${names}.`)),
    ofAny(namesOf('no'), (names) => labeled('Listed without', prose`${names}.`), 'or'),
    ofAny(namesOf(null), (names) => labeled('Not verified', prose`${names}; ask the vendor.`)),
  ]
}

function pricesLine(vendor: Vendor, plan: Plan): Maybe {
  const prices = plan.asksCost ? '' : joined(chargesFor(vendor, plan), '; ')
  return prices && labeled('Price on record', prose`${prices}.`)
}

const statementWords = { strengths: 'Strength', limits: 'Limit' }
const statementsMax = 2

/** Two of a vendor's strengths or limits, those about the given features first, each with the mark of its basis. */
function statements(vendor: Vendor, kind: 'strengths' | 'limits', keys: readonly FeatureKey[]): Prose[] {
  const known = vendor[kind].flatMap(({ value, ...fact }) => (value === null ? [] : [{ text: value, fact }]))
  const isAbout = ({ fact }: (typeof known)[number]) => keys.some((key) => key === fact.about)
  return [...known.filter(isAbout), ...known.filter((one) => !isAbout(one))]
    .slice(0, statementsMax)
    .map(({ text, fact }) =>
      labeled(statementWords[kind], prose`${withSerialCommas(text)} ${markOf(vendor, kind, fact)}`),
    )
}

function careOf(vendor: Vendor, area: Plan['areas'][number] | undefined): Prose {
  const kinds = careList(vendor)
  if (!kinds) return outOfScope(vendor) ? '' : 'We have not verified which kinds of care it is made for.'
  const lacks = area && !vendor.specialties.value?.includes(area) ? `, and not for ${careWords[area]}` : ''
  return prose`It is listed for ${kinds} ${basisMark(vendor, 'specialties')}${lacks}.`
}

function levelsOf(vendor: Vendor, { settings }: Plan): Prose {
  const asked = settings.flatMap((setting) => levelNames[setting] ?? [])
  const { value } = vendor.levelsOfCare
  if (asked.length === 0 || outOfScope(vendor)) return ''
  const mark = basisMark(vendor, 'levelsOfCare')
  if (value === null) return prose`Whether it is made for ${listed(asked, 'or')} care: ${mark}.`
  const [having, lacking] = [true, false].map((isListed) => asked.filter((one) => value.includes(one) === isListed))
  return said(
    ofAny(having ?? [], (levels) => prose`Its record lists ${levels} care ${mark}.`),
    ofAny(lacking ?? [], (levels) => prose`Its record does not list ${levels} care ${mark}.`, 'or'),
  )
}

const billingWords = {
  'Per user': 'It is billed per user',
  'Flat rate': 'It is billed at a flat rate',
  'Revenue %': 'It is billed as a share of collections',
  Enterprise: 'It is sold by contract',
}

const billingOf = (vendor: Vendor) =>
  vendor.billingType.value !== null &&
  prose`${markedValue(vendor, 'billingType', billingWords[vendor.billingType.value])}.`
