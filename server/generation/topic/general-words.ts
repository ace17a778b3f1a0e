// cspell:disable: patterns contain parts of words.
import type { TaskKey } from '../../../shared/features/notes'
import type { FeatureKey } from '../../../shared/match/terms/features'
import type { Leaving } from './leaving'
import type { Entry } from './lexicon'
import { ofPractices } from './refusal'
import { keysIn, type Named, restOf, type Span } from './spans'
import type { Topic } from './topic'

interface General {
  features?: readonly FeatureKey[]
  tasks?: readonly TaskKey[]
  leaving?: Leaving
  /** Whether the word counts only if it is the whole topic, because almost any topic here contains it. */
  onlyAlone?: boolean
}

const savingWork: General = { features: ['appointmentReminders'], tasks: ['progressNotes'] }

/** Too general for the other patterns, so they are read only if the topic names nothing else. */
const generalPatterns: readonly Entry<General>[] = [
  [{ tasks: ['progressNotes'] }, /\bdocumentation\b|\bcharting\b|\bnotes?\b/gi],
  [savingWork, /\bautomat(?:ion|ing|ed?)\b|\befficien(?:cy|t)\b/gi],
  [{ features: ['reportingAnalytics'], tasks: ['scheduling'] }, /\bcaseloads?\b/gi],
  [{ leaving: { vendor: null, name: null } }, /\bswitching\b/gi],
  [{ onlyAlone: true }, /\b(?:emrs?|ehrs?|electronic (?:medical|health) records?)(?: software| systems?)?\b/gi],
  [{ onlyAlone: true }, /\b(?:costs?|pric(?:es?|ing))\b/gi],
]

/** Words beside a general word that leave the topic as it is: "Documentation tips" is about documentation. */
const fillers = new Set(
  `a an and basics benefits best better clear clinical easier explained faster for good guide guides how ideas important
  improve improved improving in introduction is less of on our practical quick quickly reduce reducing save saving
  simple strategies the time tips to what why with your`.split(/\s+/),
)

/** With what general words stand for; undefined if other words could change what they mean. */
export function readGeneral(text: string, topic: Topic, named: Named): Topic | undefined {
  const { systems, leaving, features, tasks, rules, settings, areas } = topic
  if (leaving || [...systems, ...features, ...tasks, ...rules, ...settings].length > 0) return undefined
  const spans: Span[] = []
  const found = keysIn(text, generalPatterns, spans)
  const { unknown, words } = restOf(text, { ...named, seen: [...named.seen, ...spans] })
  const saysNothingElse = words.every((word) => fillers.has(word))
  const isOfOurField = areas.length > 0 || restOf(text, named).anchors > 0 || ofPractices.test(text)
  const meant = saysNothingElse ? found : found.filter(({ onlyAlone }) => !onlyAlone)
  const isUnderstood = unknown.length === 0 && (saysNothingElse || isOfOurField)
  if (meant.length === 0 || !isUnderstood) return undefined
  return {
    ...topic,
    features: [...new Set(meant.flatMap(({ features: keys = [] }) => keys))],
    tasks: [...new Set(meant.flatMap(({ tasks: keys = [] }) => keys))],
    leaving: meant.find((one) => one.leaving)?.leaving ?? null,
  }
}
