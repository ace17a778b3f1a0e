import { release } from '../catalogue/history'
import * as method from './method'
import { servesPrimaryCare } from './primary-care'
import { isAdvisedAgainst, isNotForPractices, reservedFor } from './reservations'
import type { Candidate } from './weigh/candidate'

/**
 * All data and parameters of the match, for `/data/match.json`, so anybody can recompute a ranking. `weights` are those
 * used where nothing is known about the practice; `generated` is the day of the catalogue's version.
 */
export function publishedMethod(candidates: readonly Candidate[]) {
  const { methodVersion: version, criteria, presets, scoreFloor, picksMax, unknownCounts, unverifiedCounts } = method
  const {
    mustCounts,
    sizeRatioMax,
    unverifiedSizeRatioMax,
    affinity,
    notFirst,
    settingWeights,
    draws,
    drawSeed,
    weightSpread,
  } = method
  return {
    version,
    generated: release.generated,
    weights: presets.balanced,
    ...{ criteria, presets, scoreFloor, picksMax, unknownCounts, unverifiedCounts, mustCounts, sizeRatioMax },
    unverifiedSizeRatioMax,
    ...{ affinity, notFirst, settingWeights, draws, drawSeed, weightSpread },
    systems: candidates.map(
      ({ id, name, notARecord, areas, levels, ccbhc, size, features, plans, figure, partlyForPrescribers }) => ({
        ...{ id, name, notARecord },
        areas: areas.value,
        levels: levels.value,
        levelsUnverified: levels.unverified ?? null,
        ccbhc: ccbhc.value,
        size: size.value,
        sizeUnverified: size.unverified ?? null,
        features: Object.fromEntries(Object.entries(features).map(([key, { value }]) => [key, value])),
        partlyForPrescribers,
        advisedAgainst: isAdvisedAgainst(id),
        notForPractices: isNotForPractices(id),
        reservedFor: reservedFor(id),
        primaryCare: servesPrimaryCare(id),
        plans: plans.value,
        planFor: Object.fromEntries(
          Object.entries(features).flatMap(([key, { plans: of }]) => (of ? [[key, of]] : [])),
        ),
        plansUnverified: figure.unverified ?? null,
      }),
    ),
  }
}
