import { release } from '../catalogue/history'
import { factLabels } from '../dataset/fact-labels'
import { leavingPath } from '../leaving/evidence'
import { capitalized } from '../words'
import type { Answers } from './answers'
import { askedOf } from './asked'
import { type Change, changesOf } from './changes'
import type { Statement } from './criteria/criterion'
import { shareOfFirstPlaces } from './draws'
import { type Effect, effectsOf } from './effects'
import { type ElsewhereSystem, elsewhere } from './elsewhere'
import type { FeatureKey } from './keys'
import { methodVersion, type Preset, type Weights } from './method'
import type { Needs } from './needs'
import { type Next, nextOf } from './next'
import { type NoFit, noneMadeFor } from './no-fit'
import { notesOf, tiedOf, type Unmet, unmetOf } from './notes'
import { type Pick, pickOf } from './pick'
import { rank } from './ranking'
import { readNeeds } from './read'
import { isPaper } from './reading/current'
import type { GrowthRead } from './reading/growth'
import type { BudgetRead } from './reading/money'
import type { ProvidersRead } from './reading/people'
import type { Scored } from './score'
import type { Since } from './since'
import { type Stay, stayOf } from './stay'
import type { Candidate } from './weigh/candidate'
import type { Share } from './weighing'

/** The result of `/match`, of `POST /api/match`, and of every draft. */
export interface MatchAnswer {
  /** The versions of the method and of the data. */
  version: string
  dataVersion: string
  readBack: {
    providers: ProvidersRead | null
    /** The size that the practice expects to reach. */
    growth: GrowthRead | null
    budget: BudgetRead | null
    industry: readonly string[]
    /** Whether the visitor chose a kind of care that the form does not list, and described none that it lists. */
    isOtherCare: boolean
    settings: readonly string[]
    must: readonly FeatureKey[]
    want: readonly FeatureKey[]
    declined: readonly FeatureKey[]
    /** The visitor's own words for requested features that the description names. */
    words: Needs['words']
    /** What is asked for although every record system has it. */
    basics: Needs['basics']
    wantsShortSetup: boolean
    /** Whether the description names prescribers. */
    prescribes: boolean
    /** Whether the practice provides primary care beside behavioral health. */
    primaryCare: boolean
    /** Where the practice works, if it counts several places. */
    sites: string | null
    current: string | null
    /** Whether the visitor says that the practice is leaving its current system. */
    leaving: boolean
    country: string | null
    notUnderstood: readonly string[]
    /** Parts of the description that we do not read, because they are in another script or language. */
    unread: readonly string[]
  }
  picks: Pick[]
  /** Why there are fewer picks than there could be, and what comes next; null with three picks or none. */
  next: Next | null
  stay: Stay | null
  /** The kind of practice, if no system in the catalogue is made for it. */
  noneMadeFor: NoFit | null
  /** What the match says about the systems that the description asks about. */
  asked: { id: string; text: string }[]
  /** Systems that fit as well as the last pick. */
  tied: { id: string; name: string }[]
  others: { id: string; name: string; score: number; share: number }[]
  excluded: Excluded[]
  unmet: Unmet[]
  changes: Change[]
  elsewhere: ElsewhereSystem[]
  notes: string[]
  /** The weights used, and their preset; null for the visitor's own weights. */
  weights: { preset: Preset | null; values: Weights }
  /**
   * Every system that can be a pick, best first, with its score for each criterion, so scores can be computed again
   * with other weights.
   */
  table: ScoreRow[]
  /** The effect of each optional answer on the picks. */
  effects: Effect[]
  /** The page on leaving the current system; null if none was named. */
  leavingGuide: string | null
  /** The labels of the fields named in this answer. */
  labels: Record<string, string>
  /** What has changed since an older version that the query names. */
  since?: Since
}

/** A system that a hard limit excludes, with the facts that decide. */
export interface Excluded {
  id: string
  name: string
  reason: string
  facts: Statement['facts']
}

/** One system's figures. */
export interface ScoreRow {
  id: string
  name: string
  openMusts: number
  doubts: number
  monthly: number | null
  parts: Share[]
}

/**
 * Matches a practice's answers: at most three systems, possibly none, with reasons for and against each. Pure and
 * linear in the length of the texts. The order of the candidates does not matter, and whether a vendor pays is not part
 * of the input.
 */
export function match(answers: Answers, candidates: readonly Candidate[]): MatchAnswer {
  const { notes, ...needs } = readNeeds(answers)
  const ranking = rank(candidates, needs)
  const shares = shareOfFirstPlaces(ranking.scored, needs.weights)
  const picked = new Set(ranking.picks)
  const readBack = readBackOf(needs, candidates)
  const shareOf = ({ candidate }: Scored) => shares.get(candidate.id) ?? 0
  const picks = ranking.picks.map((scored) => pickOf(scored, needs, shareOf(scored)))
  const excluded = ranking.excluded.map(
    ({ candidate: { id, name }, reason: { text, facts } }): Excluded => ({ id, name, reason: text, facts }),
  )
  return {
    version: methodVersion,
    dataVersion: release.version,
    readBack,
    picks,
    next: nextOf(ranking, needs),
    stay: stayOf(candidates, ranking, needs),
    noneMadeFor: noneMadeFor(needs),
    asked: askedOf(ranking, needs),
    tied: tiedOf(ranking, needs).map(({ candidate: { id, name } }) => ({ id, name })),
    others: ranking.scored
      .filter((scored) => !picked.has(scored))
      .map((scored) => ({
        ...{ id: scored.candidate.id, name: scored.candidate.name },
        ...{ score: scored.score, share: shareOf(scored) },
      }))
      .sort((a, b) => b.score - a.score),
    excluded,
    unmet: unmetOf(ranking.picks, needs),
    changes: changesOf(ranking, needs),
    elsewhere: elsewhere(needs),
    notes: [...notes, ...notesOf(ranking, needs)],
    weights: { preset: needs.preset, values: needs.weights },
    table: ranking.scored.map(rowOf),
    effects: effectsOf(answers, candidates, ranking.picks),
    leavingGuide: readBack.current === null || isPaper(readBack.current) ? null : leavingPath(readBack.current),
    labels: labelsOf(picks, excluded),
  }
}

/** How the answers were understood, without the ranking. */
export function readBack(answers: Answers, candidates: readonly Candidate[]): MatchAnswer['readBack'] {
  return readBackOf(readNeeds(answers), candidates)
}

function rowOf({ candidate: { id, name }, openMusts, doubts, monthly, parts }: Scored): ScoreRow {
  const shares = parts.map(({ criterion, least, most, expected }) => ({ criterion, least, most, expected }))
  return { id, name, openMusts, doubts, monthly, parts: shares }
}

function labelsOf(picks: readonly Pick[], excluded: readonly Excluded[]): Record<string, string> {
  const told = picks.flatMap(({ reasons, against, limits, ownFigure, unknown }) => [
    ...unknown,
    ...[...reasons, ...against, ...limits, ...(ownFigure ? [ownFigure] : [])].flatMap(({ facts }) =>
      facts.map(({ field }) => field),
    ),
  ])
  const fields = new Set([...told, ...excluded.flatMap(({ facts }) => facts.map(({ field }) => field))])
  return Object.fromEntries([...fields].map((field) => [field, factLabels.get(field) ?? capitalized(field)]))
}

function readBackOf(needs: Needs, candidates: readonly Candidate[]): MatchAnswer['readBack'] {
  const { providers, budget, areas, settings, must, want, declined, words, leaving, country, notUnderstood } = needs
  const { basics, wantsShortSetup, sites, isOtherCare, unread, prescribes, primaryCare, growth } = needs
  const current = candidates.find(({ id }) => id === needs.current)?.name ?? needs.currentName
  const wishes = {
    must,
    want,
    declined,
    words,
    notUnderstood,
    unread,
    basics,
    wantsShortSetup,
    prescribes,
    primaryCare,
  }
  return {
    providers,
    growth,
    sites,
    budget,
    industry: areas,
    isOtherCare,
    settings,
    ...wishes,
    current,
    leaving,
    country,
  }
}
