import { release } from '../catalogue/history'
import { factLabels } from '../dataset/fact-labels'
import { leavingPath } from '../leaving/evidence'
import type { Answers } from './answers'
import type { Candidate } from './candidate'
import { type Change, changesOf } from './changes'
import { type CostOverYears, costOverYears } from './cost'
import type { Statement } from './criteria/criterion'
import { shareOfFirstPlaces } from './draws'
import { type Effect, effectsOf } from './effects'
import { type ElsewhereSystem, elsewhere } from './elsewhere'
import { type FeatureKey, featureLabel } from './keys'
import { type CriterionKey, methodVersion, type Preset, type Weights } from './method'
import type { Needs } from './needs'
import { type NoFit, noneMadeFor } from './no-fit'
import { askedOf, notesOf, type Unmet, unmetOf } from './notes'
import { rank } from './ranking'
import { readNeeds } from './read'
import { isPaper } from './reading/current'
import type { BudgetRead } from './reading/money'
import type { ProvidersRead } from './reading/people'
import type { Part, Scored } from './score'
import type { Since } from './since'
import { type Stay, stayOf } from './stay'
import type { Share } from './weighing'

/** One system named to a practice. */
export interface Pick {
  id: string
  name: string
  score: number
  /** In what part of 2,000 weightings and fillings of unknown values it comes first. */
  share: number
  cost: CostOverYears[]
  reasons: Told[]
  against: Told[]
  unknown: string[]
  ask: string[]
}

/** A sentence with the criterion it belongs to; `must`: a must-have that is not known. */
type Told = Statement & { criterion: CriterionKey | 'must' }

/** The answer of `/match`, of `POST /api/match` and of every draft. */
export interface MatchAnswer {
  /** Of the method, and of the data that it weighed. */
  version: string
  dataVersion: string
  readBack: {
    providers: ProvidersRead | null
    budget: BudgetRead | null
    industry: readonly string[]
    settings: readonly string[]
    must: readonly FeatureKey[]
    want: readonly FeatureKey[]
    declined: readonly FeatureKey[]
    /** The visitor's own words for a feature that is wanted, where a description names it. */
    words: Needs['words']
    current: string | null
    /** Whether the visitor says that the present system is being left. */
    leaving: boolean
    country: string | null
    notUnderstood: readonly string[]
  }
  picks: Pick[]
  stay: Stay | null
  /** What kind of practice it is, if no system in the catalogue is made for it. */
  noneMadeFor: NoFit | null
  /** What became of the systems that the description asks about. */
  asked: { id: string; text: string }[]
  others: { id: string; name: string; score: number }[]
  excluded: { id: string; name: string; reason: string }[]
  unmet: Unmet[]
  changes: Change[]
  elsewhere: ElsewhereSystem[]
  notes: string[]
  /** The weights that were used, and the preset that they are; null: the visitor's own. */
  weights: { preset: Preset | null; values: Weights }
  /** Every system that could be a pick, best first, with how far it meets each criterion: enough to weigh them anew. */
  table: ScoreRow[]
  /** What each further answer did to the picks. */
  effects: Effect[]
  /** The page on leaving the present system; null where none was told. */
  leavingGuide: string | null
  /** What the fields named in this answer are called. */
  labels: Record<string, string>
  /** Where the query names an older version: what changed since then. */
  since?: Since
}

/** One system in figures. */
export interface ScoreRow {
  id: string
  name: string
  openMusts: number
  parts: Share[]
}

/**
 * Answers what a practice asked: at most three systems, possibly none, with what speaks for and against each. Pure and
 * linear in the length of the texts; the order of the candidates and who pays whom change nothing.
 */
export function match(answers: Answers, candidates: readonly Candidate[]): MatchAnswer {
  const { notes, ...needs } = readNeeds(answers)
  const ranking = rank(candidates, needs)
  const shares = shareOfFirstPlaces(ranking.scored, needs.weights)
  const picked = new Set(ranking.picks)
  const readBack = readBackOf(needs, candidates)
  const picks = ranking.picks.map((scored) => pickOf(scored, needs, shares.get(scored.candidate.id) ?? 0))
  return {
    version: methodVersion,
    dataVersion: release.version,
    readBack,
    picks,
    stay: stayOf(candidates, ranking, needs),
    noneMadeFor: noneMadeFor(needs),
    asked: askedOf(ranking, needs),
    others: ranking.scored
      .filter((scored) => !picked.has(scored))
      .map(({ candidate: { id, name }, score }) => ({ id, name, score })),
    excluded: ranking.excluded.map(({ candidate: { id, name }, reason }) => ({ id, name, reason })),
    unmet: unmetOf(ranking.picks, needs),
    changes: changesOf(ranking, needs),
    elsewhere: elsewhere(needs),
    notes: [...notes, ...notesOf(ranking, needs)],
    weights: { preset: needs.preset, values: needs.weights },
    table: ranking.scored.map(rowOf),
    effects: effectsOf(answers, candidates, ranking.picks),
    leavingGuide: readBack.current === null || isPaper(readBack.current) ? null : leavingPath(readBack.current),
    labels: labelsOf(picks),
  }
}

/** What was read out of the answers, without the ranking. */
export function readBack(answers: Answers, candidates: readonly Candidate[]): MatchAnswer['readBack'] {
  const { notes: _, ...needs } = readNeeds(answers)
  return readBackOf(needs, candidates)
}

function rowOf({ candidate: { id, name }, openMusts, parts }: Scored): ScoreRow {
  const shares = parts.map(({ criterion, least, most, expected }) => ({ criterion, least, most, expected }))
  return { id, name, openMusts, parts: shares }
}

function labelsOf(picks: readonly Pick[]): Record<string, string> {
  const fields = picks.flatMap(({ reasons, against, unknown }) => [
    ...unknown,
    ...[...reasons, ...against].flatMap(({ facts }) => facts.map(({ field }) => field)),
  ])
  return Object.fromEntries([...new Set(fields)].map((field) => [field, factLabels.get(field) ?? field]))
}

function readBackOf(needs: Needs, candidates: readonly Candidate[]): MatchAnswer['readBack'] {
  const { providers, budget, areas, settings, must, want, declined, words, leaving, country, notUnderstood } = needs
  const current = candidates.find(({ id }) => id === needs.current)?.name ?? needs.currentName
  const wishes = { must, want, declined, words, notUnderstood }
  return { providers, budget, industry: areas, settings, ...wishes, current, leaving, country }
}

function pickOf({ candidate, parts, score }: Scored, needs: Needs, share: number): Pick {
  const openMusts = needs.must.filter((key) => candidate.features[key].value === null)
  const ask = [...new Set(parts.flatMap((part) => part.ask))]
  return {
    id: candidate.id,
    name: candidate.name,
    score,
    share,
    cost: costOverYears(candidate, needs.providers),
    reasons: parts.flatMap(({ criterion, reasons }) => told(criterion, reasons)),
    against: [
      ...told('must', openMustHaves(candidate, openMusts)),
      ...byLoss(parts, needs.weights).flatMap(({ criterion, against }) => told(criterion, against)),
    ],
    unknown: [...new Set(parts.flatMap(({ unknown }) => unknown))],
    ask,
  }
}

const told = (criterion: Told['criterion'], statements: readonly Statement[]): Told[] =>
  statements.map((statement) => ({ ...statement, criterion }))

/** The criterion that costs a system most of its points first, so that what speaks against it most stands first. */
function byLoss(parts: readonly Part[], weights: Weights): Part[] {
  const lost = ({ criterion, expected }: Part) => weights[criterion] * (1 - expected)
  return [...parts].sort((a, b) => lost(b) - lost(a))
}

/** A pick whose must-have is not known says so before anything else. */
function openMustHaves(candidate: Candidate, keys: readonly FeatureKey[]): Statement[] {
  return keys.map((key) => {
    const { field, basis } = candidate.features[key]
    return {
      text: `You must have ${featureLabel(key)}, and we could not find whether ${candidate.name} has it. Ask before anything else.`,
      facts: [{ vendor: candidate.id, field, basis }],
    }
  })
}
