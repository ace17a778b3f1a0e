import { type Statement, statement } from './criteria/criterion'
import { providerWords } from './criteria/size'
import type { Needs } from './needs'
import { growthWords } from './reading/growth'
import type { Candidate } from './weigh/candidate'

type GrowthNeeds = Pick<Needs, 'providers' | 'growth'>

/** That the practice expects to become larger than what the system is made for, unless it is already. Not scored. */
export function outgrown(candidate: Candidate, { providers, growth }: GrowthNeeds): Statement[] {
  const { size } = candidate
  const most = size.value?.most ?? null
  if (!(size.value && most !== null && growth && growth.to > most) || (providers?.least ?? 0) > most) return []
  return [statement(candidate, `Made for ${providerWords(size.value)}; you expect ${growthWords(growth)}.`, size)]
}

/** The question about the price for the size that the practice expects to reach. */
export function priceWhenGrown({ growth }: GrowthNeeds): string[] {
  return growth ? [`What would we pay a month with ${growthWords({ ...growth, when: '' }, 'providers')}?`] : []
}
