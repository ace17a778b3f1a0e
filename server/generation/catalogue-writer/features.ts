import { pickable } from '../../../shared/catalogue'
import { notARecord, outOfScope } from '../../../shared/catalogue/scope'
import { withoutEnd } from '../../../shared/catalogue/words'
import type { FeatureNotes } from '../../../shared/features/notes'
import { kindOf } from '../../../shared/kinds'
import { type FeatureKey, featurePhrase } from '../../../shared/match/terms/features'
import { capitalized, listed } from '../../../shared/words'
import { basisMark, evidenceWords, type FeatureFact, factWords, featureFact, isText, markOf } from './facts'
import { needsOf, notesIn } from './needs'
import { type Plan, purposeOf } from './plan'
import { markedPrice, pricesOf } from './prices'
import {
  joined,
  list,
  listing,
  names,
  ofAny,
  type Prose,
  paragraph,
  prose,
  section,
  spoken,
  strong,
  table,
  vendorLink,
} from './prose'
import texts from './texts.json' with { type: 'json' }
import { brandOf, withoutArticle, withSerialCommas } from './words'

const longNotesMax = 2
const namedMax = 6

/** What each feature and task of the topic is for, and how to set it up. */
export function noteSections(plan: Plan): Prose {
  const lead = leadNote(plan)
  const notes = notesIn(plan).slice(0, longNotesMax + 1)
  return joined(
    notes.map((note) => noteSection(note === lead ? { ...note, purpose: '' } : note, plan.form === 'how-to')),
  )
}

/** The note with whose purpose an article on setting something up begins, which its section then need not repeat. */
export const leadNote = (plan: Plan) => (purposeOf(plan) === 'how-to' && !plan.noFit ? notesIn(plan)[0] : undefined)

const noteSection = ({ name, purpose, steps, mistakes, measure }: FeatureNotes, isHowTo: boolean) =>
  section(
    isHowTo ? `Setting up ${name}, step by step` : `What to expect from ${name}`,
    paragraph(purpose),
    paragraph(!isHowTo && strong('How to go about it:')),
    list(steps, 'ol'),
    paragraph(strong('What goes wrong most often:'), ...mistakes),
    paragraph(strong('How to tell whether it works:'), measure),
  )

/** What the records say about each feature, system by system, each with its basis. */
export function recordSection({ features, systems, leaving, asksCost }: Plan): Prose {
  return joined(
    features.map((key) => {
      const compared = (systems.length > 0 ? systems : pickable).filter(
        (vendor) => !outOfScope(vendor) && vendor !== leaving?.vendor,
      )
      const facts = compared.map((vendor) => featureFact(vendor, key))
      return section(`What our records say about ${featurePhrase(key)}`, recordOf(facts, key, asksCost))
    }),
  )
}

/**
 * With the feature's prices, unless a section of their own has them. They share a column, because six would not fit a
 * page. Of a long list, the table shows the systems with something to add, those that we reviewed in depth first; the
 * others stand in one line.
 */
function recordOf(facts: readonly FeatureFact[], key: FeatureKey, arePricesApart: boolean): Prose {
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
    joined([fact.value !== 'yes' ? 'Partly' : !isText(fact.field) && 'Yes', ...details], '. '),
    ...besides.map((beside) => answerWords[featureFact(fact.vendor, beside).reading ?? 'unknown']),
    evidence(fact.vendor, fact.field),
  ])
  const head = ['System', hasPrices ? 'On record, and its price' : 'On record', ...besides.map(shortName), 'Source']
  const others = having.filter((one) => !shown.includes(one)).map(({ fact }) => fact)
  const confirmed = rows.length > 0 ? 'Also confirmed' : 'Confirmed without further details'
  return joined([rows.length > 0 && table(head, rows), restOf(facts, others, confirmed)])
}

type Having = { fact: FeatureFact; details: readonly Prose[] }

/** Those reviewed in depth first, of these the ones with something to add. */
const inOrder = (one: Having, other: Having) =>
  inDepth(other.fact) - inDepth(one.fact) ||
  Number(other.details.length > 0) - Number(one.details.length > 0) ||
  one.fact.vendor.name.localeCompare(other.fact.vendor.name, 'en')

function restOf(facts: readonly FeatureFact[], others: readonly FeatureFact[], confirmed: string): Prose {
  const open = namesOf(facts, null)
  const isOpen = open.length === facts.length
  const named = open.length > namedMax ? `the other ${open.length} systems that we compare` : listing(open)
  return paragraph(
    alsoNamed(confirmed, others, 'yes'),
    alsoNamed('Also confirmed in part', others, 'partly'),
    ofAny(namesOf(facts, 'no'), (all) => prose`Listed without it: ${all}.`),
    isOpen ? noneConfirms(facts.length) : open.length > 0 && prose`Not verified: ${named}.`,
    (isOpen || open.length > 0) && 'That does not mean no: ask the vendor.',
  )
}

const inDepth = ({ vendor }: FeatureFact) => Number(vendor.depth === 'review')

const alsoNamed = (label: string, facts: readonly FeatureFact[], wanted: FeatureFact['value']) =>
  ofAny(
    facts.flatMap(({ vendor, value, field }) =>
      value === wanted ? [prose`${vendorLink(vendor)} ${basisMark(vendor, field)}`] : [],
    ),
    (all) => prose`${label}: ${all}.`,
  )

function detailsIn({ vendor, field, fact }: FeatureFact, key: FeatureKey, priced: FeatureKey | null): Prose[] {
  const value = isText(field) ? factWords(vendor, field) : null
  const limits = vendor.limits.flatMap(({ value: limit, ...evidence }) =>
    limit !== null && evidence.about === key && !repeats(limit, fact.note)
      ? [prose`${withoutEnd(withSerialCommas(limit))} ${markOf(vendor, 'limits', evidence)}`]
      : [],
  )
  return spoken([
    ...[value, fact.note].map((words) => withoutEnd(withSerialCommas(words ?? ''))),
    withoutEnd(notARecord(vendor) ?? ''),
    // Last, because words after a mark would stand apart from it.
    ...limits,
    priced && joined(pricesOf(vendor, priced).map(markedPrice), '; '),
  ])
}

/** Whether a limit says again what the note on its feature says: the words from the note's first comma on. */
const repeats = (limit: string, note = '') => note.includes(',') && limit.endsWith(note.slice(note.indexOf(',')))

const besidesPrescribing = ['epcs', 'pdmp'] as const
const shortName = (key: (typeof besidesPrescribing)[number]) => key.toUpperCase()
const answerWords = { yes: 'Yes', partly: 'In part', no: 'No', unknown: 'Not verified' }

function noneConfirms(count: number): string {
  if (count > 2) return `None of the ${count} record systems confirms it.`
  return count > 1 ? 'Neither of the two records confirms it.' : 'The record does not confirm it.'
}

const namesOf = (facts: readonly FeatureFact[], wanted: FeatureFact['value']) =>
  facts.filter(({ value }) => value === wanted).map(({ vendor }) => vendorLink(vendor))

function sendTo(plan: Plan): string {
  const { chosen } = plan
  const [only] = chosen
  if (only && chosen.length === 1) return `Send these questions to ${brandOf(only).brand}`
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
export function questionSection(plan: Plan): Prose {
  const { leaving, asksCost } = plan
  const moving = leaving ? [texts.questions.import] : []
  const questions = notesIn(plan).flatMap(questionsOf).slice(0, 8)
  const general = texts.questions[asksCost ? 'cost' : 'general']
  return section(
    leaving ? 'What to ask the new vendor' : `Questions for ${whoAnswers(plan)}`,
    paragraph(`${sendTo(plan)}, and ask for the answers in writing.`),
    list([
      ...moving,
      ...(plan.noFit && !plan.country ? kindOf(plan.organization).questions : []),
      ...needsOf(plan).map(({ name, question }) => `${capitalized(withoutArticle(name))}: ${question}`),
      ...(questions.length > 0 ? questions : general),
      texts.questions[ownsSystem(plan) ? 'extraCost' : 'firstYear'],
    ]),
  )
}

function whoAnswers(plan: Plan): string {
  if (plan.chosen.length === 1) return 'the vendor'
  return ownsSystem(plan) ? 'your vendor' : 'the vendors'
}
