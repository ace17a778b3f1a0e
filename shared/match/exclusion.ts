import { listed } from '../words'
import type { Candidate } from './candidate'
import { areaNames } from './criteria/care'
import { serves, settingWords } from './criteria/setting'
import { providerWords } from './criteria/size'
import { featurePhrase } from './keys'
import { affinity, sizeRatioMax, unverifiedSizeRatioMax } from './method'
import type { Needs } from './needs'

/**
 * Why a hard limit excludes a system for this practice; null if none does. Unknown values exclude nothing, except that
 * a size without a source counts if it is very far off.
 */
export function exclusionReason(candidate: Candidate, needs: Needs): string | null {
  if (candidate.notARecord !== null) return candidate.notARecord
  if (candidate.id === needs.current) return 'The system you use now.'
  return (
    otherCare(candidate, needs) ??
    farOffSize(candidate, needs) ??
    unservedSetting(candidate, needs) ??
    lackedMustHave(candidate, needs)
  )
}

/** Excludes systems made only for kinds of care that are not related to the practice's. */
function otherCare({ areas }: Candidate, needs: Needs): string | null {
  const offered = areas.value
  if (offered === null || needs.areas.length === 0) return null
  const akin = needs.areas.some((area) => offered.some((one) => one === area || affinity[area][one] !== undefined))
  return akin ? null : `Made for ${areaNames(offered)}, not for ${areaNames(needs.areas)}.`
}

/** Excludes systems made for practices of a very different size. Without a source, the difference must be larger. */
function farOffSize({ size }: Candidate, { providers }: Needs): string | null {
  const made = size.value ?? size.unverified
  if (!made || providers === null) return null
  const ratio = size.value ? sizeRatioMax : unverifiedSizeRatioMax
  const tooLarge = providers.least > ratio * (made.most ?? Number.POSITIVE_INFINITY)
  const tooSmall = ratio * (providers.most ?? Number.POSITIVE_INFINITY) < made.least
  if (!(tooLarge || tooSmall)) return null
  const basis = size.value ? 'Made' : 'Listed, without a source, as made'
  return `${basis} for ${providerWords(made)}; you have ${providerWords(providers)}.`
}

function unservedSetting(candidate: Candidate, { settings }: Needs): string | null {
  const unserved = settings.filter((setting) => serves(candidate, setting).value === 'no')
  return unserved.length === 0
    ? null
    : `Does not serve ${listed(
        unserved.map((setting) => settingWords[setting]),
        'or',
      )}.`
}

function lackedMustHave({ features }: Candidate, { must }: Needs): string | null {
  const lacking = must.filter((key) => features[key].value === 'no')
  return lacking.length === 0 ? null : `Does not have ${listed(lacking.map(featurePhrase), 'or')}, which you must have.`
}
