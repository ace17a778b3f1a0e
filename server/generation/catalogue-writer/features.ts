import { pickable, type Vendor } from '../../../shared/catalogue'
import { notARecord, outOfScope } from '../../../shared/catalogue/scope'
import { withoutEnd } from '../../../shared/catalogue/words'
import type { FeatureNotes } from '../../../shared/features/notes'
import { kindOf } from '../../../shared/kinds'
import { type FeatureKey, featurePhrase } from '../../../shared/match/terms/features'
import { capitalized, listed } from '../../../shared/words'
import { basisMark, evidenceWords, type FeatureFact, factWords, featureFact, isText, markOf } from './facts'
import { escaped, heading, list, names, ofAny, paragraph, table, vendorLink } from './html'
import { needsOf, notesIn } from './needs'
import { type Plan, purposeOf } from './plan'
import { pricesOf, priceWords } from './prices'
import texts from './texts.json' with { type: 'json' }
import { brandOf, withoutArticle, withSerialCommas } from './words'

const longNotesMax = 2
const namedMax = 6

/** What each feature and task of the topic is for, and how to set it up. */
export function noteSections(plan: Plan): string {
  const lead = leadNote(plan)
  return notesIn(plan)
    .slice(0, longNotesMax + 1)
    .map((note) => noteSection(note === lead ? { ...note, purpose: '' } : note, plan.form === 'how-to'))
    .join('')
}

/** The note with whose purpose an article on setting something up begins, which its section then need not repeat. */
export const leadNote = (plan: Plan) => (purposeOf(plan) === 'how-to' && !plan.noFit ? notesIn(plan)[0] : undefined)

function noteSection({ name, purpose, steps, mistakes, measure }: FeatureNotes, isHowTo: boolean): string {
  return (
    heading(isHowTo ? `Setting up ${name}, step by step` : `What to expect from ${name}`) +
    paragraph(escaped(purpose)) +
    paragraph(!isHowTo && '<strong>How to go about it:</strong>') +
    list(steps.map(escaped), 'ol') +
    paragraph('<strong>What goes wrong most often:</strong>', ...mistakes.map(escaped)) +
    paragraph('<strong>How to tell whether it works:</strong>', escaped(measure))
  )
}

/** What the records say about each feature, system by system, each with its basis. */
export function recordSection({ features, systems, leaving, asksCost }: Plan): string {
  return features
    .map((key) => {
      const compared = (systems.length > 0 ? systems : pickable).filter(
        (vendor) => !outOfScope(vendor) && vendor !== leaving?.vendor,
      )
      const facts = compared.map((vendor) => featureFact(vendor, key))
      return heading(`What our records say about ${featurePhrase(key)}`) + recordOf(facts, key, asksCost)
    })
    .join('')
}

/**
 * With the feature's prices, unless a section of their own has them. They share a column, because six would not fit a
 * page. Of a long list, the table shows the systems with something to add, those that we reviewed in depth first; the
 * others stand in one line.
 */
function recordOf(facts: readonly FeatureFact[], key: FeatureKey, arePricesApart: boolean): string {
  const priced = arePricesApart ? null : key
  const besides = priced === 'ePrescribing' ? besidesPrescribing : []
  const having = facts
    .filter(({ value }) => value === 'yes' || value === 'partly')
    .map((fact) => ({ fact, details: detailsIn(fact, key, priced) }))
    .sort(inOrder)
  const areMany = besides.length === 0 && having.length > namedMax
  const shown = having
    .filter(({ fact, details }) => !areMany || fact.value !== 'yes' || details.length > 0)
    .slice(0, namedMax)
  const hasPrices = shown.some(({ fact: { vendor } }) => priced !== null && pricesOf(vendor, priced).length > 0)
  const evidence = evidenceWords()
  const rows = shown.map(({ fact, details }) => [
    vendorLink(fact.vendor),
    [fact.value !== 'yes' ? 'Partly' : !isText(fact.field) && 'Yes', ...details].filter(Boolean).join('. '),
    ...besides.map((beside) => answerWords[featureFact(fact.vendor, beside).reading ?? 'unknown']),
    evidence(fact.vendor, fact.field),
  ])
  const head = ['System', hasPrices ? 'On record, and its price' : 'On record', ...besides.map(shortName), 'Source']
  const others = having.filter((one) => !shown.includes(one)).map(({ fact }) => fact)
  const confirmed = rows.length > 0 ? 'Also confirmed' : 'Confirmed without further details'
  return (rows.length > 0 ? table(head, rows) : '') + restOf(facts, others, confirmed)
}

type Having = { fact: FeatureFact; details: readonly string[] }

/** Those reviewed in depth first, of these the ones with something to add. */
const inOrder = (one: Having, other: Having) =>
  inDepth(other.fact) - inDepth(one.fact) ||
  Number(other.details.length > 0) - Number(one.details.length > 0) ||
  one.fact.vendor.name.localeCompare(other.fact.vendor.name, 'en')

function restOf(facts: readonly FeatureFact[], others: readonly FeatureFact[], confirmed: string): string {
  const open = namesOf(facts, null)
  const isOpen = open.length === facts.length
  const named = open.length > namedMax ? `the other ${open.length} systems that we compare` : listed(open)
  return paragraph(
    alsoNamed(confirmed, others, 'yes'),
    alsoNamed('Also confirmed in part', others, 'partly'),
    ofAny(namesOf(facts, 'no'), (all) => `Listed without it: ${all}.`),
    isOpen ? noneConfirms(facts.length) : open.length > 0 && `Not verified: ${named}.`,
    (isOpen || open.length > 0) && 'That does not mean no: ask the vendor.',
  )
}

const inDepth = ({ vendor }: FeatureFact) => Number(vendor.depth === 'review')

const alsoNamed = (label: string, facts: readonly FeatureFact[], wanted: FeatureFact['value']) =>
  ofAny(
    facts.flatMap(({ vendor, value, field }) =>
      value === wanted ? `${vendorLink(vendor)} ${basisMark(vendor, field)}` : [],
    ),
    (all) => `${label}: ${all}.`,
  )

function detailsIn({ vendor, field, fact }: FeatureFact, key: FeatureKey, priced: FeatureKey | null): string[] {
  const value = isText(field) ? factWords(vendor, field) : null
  const limits = vendor.limits.flatMap(({ value: limit, ...evidence }) =>
    limit !== null && evidence.about === key && !repeats(limit, fact.note)
      ? `${escaped(withoutEnd(withSerialCommas(limit)))} ${markOf(vendor, 'limits', evidence)}`
      : [],
  )
  return [
    ...[value, fact.note].map((words) => escaped(withoutEnd(withSerialCommas(words ?? '')))),
    withoutEnd(escaped(notARecord(vendor) ?? '')),
    // Last, because words after a mark would stand apart from it.
    ...limits,
    chargesOf(vendor, priced),
  ].filter(Boolean)
}

/** Whether a limit says again what the note on its feature says: the words from the note's first comma on. */
const repeats = (limit: string, note = '') => note.includes(',') && limit.endsWith(note.slice(note.indexOf(',')))

const besidesPrescribing = ['epcs', 'pdmp'] as const
const shortName = (key: (typeof besidesPrescribing)[number]) => key.toUpperCase()
const answerWords = { yes: 'Yes', partly: 'In part', no: 'No', unknown: 'Not verified' }

const chargesOf = (vendor: Vendor, key: FeatureKey | null) =>
  (key ? pricesOf(vendor, key) : []).map((price) => `${priceWords(price)} ${basisMark(vendor, price.field)}`).join('; ')

function noneConfirms(count: number): string {
  if (count > 2) return `None of the ${count} record systems confirms it.`
  return count > 1 ? 'Neither of the two records confirms it.' : 'The record does not confirm it.'
}

const namesOf = (facts: readonly FeatureFact[], wanted: FeatureFact['value']) =>
  facts.filter(({ value }) => value === wanted).map(({ vendor }) => vendorLink(vendor))

function sendTo(plan: Plan): string {
  const { chosen } = plan
  const [only] = chosen
  if (only && chosen.length === 1) return `Send these questions to ${escaped(brandOf(only).brand)}`
  if (ownsSystem(plan)) return 'Send these questions to your vendor'
  return `Send the same list to ${listed(names(chosen)) || 'each vendor'}`
}

/** Who asks how something is set up has a system, unless none is made for the practice or the topic names several. */
const ownsSystem = (plan: Plan) => purposeOf(plan) === 'how-to' && plan.noFit === null && plan.chosen.length < 2

const questionsOf = ({ name, questions }: FeatureNotes) =>
  questions.map((question) =>
    /\bit\b/.test(question) ? `${capitalized(withoutArticle(name))}: ${question}` : question,
  )

/** Questions to ask every vendor before signing, or the own vendor, with one about each need of the practice. */
export function questionSection(plan: Plan): string {
  const { leaving, asksCost } = plan
  const moving = leaving ? [texts.questions.import] : []
  const questions = notesIn(plan).flatMap(questionsOf).slice(0, 8)
  const general = texts.questions[asksCost ? 'cost' : 'general']
  return (
    heading(leaving ? 'What to ask the new vendor' : `Questions for ${whoAnswers(plan)}`) +
    paragraph(`${sendTo(plan)}, and ask for the answers in writing.`) +
    list([
      ...moving.map(escaped),
      ...(plan.noFit && !plan.country ? kindOf(plan.organization).questions : []).map(escaped),
      ...needsOf(plan).map(({ name, question }) => escaped(`${capitalized(withoutArticle(name))}: ${question}`)),
      ...(questions.length > 0 ? questions : general).map(escaped),
      texts.questions[ownsSystem(plan) ? 'extraCost' : 'firstYear'],
    ])
  )
}

function whoAnswers(plan: Plan): string {
  if (plan.chosen.length === 1) return 'the vendor'
  return ownsSystem(plan) ? 'your vendor' : 'the vendors'
}
