import { vendors as catalogue, type Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import type { Answer } from '../../../shared/catalogue/evidence'
import { answerWords, type FeatureKey, fieldLabel } from '../../../shared/catalogue/fields'
import { firstDollarFigure, ratingNumber } from '../../../shared/catalogue/figures'
import { capitalized, listed } from '../../../shared/words'
import { featureNotes } from './feature-notes'
import { careList, escaped, heading, link, list, paragraph, table, unknown, vendorLink } from './html'
import { nameOf, type Plan, speaksOf } from './topic'

/** The values of the chosen systems side by side, as the catalogue has them. */
export function atAGlance({ vendors }: Plan): string {
  const rows = vendors.map((vendor) => [
    vendorLink(vendor),
    vendor.starRating.value ?? unknown,
    vendor.estimatedCostPerMonth.value ?? unknown,
    escaped(vendor.idealOrganizationSize.value ?? unknown),
    vendor.setupTime.value ?? unknown,
  ])
  return (
    heading('At a glance') +
    table(['System', 'Rating', 'Estimated cost per month', 'Ideal organization size', 'Setup time'], rows) +
    paragraph(
      `Ratings and prices are the figures of our catalogue, and a starting price is not a quote. ${link('/methodology', 'How we rate')} says where each comes from.`,
    )
  )
}

/** Who has which feature, a system a column. */
export function featureTable({ vendors, features }: Plan): string {
  const keys: FeatureKey[] = [...new Set<FeatureKey>([...features, ...usual])].slice(0, 8)
  const rows = keys.map((key) => [fieldLabel(key), ...vendors.map((vendor) => answerOr(vendor[key].value))])
  return (
    heading('Feature by feature') +
    table(['Feature', ...vendors.map(({ name }) => escaped(name))], rows) +
    differences(keys, vendors)
  )
}

const usual: readonly FeatureKey[] = [
  'insuranceBilling',
  'telehealth',
  'groupTherapy',
  'outcomeTracking',
  'patientPortal',
  'customForms',
  'reportingAnalytics',
]

const answerOr = (value: Answer | null) => (value === null ? unknown : answerWords(value))

function differences(keys: readonly FeatureKey[], vendors: readonly Vendor[]): string {
  const differing = keys.filter((key) => new Set(vendors.map((vendor) => vendor[key].value)).size > 1)
  if (differing.length === 0)
    return paragraph(
      'On these points our catalogue sees no difference, so the decision lies in price, in setup and in how each of them does it. Ask for a demonstration with your own cases.',
    )
  return paragraph(
    `They part on ${listed(differing.map(nameOf))}.`,
    ...differing
      .slice(0, 3)
      .map(
        (key) =>
          `${capitalized(nameOf(key))}: ${listed(vendors.map((vendor) => `${escaped(vendor.name)} ${said(vendor[key].value)}`))}.`,
      ),
    'What is not verified is a question for the vendor, not a no.',
  )
}

function said(value: Answer | null): string {
  if (value === null) return 'is not verified'
  if (value === 'partly') return 'is listed with a part of it'
  return value ? 'is listed with it' : 'is listed without it'
}

/** The steps that set a feature up, whoever made the system. */
export function howTo(key: FeatureKey): string {
  const { name, purpose, steps, mistakes, measure } = featureNotes[key]
  return (
    heading(`Setting up ${name}, step by step`) +
    paragraph(purpose) +
    list(steps, 'ol') +
    paragraph('<strong>What goes wrong most often:</strong>', ...mistakes) +
    paragraph('<strong>How to see whether it works:</strong>', measure)
  )
}

/** What a feature is for, and how common it is. */
export function analysis(key: FeatureKey): string {
  const { name, purpose, mistakes, measure } = featureNotes[key]
  const count = (value: Answer | null) => catalogue.filter((vendor) => vendor[key].value === value)
  const [having, inPart, without, open] = [count(true), count('partly'), count(false), count(null)]
  return (
    heading(`What ${name} ${isPlural(name) ? 'are' : 'is'} for`) +
    paragraph(purpose) +
    paragraph(
      `Of the ${catalogue.length} systems in our catalogue ${having.length} are listed with it.`,
      inPart.length > 0 ? `With a part of it: ${listed(inPart.map(vendorLink))}.` : '',
      without.length > 0 ? `Without it: ${listed(without.map(vendorLink))}.` : '',
      open.length > 0 ? `For ${listed(open.map(vendorLink))} we found nothing to rely on.` : '',
    ) +
    paragraph('<strong>What goes wrong most often:</strong>', ...mistakes) +
    paragraph('<strong>How to see whether it works:</strong>', measure)
  )
}

const isPlural = (name: string) => /(?:s|tools)$/.test(name)

/** What a practice of this kind has to look for. */
export function setting({ care, level, size, features, asksForFeatures }: Plan): string {
  const practice = size?.words ?? 'a practice'
  const kind = care ? ` in ${careWords[care]} treatment` : ''
  const at = level ? ` with ${levelNames[level]}` : ''
  return (
    heading(`What matters for ${practice}${kind}${at}`) +
    paragraph(
      care
        ? careNotes[care]
        : 'Begin with the work and not with the software: write down the five things your team does most often, who does them, and where they wait.',
    ) +
    paragraph(size ? (sizeNotes[size.words] ?? '') : '', level ? levelNotes[level] : '') +
    paragraph(
      `${asksForFeatures ? 'The topic asks for' : 'What such practices usually ask for first:'} ${listed(features.map(nameOf))}. If something else counts more for you, the order of the systems below will change too.`,
    )
  )
}

const levelNames = {
  detox: 'detox',
  residential: 'residential care',
  'IOP/PHP': 'IOP or PHP',
  inpatient: 'inpatient care',
  outpatient: 'outpatient care',
}

const careNotes: Record<NonNullable<Plan['care']>, string> = {
  'substance-abuse':
    'Records of substance use treatment stand under 42 CFR Part 2 as well as HIPAA. The system has to keep consents with their recipient, purpose and end, put the notice about redisclosure on what leaves the house, and close parts of a chart. Treatment plans need problems, goals, objectives, interventions and reviews that notes refer to, because payers read the one beside the other. Billing follows the level of care: by the day, by the unit and by the visit, each with an authorization that runs out.',
  'eating-disorder':
    'Eating disorder programs work in teams: therapist, dietitian, physician and psychiatrist write in one chart and read each other. Look for measures over time, meals and weights that not every eye sees, and groups. Ask how a weight can be kept from a client’s own view in the portal.',
  autism:
    'Autism services turn on authorizations in hours, on supervision, and on data from sessions. A record for therapy can hold the notes and the claims and still have no place for trial-by-trial data; ask whether that is part of it, connected, or a second product.',
  'mental-health':
    'Mental health practices live from the hour: schedule, note, claim. Look at the way from the end of a session to the signed note and the sent claim, at the plan that the notes refer to, and at who may read psychotherapy notes that are kept apart.',
}

const sizeNotes: Record<string, string> = {
  'a solo practice':
    'One person has no one to hand settings to. What is ready without building wins, a price without a long contract is worth more than a discount, and support that answers in your working hours counts double.',
  'a group practice':
    'A group grows out of habits that were agreed on by talking. Roles, supervision and signatures, one calendar for rooms and people, and reports by clinician become necessary, and each seat is a cost that grows with you.',
  'a large organization':
    'With many sites, the project is larger than the product: data migration, interfaces, training in waves, and somebody who owns settings after go-live. Ask for references of your size and read the contract on support and on leaving.',
}

const levelNotes: Record<NonNullable<Plan['level']>, string> = {
  detox:
    'Detox needs orders, medication administration and vital signs around the clock, and a bed board that is true at any hour.',
  residential: 'Residential care needs beds, shifts and observation notes beside therapy, and billing by the day.',
  'IOP/PHP':
    'IOP and PHP are groups with attendance, several services in a day, and authorizations that are counted in days or units.',
  inpatient: 'Inpatient units need orders, medication and pharmacy, and a record that other wards can read.',
  outpatient: 'Outpatient care needs a fast way from the visit to the note and the claim.',
}

/** One part for each system: for whom, what speaks for it, what against, and what the catalogue does not know. */
export function systems({ vendors, features, care, level }: Plan): string {
  const parts = vendors.map((vendor) => {
    const strengths = relevant(vendor.strengths, features)
    const limits = relevant(vendor.limits, features)
    const open = features.filter((key) => vendor[key].value === null)
    const missing = features.filter((key) => vendor[key].value === false)
    const inPart = features.filter((key) => vendor[key].value === 'partly')
    return (
      `<h3>${escaped(vendor.name)}</h3>` +
      paragraph(
        vendor.bestFor.value ? `Best for: ${escaped(lowerFirst(vendor.bestFor.value))}` : '',
        settingOf(vendor, care, level),
        supportOf(vendor),
      ) +
      list([
        ...strengths.map((text) => `<strong>For it:</strong> ${escaped(text)}`),
        ...limits.map((text) => `<strong>Against it:</strong> ${escaped(text)}`),
      ]) +
      paragraph(
        ...inPart.map((key) => `${capitalized(nameOf(key))} only in part: ${escaped(vendor[key].note ?? '')}`),
        missing.length > 0 ? `It is listed without ${listed(missing.map(nameOf))}.` : '',
        open.length > 0 ? `Not verified: ${listed(open.map(nameOf))}; ask the vendor.` : '',
        `The whole record with its sources is on ${link(`/emr/${vendor.id}`, `our page on ${vendor.name}`)}.`,
      )
    )
  })
  return heading(vendors.length > 1 ? 'The systems one by one' : 'The system in detail') + parts.join('')
}

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** What is said about the features first, then the rest. */
function relevant(facts: Vendor['strengths'], features: readonly FeatureKey[]): string[] {
  const texts = facts.flatMap(({ value }) => (value === null ? [] : [value]))
  const isAbout = (text: string) => features.some((key) => speaksOf(text, key))
  return [...texts.filter(isAbout), ...texts.filter((text) => !isAbout(text))].slice(0, 3)
}

function settingOf(vendor: Vendor, care: Plan['care'], level: Plan['level']): string {
  const kinds = careList(vendor)
  if (!kinds) return 'The kinds of care it is made for are not verified.'
  const lacking = [
    ...(care && !vendor.specialties.value?.includes(care) ? [careWords[care]] : []),
    ...(level && !vendor.levelsOfCare.value?.includes(level) ? [levelNames[level]] : []),
  ]
  return `It is listed for ${kinds}${lacking.length > 0 ? `, and not for ${listed(lacking)}` : ''}.`
}

function supportOf({ billingType, customerSupport }: Vendor): string {
  const billed = billingType.value ? `Billing: ${billingType.value.toLowerCase()}.` : ''
  return [
    billed,
    customerSupport.value ? `Support: ${customerSupport.value.toLowerCase()}.` : 'Support hours are not verified.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** When to take which, said only with what tells them apart. */
export function verdict({ vendors }: Plan): string {
  const [cheapest] = [...vendors].filter(hasPrice).sort((a, b) => priceOf(a) - priceOf(b))
  const [best] = [...vendors].sort((a, b) => ratingNumber(b.starRating.value) - ratingNumber(a.starRating.value))
  const items = vendors.map((vendor) => {
    const size = vendor.idealOrganizationSize.value
    const reasons = [
      size ? `your organization is of the size it is listed for (${escaped(lowerFirst(size))})` : '',
      vendor === cheapest && vendors.length > 1
        ? `the lowest starting price of these counts, ${vendor.estimatedCostPerMonth.value} per month`
        : '',
      vendor === best && ratingNumber(vendor.starRating.value) > 0
        ? `you follow the highest rating of these, ${vendor.starRating.value}`
        : '',
    ].filter(Boolean)
    const against = vendor.limits[0]?.value
    return `<strong>${escaped(vendor.name)}</strong>, if ${listed(reasons.length > 0 ? reasons : ['a demonstration with your own cases convinces you'])}.${against ? ` Think twice about this: ${escaped(lowerFirst(against))}` : ''}`
  })
  return heading('When to choose which') + list(items)
}

const priceOf = ({ estimatedCostPerMonth }: Vendor) =>
  firstDollarFigure(estimatedCostPerMonth.value) ?? Number.POSITIVE_INFINITY
const hasPrice = (vendor: Vendor) => vendor.estimatedCostPerMonth.value !== null

/** What to ask before signing, of each vendor the same. */
export function questions({ features, vendors }: Plan): string {
  const questions = features.flatMap((key) => featureNotes[key].questions).slice(0, 7)
  return (
    heading('Questions for the vendors') +
    paragraph(
      `Send the same list to ${listed(vendors.map(({ name }) => escaped(name)))} and ask for the answers in writing.`,
    ) +
    list([
      ...questions,
      'What is the whole price for the first year, with setup, training, interfaces and every add-on we named?',
    ])
  )
}

/** Where to go on, and the offer. */
export function ending({ vendors, features }: Plan): string {
  const [first, second] = vendors
  const compare =
    first && second
      ? link(`/comparisons?emr1=${first.id}&emr2=${second.id}`, `${first.name} and ${second.name} side by side`)
      : link('/comparisons', 'the systems side by side')
  const category = featureNotes[features[0]].category
  return (
    heading('Next steps') +
    paragraph(
      `Look at ${compare}, read ${link('/resources/how-to-choose-emr', 'how to choose an EMR')}, or see ${link(`/blog/category/${category}`, 'more articles on this')}.`,
    ) +
    paragraph(
      'Tell us about your practice and get a comparison for your size, your kind of care and your budget, free of charge.',
    ) +
    paragraph(link('/get-recommendation', 'Start Free Analysis')) +
    paragraph(
      '<em>This article was put together by our own program from the vendor catalogue. It knows what the catalogue knows; where that says “not verified”, ask the vendor.</em>',
    )
  )
}
