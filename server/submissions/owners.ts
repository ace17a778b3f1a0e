import type { Knex } from 'knex'

/** So many owners are offered as a choice; what any other one has is found by the owner's name in the address. */
const mostOwners = 200

/** Everybody who has a lead or a message, by name: each is looked for behind the one before, so that no row is read twice. */
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

/** Changes with their owner, if they name one, as it is written already in another letter case: one person is one owner. */
export async function withKnownOwner<Changes extends { owner?: string }>(db: Knex, changes: Changes): Promise<Changes> {
  const { owner } = changes
  if (!owner) return changes
  const known = await listOwners(db)
  const spelled = known.find((name) => name === owner) ?? known.find((name) => same(name, owner)) ?? owner
  return { ...changes, owner: spelled }
}

const same = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'accent' }) === 0
