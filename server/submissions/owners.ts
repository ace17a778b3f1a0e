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

/** The name as it is written already, where it is known in another letter case: one person is one owner. */
export async function spelledAsKnown(db: Knex, owner: string): Promise<string> {
  if (owner === '') return owner
  const known = await listOwners(db)
  return known.find((name) => name === owner) ?? known.find((name) => same(name, owner)) ?? owner
}

const same = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'accent' }) === 0
