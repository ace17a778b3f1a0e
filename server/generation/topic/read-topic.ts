// cspell:disable: patterns contain parts of words.
import type { Vendor } from '../../../shared/catalogue'
import type { FeatureKey } from '../../../shared/match/keys'
import { readPeople } from '../../../shared/match/reading/people'
import { type Area, readSituation, type Setting } from '../../../shared/match/reading/situation'
import { listed } from '../../../shared/words'
import { featurePatterns } from './features'
import { type Leaving, readLeaving } from './leaving'
import {
  areaPatterns,
  choicePatterns,
  costPatterns,
  type Entry,
  prescribing,
  rulePatterns,
  type Size,
  settingPatterns,
  sizePatterns,
  type TaskKey,
  taskPatterns,
} from './lexicon'
import { fieldWords, isPlain } from './plain-words'

/** What a topic asks for, as far as the catalogue can answer it. */
export interface Topic {
  /** Systems that are named, except the one to be left. */
  systems: readonly Vendor[]
  leaving: Leaving | null
  features: readonly FeatureKey[]
  tasks: readonly TaskKey[]
  /** Ids of tracked rules. */
  rules: readonly string[]
  areas: readonly Area[]
  settings: readonly Setting[]
  /** Whether it is about prescribers. */
  prescribes: boolean
  size: Size | null
  /** The country, for a practice outside the United States. */
  country: string | null
  asksCost: boolean
  form: 'how-to' | 'comparison' | 'choice'
}

export type TopicReading = { topic: Topic } | { refusal: string }

interface Span {
  start: number
  end: number
}

const comparing = /\bvs\b|\bversus\b|\bcompar(?:e|ed|ing|ison)\b|\bdifferences?\b/i
const versus = /\bvs\b|\bversus\b/i
const instructing =
  /\bhow to\b|\bset(?:ting)? ?up\b|\bsteps?\b|\bcheck-?lists?\b|\bautomat(?:e|ed|ing)\b|\bbuild(?:ing)?\b|\bwrit(?:e|ing)\b/i
const word = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu
/** Systems whose names are also ordinary words, so a name alone does not prove that the system is meant. */
const doubtfulNames = new Set(['epic', 'opus', 'credibleemr'])
/** Features that show on their own that a topic is about treating patients. */
const clinical: readonly FeatureKey[] = ['telehealth', 'aiNotetaking', 'methadoneDispensing', 'abaDataCollection']

/**
 * Reads what a topic asks for, or says why it cannot be written about: it has to name something in the catalogue or the
 * rule tracker, and the words that were not understood must not outweigh the others. Linear in the length of the topic.
 */
export function readTopic(given: string): TopicReading {
  const text = given.replace(/\s+/g, ' ').trim()
  const seen: Span[] = []
  const read = <Key>(entries: readonly Entry<Key>[]) => keysIn(text, entries, seen)
  const { leaving, named, spans } = readLeaving(text)
  seen.push(...spans, ...named.map(({ start, end }) => ({ start, end })))
  // Names of systems are excluded: "Therapy" in TherapyNotes does not name a kind of care.
  const names = [...seen]
  const outsideNames = <Key>(entries: readonly Entry<Key>[]) => keysIn(text, entries, seen, names)
  const features = outsideNames(featurePatterns)
  const [tasks, rules, settings] = [outsideNames(taskPatterns), read(rulePatterns), outsideNames(settingPatterns)]
  const [areas, sizes] = [outsideNames(areaPatterns), outsideNames(sizePatterns)]
  const prescribes = outsideNames([['prescribes', prescribing]]).length > 0
  const asksCost = read([['cost', costPatterns]]).length > 0
  const chooses = read([['choice', choicePatterns]]).length > 0
  const people = readPeople(text.replaceAll('-', ' '))
  const topic: Topic = {
    systems: [...new Set(named.map(({ vendor }) => vendor))],
    leaving,
    features,
    tasks,
    rules,
    areas: areas.length === 0 && prescribes ? ['mental-health'] : areas,
    settings,
    prescribes,
    size: people ? sizeOf(people.least) : (sizes[0] ?? null),
    country: readSituation(text).country,
    asksCost,
    form: formOf(text, named.length),
  }
  const rest = { ...restOf(text, seen, people?.from), chooses }
  const { unknown } = rest
  const refusal = isOneSided(text, topic) && unknown.length > 0 ? sentence(unknown) : refusalFor(topic, rest)
  return refusal === null ? { topic } : { refusal }
}

/** The keys whose patterns match outside the given names. Adds the matches to `seen`. */
function keysIn<Key>(text: string, entries: readonly Entry<Key>[], seen: Span[], names: readonly Span[] = []): Key[] {
  return entries.flatMap(([key, patterns]) => {
    const found = patterns
      .flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ({ 0: part, index }) => ({ start: index, end: index + part.length })),
      )
      .filter(({ start, end }) => !names.some((name) => start < name.end && end > name.start))
    seen.push(...found)
    return found.length > 0 ? [key] : []
  })
}

const sizeOf = (providers: number): Size => ({
  words: providers === 1 ? 'a solo practice' : `a practice of ${providers} clinicians`,
  providers,
})

function formOf(text: string, named: number): Topic['form'] {
  if (comparing.test(text)) return 'comparison'
  if (instructing.test(text)) return 'how-to'
  return named > 1 ? 'comparison' : 'choice'
}

/** The words that no pattern matched and that are not understood, and the number of words that identify the field. */
function restOf(text: string, seen: readonly Span[], counted = ''): { unknown: string[]; anchors: number } {
  const explained = new Set(counted.split(/[^a-z]+/))
  const words = Array.from(text.matchAll(word), ({ 0: part, index }) => ({
    part,
    start: index,
    end: index + part.length,
  }))
    .filter(({ start, end }) => !seen.some((span) => start < span.end && end > span.start))
    .flatMap(({ part }) => part.split(/[-.]/))
    .map((part) => part.toLowerCase().replace(/['’]s?$/, ''))
  const isUnknown = (one: string) =>
    !(one === '' || /^\d/.test(one) || isPlain(one) || explained.has(one) || readSituation(one).country !== null)
  const unknown = words.filter(isUnknown)
  return { unknown: [...new Set(unknown)], anchors: new Set(words.filter((one) => fieldWords.has(one))).size }
}

/** Whether it sets a system of the catalogue against something else, which an article would leave out silently. */
function isOneSided(text: string, { systems }: Topic): boolean {
  return systems.length > 0 && systems.length < text.split(versus).length
}

interface Rest {
  unknown: string[]
  anchors: number
  chooses: boolean
}

/** Why a topic cannot be written about, in a sentence for the person who requested it; null if it can. */
function refusalFor(topic: Topic, { unknown, anchors, chooses }: Rest): string | null {
  const sure = topic.systems.filter(({ id }) => !doubtfulNames.has(id)).length
  const { systems, leaving, features, tasks, rules, settings, areas, size, country, asksCost } = topic
  const said = [...systems, ...features, ...tasks, ...rules, ...settings].length + (leaving ? 2 : 0)
  const saysLittle = areas.length + (size ? 1 : 0) + (country ? 1 : 0) + (asksCost ? 1 : 0)
  const isClinical = features.some((key) => clinical.includes(key))
  const isOurs = anchors > 0 || sure > 0 || leaving !== null || areas.length > 0 || isClinical
  const known = said + saysLittle + anchors
  if (said === 0) {
    const isClear = saysLittle + (chooses ? 1 : 0) > 0 && isOurs && unknown.length === 0
    return isClear ? null : sentence(unknown)
  }
  return unknown.length <= (isOurs ? known : known - 1) || unknown.length === 0 ? null : sentence(unknown)
}

const help =
  'Name a system in the catalogue, a feature, a kind of care, a practice size, a price, a rule, or a task, such as "Group therapy notes in Valant."'

function sentence(unknown: readonly string[]): string {
  const words = unknown.slice(0, 4).map((one) => `"${one.slice(0, 30)}"`)
  const what =
    words.length > 0 ? `Our catalogue has nothing on ${listed(words, 'or')}, so` : 'This topic says too little, so'
  return `${what} we did not start an article or use an attempt. ${help}`
}
