import type { Lead } from '../../shared/leads/schema'
import { type Draft, draftOf } from '../../shared/match'
import { readPractice } from '../../shared/match/read/index'
import { type Answers, answersSchema } from '../../shared/match/terms/answers'
import { settle } from '../../shared/match/terms/decisions'
import type { Known } from '../../shared/match/terms/known'
import type { LeadRow } from './admin-repository'
import { answersOf } from './answers'
import { withModelItems } from './model-reading/merge'

/** The answers that a reading rests on. */
const readNames = [
  'industry',
  'currentEmr',
  'numberOfProviders',
  'estimatedMonthlyBudget',
  'organizationDescription',
] as const

/** What the boxes and the words of a lead say, before anybody decides, with what a model suggests besides. */
export function readingOf(row: LeadRow): Known {
  return withModelItems(readPractice(readable(answersOf(row))), row.modelItems ?? [])
}

/** What is known of a lead, as people have decided so far. */
export const knownOf = (row: LeadRow): Known => settle(readingOf(row), row.decisions)

/** A lead's answers, and what is known of it. */
export interface ReadLead {
  answers: Lead
  known: Known
}

/** The letter that the current catalogue gives a lead, with notes to its author. Links lead to `siteUrl`. */
export const letterOf = ({ known }: Pick<ReadLead, 'known'>, siteUrl: string): Draft => draftOf(known, siteUrl)

/** Like `letterOf`, for a stored lead. */
export const letterFor = (row: LeadRow, siteUrl: string) => letterOf({ known: knownOf(row) }, siteUrl)

/** Without boxes that the form no longer has, and those that were left empty. */
function readable(lead: Lead): Answers {
  const given = readNames.flatMap((name) => {
    const answer = answersSchema.shape[name].safeParse(lead[name] || undefined)
    return answer.success ? [[name, answer.data]] : []
  })
  return Object.fromEntries(given)
}
