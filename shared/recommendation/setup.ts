import type { Vendor } from '../catalogue'
import { basisNote, type Judgement, unknownFact } from './judgement'
import type { ProviderCount } from './size'

/** The weeks of setup that a practice of up to so many providers can take in its stride. */
const bearableWeeks: readonly { providers: number; weeks: number }[] = [
  { providers: 1, weeks: 4 },
  { providers: 10, weeks: 8 },
  { providers: 20, weeks: 12 },
  { providers: 50, weeks: 24 },
  { providers: Number.POSITIVE_INFINITY, weeks: 52 },
]

/** The longest listed setup against what a practice of this size can bear. */
export function judgeSetup({ setupTime }: Vendor, { low, words }: ProviderCount): Judgement {
  const listed = longestWeeks(setupTime.value)
  if (listed === undefined) return unknownFact('how long setup takes')
  const bearable = bearableWeeks.find(({ providers }) => low <= providers)?.weeks ?? listed
  const sentence = `Setup is listed at ${setupTime.value}${basisNote(setupTime)}`
  if (listed <= bearable) return { share: 1, reasons: [`${sentence}.`], tradeOffs: [] }
  return { share: bearable / listed, reasons: [], tradeOffs: [`${sentence}, which is long for ${words}.`] }
}

function longestWeeks(text: string | null): number | undefined {
  const match = /(\d+) (day|week)s?$/.exec(text ?? '')
  return match ? Number(match[1]) / (match[2] === 'day' ? 7 : 1) : undefined
}
