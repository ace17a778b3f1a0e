import { hasBeds } from '../catalogue/care'
import { noAssumptions } from '../cost/assumptions'
import { type CostOverYears, costOverYears } from '../cost/over-years'
import { type Statement, statement } from './criteria/criterion'
import { type FeatureKey, featurePhrase } from './keys'
import type { CriterionKey, Weights } from './method'
import type { Needs } from './needs'
import { outgrown, priceWhenGrown } from './outgrown'
import { ownFigure } from './own-figure'
import { servesPrimaryCare } from './primary-care'
import { featureQuestions } from './questions'
import { isPaper } from './reading/current'
import { reservationAbout } from './reservations'
import type { Part, Scored } from './score'
import type { Candidate, Limit } from './weigh/candidate'

export interface Pick {
  id: string
  name: string
  /** The name under which it is sold today, if another. */
  soldAs?: string
  score: number
  /** The share of `draws` random weightings in which it comes first, from 0 to 1. */
  share: number
  cost: CostOverYears[]
  reasons: Told[]
  against: Told[]
  /** The catalogue's own sentences on its limits that can concern the practice. They are shown and never scored. */
  limits: Statement[]
  /** What to say about the cost if no confirmed price gives one; null with a cost. */
  ownFigure: Statement | null
  unknown: string[]
  ask: string[]
  /** Questions that the kind of care raises although nobody asked, and one on a price known only secondhand. */
  askToo: string[]
}

/** A sentence with its criterion; `must` for a must-have that is unknown. */
type Told = Statement & { criterion: CriterionKey | 'must' }

/** What is told about a system that fits a practice; `share` is its share of first places. */
export function pickOf({ candidate, parts, score }: Scored, needs: Needs, share: number): Pick {
  const { id, name, soldAs } = candidate
  const cost = costOverYears(candidate, needs.providers, noAssumptions, needs)
  return {
    ...{ id, name, ...(soldAs && { soldAs }), score, share, cost },
    reasons: [
      ...told('must', primaryCareReason(candidate, needs)),
      ...parts.flatMap(({ criterion, reasons }) => told(criterion, reasons)),
    ],
    against: [
      ...told('must', openMustHaves(candidate, needs)),
      ...told('size', reservationAbout(candidate, needs)),
      ...told('size', outgrown(candidate, needs)),
      ...byLoss(parts, needs.weights).flatMap(({ criterion, against }) => told(criterion, against)),
    ],
    limits: limitsFor(candidate, needs).map(({ text, basis }) =>
      statement(candidate, text, { field: 'limits', basis }),
    ),
    ownFigure: cost.length > 0 ? null : ownFigure(candidate, needs),
    unknown: [...new Set(parts.flatMap(({ unknown }) => unknown))],
    ask: [...new Set([...priceWhenGrown(needs), ...parts.flatMap(({ ask }) => ask)])],
    askToo: questionsBeyond(candidate, needs, cost.length > 0),
  }
}

/** What programs that treat substance use, and those with beds, cannot do without. */
function careKeys({ areas, settings }: Needs): FeatureKey[] {
  return [
    ...(areas.includes('substance-abuse') ? (['part2Consent', 'asam'] as const) : []),
    ...(hasBeds(settings) ? (['emar', 'institutionalBilling'] as const) : []),
  ]
}

function questionsBeyond(candidate: Candidate, needs: Needs, isPriced: boolean): string[] {
  const told = [...needs.must, ...needs.want, ...needs.declined]
  const open = careKeys(needs).filter((key) => !told.includes(key) && candidate.features[key].value === null)
  const price = isPriced && candidate.arePlansSecondhand ? ['Are these still your prices?'] : []
  return [...featureQuestions(open), ...price]
}

/** The limits that can concern the practice, those about what it asked for first. */
function limitsFor({ limits }: Candidate, { must, want, currentName }: Needs): readonly Limit[] {
  const hasCharts = currentName === null || !isPaper(currentName)
  const isAsked = ({ about }: Limit) => [...must, ...want].some((key) => key === about)
  const others = limits.filter(({ about }) => about === null || (about === 'importing' && hasCharts))
  return [...limits.filter(isAsked), ...others]
}

const told = (criterion: Told['criterion'], statements: readonly Statement[]): Told[] =>
  statements.map((one) => ({ ...one, criterion }))

/** Sorts the parts by the points they cost a system, so its greatest weakness comes first. */
function byLoss(parts: readonly Part[], weights: Weights): Part[] {
  const lost = ({ criterion, expected }: Part) => weights[criterion] * (1 - expected)
  return [...parts].sort((a, b) => lost(b) - lost(a))
}

const primaryCareReason = (candidate: Candidate, { primaryCare }: Needs): Statement[] =>
  primaryCare && servesPrimaryCare(candidate.id)
    ? [
        statement(candidate, 'By our review, it suits medical and behavioral care in one record.', {
          field: 'bestFor',
          basis: 'sourced',
        }),
      ]
    : []

/** A pick with an unknown must-have says so first. */
function openMustHaves(candidate: Candidate, needs: Needs): Statement[] {
  const open = needs.must.flatMap((key) => {
    const feature = candidate.features[key]
    if (feature.value !== null) return []
    const text = `You must have ${featurePhrase(key)}, and we could not find whether ${candidate.name} has it. Ask before anything else.`
    return [statement(candidate, text, feature)]
  })
  if (!needs.primaryCare || servesPrimaryCare(candidate.id)) return open
  const text = `You also provide primary care, and nothing we read says that ${candidate.name} is made for it. Ask before anything else.`
  return [statement(candidate, text), ...open]
}
