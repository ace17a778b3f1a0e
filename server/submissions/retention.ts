import type { Knex } from 'knex'
import type { LoggedParts } from '../platform/parts'
import { inParts } from '../platform/rows'
import { eraseSubmissions } from './admin'
import { kinds, type SubmissionTables } from './kinds'

type Needed = LoggedParts<'leadRetentionDays'>

const submissionTables = Object.keys(kinds) as SubmissionTables[]

const erasedAtOnce = 500

/** Erases submissions older than the operator's retention period with everything about them; 0 days keeps them. */
export async function eraseOldSubmissions({ config: { leadRetentionDays: days }, db, logger }: Needed): Promise<void> {
  if (days === 0) return
  for (const table of submissionTables) {
    const old = db(table)
      .whereRaw('created_at < now() - make_interval(days => ?)', [days])
      .orderBy(['created_at', 'id'])
    const erased = await inParts(erasedAtOnce, async (limit) =>
      eraseSubmissions(db, table, await old.clone().limit(limit).pluck('id')),
    )
    if (erased > 0) logger.info({ table, erased }, 'erased submissions older than the retention period')
  }
}

/** How long an idempotency key makes a repetition the same submission. After that, it counts as a new one. */
const keysKept = '30 days'
const keysAtOnce = 5_000

/** Removes the idempotency keys of old submissions. */
export async function forgetKeys(db: Knex): Promise<void> {
  for (const table of submissionTables) {
    const old = db(table)
      .whereNotNull('idempotency_key')
      .where('created_at', '<', db.raw(`now() - interval '${keysKept}'`))
    await inParts(keysAtOnce, (limit) =>
      db(table)
        .whereIn('id', old.clone().limit(limit).select('id'))
        .update({ idempotency_key: null, fingerprint: null }),
    )
  }
}
