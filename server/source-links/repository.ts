import type { Knex } from 'knex'
import type { SourceLink } from '../../shared/admin/source-links'
import type { WithDates } from '../platform/rows'
import type { Outcome } from './open'

/** Once a week; after a first failure, again the next day, to tell a temporary failure from a page that is gone. */
const nextCheck = `now() + case when :outcome = 'failed' and source_links.failures = 0 then interval '1 day' else interval '7 days' end`
/** Longer than a run can take. After a worker dies, its addresses are released at that time. */
const claim = `interval '15 minutes'`

/** Replaces the list of addresses: new ones are due at once, and addresses that are no longer cited are deleted. */
export async function syncAddresses(db: Knex, urls: readonly string[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.raw(
      'insert into source_links (url) select unnest(?::text[]) as url order by url on conflict do nothing',
      [[...urls]],
    )
    await transaction.raw('delete from source_links where url <> all(?::text[])', [[...urls]])
  })
}

/** Leases due addresses, longest due first, so other workers cannot take them. No transaction stays open. */
export async function claimDue(db: Knex, limit: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { url: string }[] }>(
    `update source_links set claimed_until = now() + ${claim}
     where url in (
       select url from source_links
       where due_at <= now() and (claimed_until is null or claimed_until <= now())
       order by due_at, url limit ? for update skip locked
     )
     returning url`,
    [limit],
  )
  return rows.map(({ url }) => url)
}

export async function recordOutcome(db: Knex, url: string, { outcome, detail }: Outcome): Promise<void> {
  await db.raw(
    `update source_links set
       checked_at = now(), claimed_until = null, due_at = ${nextCheck}, outcome = :outcome, detail = :detail,
       failures = case when :outcome = 'failed' then failures + 1 else 0 end,
       failing_since = case when :outcome = 'failed' then coalesce(failing_since, now()) end
     where url = :url`,
    { url, outcome, detail },
  )
}

export async function releaseClaims(db: Knex, urls: readonly string[]): Promise<void> {
  await db('source_links').whereIn('url', urls).update({ claimed_until: null })
}

/** An address that failed twice in a row counts as gone. */
const gone = 'failures >= 2'

export type LinkRow = WithDates<Omit<SourceLink, 'rests'>, 'checkedAt' | 'failingSince'>

const columns = { url: 'url', checkedAt: 'checked_at', detail: 'detail', failingSince: 'failing_since' }

export const listGone = (db: Knex, limit: number): Promise<LinkRow[]> =>
  db('source_links').whereRaw(gone).orderBy(['failing_since', 'url']).limit(limit).select(columns)

/** Addresses that reject programs, which a person has to open. */
export const listRefused = (db: Knex, limit: number): Promise<LinkRow[]> =>
  db('source_links').where({ outcome: 'refused' }).orderBy('url').limit(limit).select(columns)

interface LinkCounts {
  all: number
  checked: number
  gone: number
  refused: number
  lastCheckedAt: Date | null
}

/** Counts all addresses each time, because there are only some hundreds. */
export async function countLinks(db: Knex): Promise<LinkCounts> {
  const { rows } = await db.raw<{ rows: [LinkCounts] }>(
    `select count(*)::int as all, count(checked_at)::int as checked, (count(*) filter (where ${gone}))::int as gone,
       (count(*) filter (where outcome = 'refused'))::int as refused, max(checked_at) as "lastCheckedAt"
     from source_links`,
  )
  return rows[0]
}
