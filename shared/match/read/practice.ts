import { findVendor } from '../../catalogue'
import { currentEmrs } from '../../leads/options'
import type { Answers } from '../terms/answers'
import type { Area } from '../terms/care'
import {
  type Budget,
  type Contradiction,
  type HeadCount,
  type Item,
  type Known,
  nothingKnown,
  type SystemName,
} from '../terms/known'
import type { Organization } from '../terms/organizations'
import { practices } from '../terms/practices'
import { amountsIn } from './amounts'
import { readBudget } from './budget'
import { readCare } from './care'
import { type Reading, readingOf } from './clauses'
import { readCountry } from './country'
import { readGrowth } from './growth'
import { readLeaving } from './leaving'
import { readOrganization } from './organization'
import { readOtherProduct } from './other-product'
import { type People, readPeople } from './people'
import { type Plain, plainOf } from './plain'
import { readSystems } from './systems'
import { isAdvertising, isNonsense, readUnread } from './unread'

/** The ranges behind the lead form's choices. */
const formRanges: Record<NonNullable<Answers['numberOfProviders']>, HeadCount> = {
  'solo-practitioner': { least: 1, most: 1 },
  '2-10': { least: 2, most: 10 },
  '11-20': { least: 11, most: 20 },
  '21-50': { least: 21, most: 50 },
  '51+': { least: 51, most: null },
}

type Facts = Omit<Known, 'wishes' | 'needs' | 'questions'>

const chosen = <Value>(value: Value): Item<Value> => ({ value, origin: 'chosen', quote: null })

/**
 * Who the people are: everything about a practice but what it wishes and asks. Boxes of a form are chosen; what the texts
 * say is read. Linear in the length of the texts.
 */
export function readFacts(answers: Answers): Facts {
  const text = answers.organizationDescription ?? ''
  const unread = readUnread(text)
  // Whoever advertises tells of no practice, in the boxes neither.
  if (isAdvertising(text))
    return { ...nothingKnown, organization: { value: 'not-a-provider', origin: 'read', quote: text.trim() }, unread }
  const isNothing = isNonsense(text)
  const told = isNothing ? '' : text
  const reading = readingOf(told)
  const plain = plainOf(told)
  const people = readPeople(plain)
  const { providers, contradictions } = providersOf(answers, people)
  const care = careOf(answers, reading)
  const budget = budgetOf(isNothing ? { budget: answers.budget } : answers, providers?.value.least ?? null)
  const organization = organizationOf(answers, reading, care)
  return {
    organization,
    ...care,
    providers,
    prescribers: answers.prescribers === undefined ? read(people.prescribers) : chosen(answers.prescribers),
    growth: readGrowth(plain, providers?.value ?? null),
    sites: readSites(plain),
    budget,
    ...systemsOf(answers, reading),
    unread,
    country: readCountry(reading, budget),
    needsNoEmr: readOtherProduct(reading, organization),
    contradictions,
  }
}

const read = <Value>(found: { value: Value; quote: string } | null): Item<Value> | null =>
  found && { value: found.value, origin: 'read', quote: found.quote }

/**
 * An exact number comes first. A count in the words narrows the form's range; one outside of it is a contradiction, and
 * counts unless it may be only a part of those whom the form counts.
 */
function providersOf(answers: Answers, { providers, isWhole }: People): Pick<Known, 'providers' | 'contradictions'> {
  const exact = answers.providers
  const range = answers.numberOfProviders && formRanges[answers.numberOfProviders]
  const form = exact === undefined ? range : { least: exact, most: exact }
  if (form === undefined) return { providers: read(providers), contradictions: [] }
  if (providers === null) return { providers: chosen(form), contradictions: [] }
  const { value: written, quote } = providers
  const overlaps = written.least <= upper(form) && upper(written) >= form.least
  if (overlaps) return { providers: exact === undefined ? read(providers) : chosen(form), contradictions: [] }
  // That nobody gives care says nothing of whom the form counts.
  const contradictions: Contradiction[] =
    written.most === 0 ? [] : [{ kind: 'providers', chosen: form, written, quote }]
  const isPart = !isWhole && written.least < form.least
  return { providers: exact === undefined && !isPart ? read(providers) : chosen(form), contradictions }
}

const upper = ({ most }: HeadCount) => most ?? Number.POSITIVE_INFINITY

/** Kinds of care and settings; those of a form first. */
function careOf(answers: Answers, reading: Reading): Pick<Known, 'areas' | 'settings'> {
  const practice = practices.find(({ value }) => value === answers.practice)
  const { areas, settings } = readCare(reading)
  const industry: Area | undefined = answers.industry === 'other' ? undefined : (answers.industry ?? practice?.industry)
  const places = [...new Set([...(answers.setting ?? []), ...(practice?.setting ?? [])])]
  return {
    areas: merged(industry ? [industry] : [], areas),
    settings: merged(places, settings),
  }
}

const merged = <Value>(picked: readonly Value[], found: readonly Item<Value>[]): Item<Value>[] => [
  ...picked.map(chosen),
  ...found.filter(({ value }) => !picked.includes(value)),
]

function organizationOf(
  answers: Answers,
  reading: Reading,
  { areas, settings }: Pick<Known, 'areas' | 'settings'>,
): Known['organization'] {
  const practice = practices.find(({ value }) => value === answers.practice)
  const picked = (answers.organization as Organization | undefined) ?? practice?.organization
  if (picked) return chosen(picked)
  return readOrganization(reading, {
    areas: areas.map(({ value }) => value),
    settings: settings.map(({ value }) => value),
    isOther: answers.industry === 'other' || answers.industry === undefined,
  })
}

/** The budget that was typed in the match, or in the lead form, or that the description states. */
function budgetOf(answers: Answers, providers: number | null): Item<Budget> | null {
  const typed = answers.budget?.trim() ? readBudget(answers.budget, providers) : null
  if (typed) return { value: typed, origin: 'chosen', quote: answers.budget?.trim() ?? null }
  const field = readBudget(answers.estimatedMonthlyBudget ?? '', providers)
  const read = (value: Budget): Item<Budget> => ({ value, origin: 'read', quote: value.from })
  if (field?.monthly || field?.shareOfRevenue) return read(field)
  const said = budgetSentences(answers.organizationDescription ?? '')
    .map((sentence) => readBudget(sentence, providers))
    .find((budget) => budget?.monthly)
  if (said) return read(said)
  return field && read(field)
}

function systemsOf(answers: Answers, reading: Reading): Pick<Known, 'current' | 'leaving' | 'avoided'> {
  const picked = systemOf(answers.current) ?? listedSystem(answers.currentEmr)
  const { current, avoided } = readSystems(reading, picked)
  const unwanted = (answers.avoided ?? []).flatMap((one) => systemOf(one) ?? [])
  return {
    current: picked ? chosen(picked) : current,
    leaving: answers.leaving === undefined ? readLeaving(reading) : chosen(answers.leaving),
    avoided: [...unwanted.map(chosen), ...avoided.filter(({ value }) => unwanted.every(({ id }) => id !== value.id))],
  }
}

/** A system by its catalogue id, or by its key in the lead form; null for `other`. */
function systemOf(key = 'other'): SystemName | null {
  const vendor = findVendor(key.replaceAll('-', ''))
  return vendor ? { id: vendor.id, name: vendor.name } : null
}

/** A system under its label in the lead form, which can be wider than the name of the record. */
function listedSystem(key: Answers['currentEmr']): SystemName | null {
  const system = systemOf(key)
  return system && { ...system, name: currentEmrs.find(({ value }) => value === key)?.label ?? system.name }
}

// cspell:ignore insur

/** What speaks of a budget or a price that somebody pays for software. */
const ofSoftware =
  /\bbudget(?:ed|ing)?\b|\bafford\b|\b(?:willing|able|happy|prepared|looking|want) to (?:pay|spend)\b|\bprice (?:range|limit|point|ceiling)\b|\b(?:we|i) (?:can |could |now |currently |already |would |will |do )?(?:pay|spend)\b|\b(?:we're|we are|i'm|i am) paying\b|\bcosts? (?:us|me)\b|\b(?:keep|stay|needs? to be|has to be|must be) (?:it )?(?:under|below|less than)\b|\bper (?:provider|clinician|therapist|user|seat)\b|\b(?:a|per|\/) ?(?:month|mo)\b/
/** What speaks of other money: fees, pay, claims, other costs. */
const ofOthers =
  /\b(?:clients?|patients?|families|parents|people|residents|customers|insur\w{1,20}|medicaid|medicare|payers?|districts?|they|salary|salaries|wages?|rent|loan|raised|revenue|fee|fees|copay|session|claims?|bonus|stipend|tuition|per diem|caseload|collect\w{0,12}|consult\w{0,12}|quoted?|raised|increase)\b/

/** The sentences of a description that state a budget, as they are written. */
export function budgetSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const { text: plain } = plainOf(sentence)
      return (
        ofSoftware.test(plain) &&
        !ofOthers.test(plain) &&
        amountsIn(plain).some(({ hasCurrency }) => hasCurrency || /budget/.test(plain))
      )
    })
}

// cspell:ignore otps acquir

const place =
  '(?:sites|locations|offices|clinics|centers|centres|campuses|facilities|hospitals|buildings|branches|houses|homes|otps|storefronts)'
const kind =
  '(?:(?!nursing|hospital|school|elementary|client|patient|skilled|other|more|new|additional)[a-z-]{1,20} ){0,2}'
const sites = new RegExp(
  `(?<![\\d.,$-])([1-9]\\d{0,2}) ${kind}(${place})\\b(?: and ([1-9]\\d{0,2}) ${kind}(${place})\\b)?|\\b(1) (?:office|location|site|clinic|campus)\\b`,
  'g',
)
const notOurs =
  /\b(?:refer\w{0,12}|bill\w{0,12}|claims|serve|serving|visit\w{0,12}|to|covers?|consults?(?: \w{1,20})? in|open(?:ing)?|add(?:ing)?|plan\w{0,12}|acquir\w{1,20}|they have|their)(?: \w{1,20})? $/

/** How many places a practice works at, if its text counts them; two counts are added up. */
function readSites({ text, quote }: Plain): Known['sites'] {
  for (const match of text.matchAll(sites)) {
    if (notOurs.test(text.slice(Math.max(0, match.index - 30), match.index))) continue
    const value = Number(match[1] ?? match[5]) + Number(match[3] ?? 0)
    return { value, origin: 'read', quote: quote(match.index, match.index + match[0].length) }
  }
  return null
}
