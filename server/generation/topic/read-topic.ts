// cspell:disable: patterns contain parts of words.
import { readingOf } from '../../../shared/match/read/clauses'
import { readOrganization } from '../../../shared/match/read/organization'
import { readPeople } from '../../../shared/match/read/people'
import { plainOf } from '../../../shared/match/read/plain'
import type { Setting } from '../../../shared/match/terms/care'
import type { Organization } from '../../../shared/match/terms/organizations'
import { readGeneral } from './general-words'
import { readLeaving } from './leaving'
import {
  areaPatterns,
  choicePatterns,
  costPatterns,
  type Entry,
  featurePatterns,
  prescribing,
  rulePatterns,
  type Size,
  settingPatterns,
  sizePatterns,
  taskPatterns,
} from './lexicon'
import { isOneSided, refusalFor, sentence } from './refusal'
import { countryIn, keysIn, type Named, placesOf, restOf } from './spans'
import type { Topic } from './topic'

export type TopicReading = { topic: Topic } | { refusal: string }

/** A topic as far as it is understood. */
export interface Reading {
  /** Only what it names in so many words. */
  literal: Topic
  /** The same, with what its general words stand for; otherwise `literal` itself. */
  topic: Topic
  /** Why the built-in writer cannot write about it; null if it can. */
  refusal: string | null
  /** The words by which a text on it can be recognized, in lowercase, besides what it names. */
  words: readonly string[]
}

const comparing = /\bvs\b|\bversus\b|\bcompar(?:e|ed|ing|ison)\b|\bdifferences?\b/i
const instructing =
  /\bhow to\b|\bset(?:ting)? ?up\b|\bsteps?\b|\bcheck-?lists?\b|\bautomat(?:e|ed|ing)\b|\bbuild(?:ing)?\b|\bwrit(?:e|ing)\b/i
/** Choosing is no setup. */
const choosing = /\bhow to (?:choose|pick|select|find|evaluate|buy)\b/i
/** `A group of 10`, which counts clinicians unless another word follows that says whom. */
const groupOf = /\bgroups? of (\d{1,3})(?=$|[,.;:?!)]| (?:in|for|that|with|and|who|leaving|moving)\b)/gi
const anyGroupOf = /\bgroups? of \d{1,3}\b/gi
/** Shorter words tell little about a topic. */
const tellingMin = 5

/**
 * Reads a topic, or says why it cannot be written about: it has to name something in the catalogue or the rule tracker,
 * and other words must not outweigh it. Linear in the length of the topic.
 */
export function readTopic(given: string): TopicReading {
  const { topic, refusal } = readAnyTopic(given)
  return refusal === null ? { topic } : { refusal }
}

/** Reads a topic like `readTopic`, for a writer that no topic is withheld from. */
export function readAnyTopic(given: string): Reading {
  const text = given
    .replace(/\s+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim()
  const { literal, ...named } = readLiteral(text)
  const general = readGeneral(text, literal, named)
  const topic = general ?? literal
  const rest = restOf(text, named)
  const { unknown, words } = rest
  const refusal =
    isOneSided(text, topic) && unknown.length > 0 ? sentence(unknown) : general ? null : refusalFor(text, topic, rest)
  const telling = unknown.length > 0 ? unknown : words.filter(({ length }) => length >= tellingMin)
  return { literal, topic, refusal, words: [...new Set(telling)] }
}

interface Literal extends Named {
  literal: Topic
}

function readLiteral(text: string): Literal {
  const seen: Literal['seen'] = []
  const read = <Key>(entries: readonly Entry<Key>[]) => keysIn(text, entries, seen)
  const { leaving, named, spans } = readLeaving(text)
  seen.push(...spans, ...named.map(({ start, end }) => ({ start, end })))
  // Names of systems are excluded: "Therapy" in TherapyNotes does not name a kind of care, nor does a group of 10 name group therapy.
  const names = [...seen, ...placesOf(anyGroupOf, text)]
  const outsideNames = <Key>(entries: readonly Entry<Key>[]) => keysIn(text, entries, seen, names)
  const features = outsideNames(featurePatterns)
  const [tasks, rules, settings] = [outsideNames(taskPatterns), read(rulePatterns), outsideNames(settingPatterns)]
  const [areas, sizes] = [outsideNames(areaPatterns), outsideNames(sizePatterns)]
  const prescribes = outsideNames([['prescribes', prescribing]]).length > 0
  const asksCost = read([['cost', costPatterns]]).length > 0
  const chooses = read([['choice', choicePatterns]]).length > 0
  const people = readPeople(plainOf(text.replaceAll('-', ' ').replace(groupOf, '$1 clinicians'))).providers
  const care: Topic['areas'] = areas.length === 0 && prescribes ? ['mental-health'] : areas
  const literal: Topic = {
    systems: [...new Set(named.map(({ vendor }) => vendor))],
    leaving,
    features,
    tasks,
    rules,
    organization:
      readOrganization(readingOf(text), { areas, settings, isOther: false })?.value ??
      organizationIn({ settings, areas: care }),
    areas: care,
    settings,
    prescribes,
    size: people ? sizeOf(people.value.least) : (sizes[0] ?? null),
    country: countryIn(text),
    asksCost,
    chooses,
    form: formOf(text, named.length),
  }
  return { literal, seen, counted: people?.quote.toLowerCase() }
}

const sizeOf = (providers: number): Size => ({
  words: providers === 1 ? 'a solo practice' : `a practice of ${providers} clinicians`,
  providers,
})

function formOf(text: string, named: number): Topic['form'] {
  if (comparing.test(text)) return 'comparison'
  if (instructing.test(text.replace(choosing, ''))) return 'how-to'
  return named > 1 ? 'comparison' : 'choice'
}

const bySetting: Partial<Record<Setting, Organization>> = { ccbhc: 'ccbhc', inpatient: 'hospital', school: 'school' }
const programs: readonly Setting[] = ['residential', 'detox', 'iop-php']

/** What settings tell where no kind of care does; null if they tell none. Who prescribes has a practice. */
export function organizationIn({ settings, areas }: Pick<Topic, 'settings' | 'areas'>): Organization | null {
  const [own] = settings.flatMap((setting) => bySetting[setting] ?? [])
  if (own) return own
  if (areas.length > 0) return 'practice'
  return settings.some((setting) => programs.includes(setting)) ? 'addiction-program' : null
}
