import type { Lead } from '../../shared/leads/schema'
import { type Draft, draftOf } from '../../shared/match'
import { readPractice } from '../../shared/match/read/index'
import { type Answers, answersSchema } from '../../shared/match/terms/answers'
import { settle } from '../../shared/match/terms/decisions'
import type { Known } from '../../shared/match/terms/known'
import { answersOf, type StoredLead } from './admin-repository'
import { withModelItems } from './model-reading/merge'

const readNames = [
  'industry',
  'currentEmr',
  'numberOfProviders',
  'estimatedMonthlyBudget',
  'organizationDescription',
] as const

const readings = new WeakMap<StoredLead, Known>()

/**
 * What the boxes and the words of a lead say, before anybody decides, with what a model suggests besides. A lead that
 * was read from the database once is read for its meaning once, because that takes some milliseconds.
 */
export function readingOf(row: StoredLead): Known {
  const reading = readings.get(row) ?? withModelItems(readPractice(readable(answersOf(row))), row.modelItems ?? [])
  readings.set(row, reading)
  return reading
}

/** What is known of a lead, as people have decided so far. */
export const knownOf = (row: StoredLead): Known => settle(readingOf(row), row.decisions)

/** The letter that the current catalogue gives a lead, with notes to its author. Links lead to `siteUrl`. */
export const letterOf = ({ known }: { known: Known }, siteUrl: string): Draft => draftOf(known, siteUrl)

export const letterFor = (row: StoredLead, siteUrl: string): Draft => draftOf(knownOf(row), siteUrl)

/** Without boxes that the form no longer has, and those that were left empty. */
function readable(lead: Lead): Answers {
  const given = readNames.flatMap((name) => {
    const answer = answersSchema.shape[name].safeParse(lead[name] || undefined)
    return answer.success ? [[name, answer.data]] : []
  })
  return Object.fromEntries(given)
}
