import { z } from 'zod'
import { bases } from '../evidence'
import { vendorIds } from '../ids'
import recordedAdditions from './added.json' with { type: 'json' }
import recorded from './changes.json' with { type: 'json' }
import current from './release.json' with { type: 'json' }

/**
 * Why a fact changed: we found a source, reviewed our own value, somebody corrected it, the vendor did, or it was not
 * rechecked for too long.
 */
export const reasons = ['source', 'review', 'correction', 'vendor', 'decay'] as const

const day = z.string().regex(/^20\d\d-\d\d-\d\d$/)
const version = z.string().regex(/^20\d\d\.\d\d\.\d\d(\.\d+)?$/)
const state = z.strictObject({ value: z.json(), basis: z.enum(bases) })

export const changeSchema = z
  .strictObject({
    date: day,
    /** The first version of the data with the change. */
    version,
    vendor: z.enum(vendorIds),
    field: z.string().min(1),
    why: z.enum(reasons),
    /** The id of the accepted report that it implements, as the report's page in the admin shows it. */
    correction: z.uuid().optional(),
    /** Whether only the wording changed. */
    wording: z.literal(true).optional(),
    /** The reason in words, for a change of meaning that neither the values nor the source explain. */
    note: z.string().optional(),
    from: state,
    to: state,
  })
  .refine(
    ({ correction, why }) => correction === undefined || why === 'correction' || why === 'vendor',
    'a change that carries out a report is a correction, or one by the vendor',
  )

export type Change = z.infer<typeof changeSchema>

/** All recorded changes of facts, newest version last, and by vendor within a version. */
export const changes: readonly Change[] = z.array(changeSchema).parse(recorded)

export const additionSchema = z.strictObject({ date: day, version, vendor: z.enum(vendorIds) })

export type Addition = z.infer<typeof additionSchema>

/** The systems that came into the catalogue after its first version, with all facts that their records then had. */
export const additions: readonly Addition[] = z.array(additionSchema).parse(recordedAdditions)

/** The current version of the data, and the day it was made. */
export const release = z.strictObject({ version, generated: day }).parse(current)

/** The recorded changes of a vendor's facts, in the comparison and the dossier. */
export function changesOf(vendor: string): Change[] {
  return changes.filter((change) => change.vendor === vendor)
}
