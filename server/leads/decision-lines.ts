import type { Decision } from '../../shared/match/terms/decision-schema'
import { settle } from '../../shared/match/terms/decisions'
import type { Known } from '../../shared/match/terms/known'
import { slotLabel, slotText } from '../../shared/match/terms/slot-words'
import { slotsOf } from '../../shared/match/terms/slots'

/** Each decision as `Prescribers: 2`, for the history and the team's email. A value that is undefined was taken back. */
export function decisionLines(reading: Known, decisions: readonly Decision[]): string[] {
  const made = decisions.filter(({ value }) => value !== undefined)
  const [before, after] = [slotsOf(reading), slotsOf(settle(reading, made))]
  return decisions.map(({ key, value }) => {
    const slot = after.find((one) => one.key === key)
    if (slot && value !== undefined) return `${slotLabel(slot)}: ${closing(value)}${slotText(slot)}`
    const former = before.find((one) => one.key === key)
    const label = former ? `${slotLabel(former)} (${slotText(former)})` : key.replace(/:.*/s, '')
    return `${label}: ${value === undefined ? 'open again' : 'dropped'}`
  })
}

const closings: Readonly<Record<string, string>> = {
  answered: 'answered in the letter, ',
  'not-for-us': 'not for us, ',
}

function closing(value: unknown): string {
  const closed = value !== null && typeof value === 'object' && 'closed' in value ? value.closed : null
  return (typeof closed === 'string' && closings[closed]) || ''
}
