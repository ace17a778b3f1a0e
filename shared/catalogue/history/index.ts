import { z } from 'zod'
import { bases } from '../evidence'
import { vendorIds } from '../ids'
import recorded from './changes.json' with { type: 'json' }
import current from './release.json' with { type: 'json' }

/** Why a fact changed: a page was found, ours was looked through, somebody corrected it, the vendor did, or it grew old. */
export const reasons = ['source', 'review', 'correction', 'vendor', 'decay'] as const

const day = z.string().regex(/^20\d\d-\d\d-\d\d$/)
const version = z.string().regex(/^20\d\d\.\d\d\.\d\d(\.\d+)?$/)
const state = z.strictObject({ value: z.json(), basis: z.enum(bases) })

export const changeSchema = z
  .strictObject({
    date: day,
    /** The version of the data that has it first. */
    version,
    vendor: z.enum(vendorIds),
    field: z.string().min(1),
    why: z.enum(reasons),
    /** The id of the accepted report that it carries out, as the report's page in the admin shows it. */
    correction: z.uuid().optional(),
    from: state,
    to: state,
  })
  .refine(
    ({ correction, why }) => correction === undefined || why === 'correction' || why === 'vendor',
    'a change that carries out a report is a correction, or one by the vendor',
  )

export type Change = z.infer<typeof changeSchema>

/** Every change of a fact that was recorded, newest version last, within one by vendor. */
export const changes: readonly Change[] = z.array(changeSchema).parse(recorded)

/** The version of the data that the site shows, and the day it was made. */
export const release = z.strictObject({ version, generated: day }).parse(current)

/** How many changes of the comparison's values and of the dossier were recorded for a vendor. */
export function changesOf(vendor: string): Change[] {
  return changes.filter((change) => change.vendor === vendor)
}
