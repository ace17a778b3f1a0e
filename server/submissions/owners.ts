import type { Knex } from 'knex'
import { folded } from '../../shared/fold'

/** How many owners are offered. The rows of any other owner are found with the name in the address. */
const mostOwners = 200

/** The owners of leads and messages, sorted, each looked up in the index after the one before. */
export async function listOwners(db: Knex): Promise<string[]> {
  const next = (table: string, after: string) =>
    `(select owner from ${table} where owner ${after} order by owner limit 1)`
  const either = (after: string) =>
    `(select min(owner) as owner from (${next('leads', after)} union all ${next('contact_messages', after)}) as either)`
  const { rows } = await db.raw<{ rows: { owner: string }[] }>(
    `with recursive known (owner, number) as (
       select owner, 1 from ${either('is not null')} as first
       union all
       select next.owner, number + 1 from known cross join lateral ${either('> known.owner')} as next
       where known.owner is not null and number < ?
     )
     select owner from known where owner is not null`,
    [mostOwners],
  )
  return rows.map(({ owner }) => owner)
}

/** Replaces an owner's name by the existing spelling if they differ only in what folding ignores, so a person is only one owner. */
export async function withKnownOwner<Changes extends { owner?: string }>(db: Knex, changes: Changes): Promise<Changes> {
  const { owner } = changes
  if (!owner) return changes
  const known = await listOwners(db)
  const spelled = known.find((name) => name === owner) ?? known.find((name) => folded(name) === folded(owner)) ?? owner
  return { ...changes, owner: spelled }
}
