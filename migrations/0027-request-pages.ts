import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'
import { inShortTransaction } from './short-transaction'

/** Separate steps, so leads can be stored in between. */
export const config = { transaction: false }

const byLink = 'leads_by_link'

/** Replaces a check with a wider one. All existing rows satisfy it, so `not valid` adds it without reading them. */
const check = (table: string, column: string, values: readonly string[]) => {
  const name = `${table}_${column}_check`
  const listed = values.map((value) => `'${value}'`).join(', ')
  return `alter table ${table} drop constraint if exists ${name}, add constraint ${name} check (${column} in (${listed})) not valid`
}

/**
 * The visitor's page of a lead. `link_hash` is the SHA-256 of the secret in its address, which is stored nowhere;
 * earlier leads have none, and no page. The visitor's additions go into the history as a separate kind, and an email
 * not sent because the visitor withdrew is `canceled`.
 */
export async function up(db: Knex): Promise<void> {
  const steps = [
    'alter table leads add column if not exists link_hash text, add column if not exists withdrawn_at timestamptz',
    check('lead_history', 'kind', ['note', 'change', 'visitor']),
    check('deliveries', 'state', ['pending', 'sending', 'sent', 'failed', 'canceled']),
  ]
  for (const step of steps) await inShortTransaction(db, (transaction) => transaction.raw(step))
  await createIndex(db, byLink, 'on leads (link_hash) where link_hash is not null', 'unique')
}

export async function down(db: Knex): Promise<void> {
  await dropIndex(db, byLink)
  await db.raw(`
    update deliveries set state = 'failed' where state = 'canceled';
    update lead_history set kind = 'note' where kind = 'visitor';
    ${check('deliveries', 'state', ['pending', 'sending', 'sent', 'failed'])};
    ${check('lead_history', 'kind', ['note', 'change'])};
    alter table leads drop column link_hash, drop column withdrawn_at;
  `)
}
