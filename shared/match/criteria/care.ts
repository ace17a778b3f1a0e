import { careWords } from '../../catalogue/care'
import { listed } from '../../words'
import { affinity, notFirst } from '../method'
import type { Needs } from '../needs'
import type { Area } from '../reading/situation'
import type { Candidate } from '../weigh/candidate'
import { type Assessment, assessment, exactly, type Statement, statement, wholeRange } from './criterion'

export function areaNames(areas: readonly Area[]): string {
  return listed(areas.map((area) => careWords[area]))
}

/** How well the system covers the practice's kinds of care; undefined if none were given. */
export function assessCare(candidate: Candidate, { areas }: Needs): Assessment | undefined {
  if (areas.length === 0) return undefined
  const { value: offered } = candidate.areas
  const question = `Which customers of our size use you for ${areaNames(areas)}?`
  if (offered === null) {
    const against = unconfirmed(candidate, areas)
    return assessment(wholeRange, { against, unknown: [candidate.areas.field], ask: [question] })
  }
  const share = areas.reduce((sum, area) => sum + served(area, offered), 0) / areas.length
  const missing = areas.filter((area) => !offered.includes(area))
  const text = `Made for ${areaNames(offered)}`
  if (missing.length === 0)
    return assessment(exactly(share), { reasons: [statement(candidate, `${text}.`, candidate.areas)] })
  return assessment(exactly(share), {
    against: [
      statement(candidate, `${text}; we found no sign that it is made for ${areaNames(missing)}.`, candidate.areas),
    ],
    ask: [question],
  })
}

function unconfirmed(candidate: Candidate, areas: readonly Area[]): Statement[] {
  const { unverified } = candidate.areas
  const text = unverified
    ? `Our record lists ${areaNames(unverified)}, but we found no source.`
    : `We could not confirm that it is made for ${areaNames(areas)}.`
  return [statement(candidate, text, candidate.areas)]
}

function served(area: Area, offered: readonly Area[]): number {
  if (offered[0] === area) return 1
  return Math.max(...offered.map((one) => (one === area ? notFirst : (affinity[area][one] ?? 0))))
}
