import { listed } from '../words'
import { areaNames } from './criteria/care'
import { type Statement, statement } from './criteria/criterion'
import { answeredSettings, notServed } from './criteria/setting'
import { providerWords } from './criteria/size'
import { featurePhrase } from './keys'
import { affinity, sizeRatioMax, unverifiedSizeRatioMax } from './method'
import type { Needs } from './needs'
import type { Candidate } from './weigh/candidate'

/**
 * Why a hard limit excludes a system for this practice, with the facts that decide; null if none does. Unknown values
 * exclude nothing, except that a size without a source counts if it is very far off.
 */
export function exclusionReason(candidate: Candidate, needs: Needs): Statement | null {
  if (candidate.notARecord !== null) return statement(candidate, candidate.notARecord)
  if (candidate.id === needs.current) return statement(candidate, 'The system you use now.')
  return (
    otherCare(candidate, needs) ??
    farOffSize(candidate, needs) ??
    unservedSetting(candidate, needs) ??
    lackedMustHave(candidate, needs)
  )
}

/** Excludes systems made only for kinds of care that are not related to the practice's. */
function otherCare(candidate: Candidate, needs: Needs): Statement | null {
  const { areas } = candidate
  const offered = areas.value
  if (offered === null || needs.areas.length === 0) return null
  const akin = needs.areas.some((area) => offered.some((one) => one === area || affinity[area][one] !== undefined))
  const text = `Made for ${areaNames(offered)}, not for ${areaNames(needs.areas)}.`
  return akin ? null : statement(candidate, text, areas)
}

/** Excludes systems made for practices of a very different size. Without a source, the difference must be larger. */
function farOffSize(candidate: Candidate, { providers }: Needs): Statement | null {
  const { size } = candidate
  const made = size.value ?? size.unverified
  if (!made || providers === null) return null
  const ratio = size.value ? sizeRatioMax : unverifiedSizeRatioMax
  const tooLarge = providers.least > ratio * (made.most ?? Number.POSITIVE_INFINITY)
  const tooSmall = ratio * (providers.most ?? Number.POSITIVE_INFINITY) < made.least
  if (!(tooLarge || tooSmall)) return null
  const basis = size.value ? 'Made' : 'Listed, without a source, as made'
  return statement(candidate, `${basis} for ${providerWords(made)}; you have ${providerWords(providers)}.`, size)
}

function unservedSetting(candidate: Candidate, { settings }: Needs): Statement | null {
  const unserved = answeredSettings(candidate, settings).filter(({ fact }) => fact.value === 'no')
  return unserved.length === 0 ? null : notServed(candidate, unserved)
}

function lackedMustHave(candidate: Candidate, { must }: Needs): Statement | null {
  const { features } = candidate
  const lacking = must.filter((key) => features[key].value === 'no')
  if (lacking.length === 0) return null
  const text = `Does not have ${listed(lacking.map(featurePhrase), 'or')}, which you must have.`
  return statement(candidate, text, ...lacking.map((key) => features[key]))
}
