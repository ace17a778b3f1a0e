import type { Lead } from '../../shared/leads/schema'
import type { LeadRow } from './admin-repository'
import { leadTable } from './repository'

/** The answers of a lead; `''` for those that were not given. */
export function answersOf(row: LeadRow): Lead {
  const names = Object.keys(leadTable.columns) as (keyof Lead)[]
  return Object.fromEntries(names.map((name) => [name, row[name] ?? ''])) as Lead
}
