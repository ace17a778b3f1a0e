import { type Vendor, vendors } from '../../../shared/catalogue'
import { sizeRange } from '../../../shared/catalogue/figures'
import type { MatchAnswer } from '../../../shared/match/match'
import type { FeatureKey } from '../../../shared/match/terms/features'
import { candidateOf } from '../../../shared/match/weigh/from-catalogue'
import type { Topic } from '../topic/topic'
import { needsOf } from './needs'

export const vendorsMax = 4

/** What decides between equal scores: the needs on record, the narrower range of sizes, or only the match's own order. */
export type TieRule = 'needs' | 'sizes' | 'order'

/**
 * The match's picks, and the systems that only the alphabet keeps out of them: by score, then by how many needs of the
 * practice their records confirm, then by the narrower range of sizes. Those that stay level with the last one are chosen
 * too, as far as there is room; `tied` are the ones with its score, `least`, that are not.
 */
export function bestOf({ picks, others }: MatchAnswer, topic: Topic): Best {
  const last = picks.at(-1)
  if (!last) return { chosen: [], tied: [], isAllTied: false, tieRules: [], least: Infinity }
  const needs = needsOf(topic).flatMap(({ key }) => key ?? [])
  const found = [...picks, ...others.filter(({ score }) => score === last.score)].flatMap(({ id, score }) =>
    vendors
      .filter((vendor) => vendor.id === id)
      .map((vendor) => ({ vendor, score, span: sizeSpan(vendor), met: confirmed(vendor, needs).length })),
  )
  const sorted = found.sort((a, b) => b.score - a.score || b.met - a.met || a.span - b.span)
  const edge = sorted[picks.length - 1]
  const level = sorted.filter(
    ({ score, met }) => edge && (score > edge.score || (score === edge.score && met >= edge.met)),
  )
  const count = level.length <= vendorsMax ? level.length : picks.length
  const [chosen, rest] = [sorted.slice(0, count), sorted.slice(count).filter(({ score }) => score === edge?.score)]
  const rules = rest.map((one) => tieRule(chosen.at(-1), one))
  return {
    chosen: chosen.map(({ vendor }) => vendor),
    tied: rest.map(({ vendor }) => vendor),
    isAllTied: chosen.every(({ score }) => score === edge?.score),
    tieRules: (['needs', 'sizes', 'order'] as const).filter((rule) => rules.includes(rule)),
    least: edge?.score ?? last.score,
  }
}

interface Best {
  chosen: Vendor[]
  tied: Vendor[]
  /** Whether all chosen ones have that score too. */
  isAllTied: boolean
  tieRules: TieRule[]
  least: number
}

interface Ranked {
  met: number
  span: number
}

const tieRule = (last: Ranked | undefined, { met, span }: Ranked): TieRule =>
  last && last.met > met ? 'needs' : last && last.span < span ? 'sizes' : 'order'

/** Those of these features that a system's record confirms. */
export const confirmed = (vendor: Vendor, keys: readonly FeatureKey[]) =>
  keys.filter((key) => candidateOf(vendor).features[key].value === 'yes')

/** How many sizes of practice a system is listed for; the largest number for an open or unknown range. */
function sizeSpan({ idealOrganizationSize: { value } }: Vendor): number {
  const range = sizeRange(value)
  return range ? Math.min(range.high - range.low, Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER
}

/** The systems with at least this score, best first. */
export const scoring = ({ picks, others }: MatchAnswer, least: number): Vendor[] =>
  [...picks, ...others]
    .filter(({ score }) => score >= least)
    .flatMap(({ id }) => vendors.filter((vendor) => vendor.id === id))
