import type { Knex } from 'knex'
import { inventedWords } from './words'

export interface Size {
  leads: number
  /** Page views of the last hundred days. */
  views: number
  /** Addresses viewed per day. */
  paths: number
}

/** Occurs in three leads of ten. */
export const frequentWord = 'telehealth'
/** Occurs in one lead of two hundred. */
export const seldomWord = 'wraparound'
export const owners = Array.from({ length: 20 }, (_, index) => `Owner ${index}`)

const filled = ['leads', 'deliveries', 'contact_messages', 'page_views', 'thread_entries', 'audit_log']

/**
 * Fills an empty database: leads of three years with their emails and texts of a hundred words, six in a hundred of
 * them open; a tenth as many messages (at least 1,000); page views; and conversations: an answer and a reply in every
 * tenth lead and message, after which a tenth of those wait again. An endpoint was notified of each lead, and the audit
 * log has as many entries. The leads' indexes are created after the rows.
 */
export async function fillAdmin(db: Knex, { leads, views, paths }: Size): Promise<void> {
  await withoutIndexes(db, filled, async () => {
    await makePhrases(db)
    await db.raw(leadRows, { count: leads, owners })
    await db.raw(deliveryRows)
    await db.raw(messageRows, { count: Math.max(1_000, leads / 10) })
    for (const rows of [...threadRows, endpointRow, webhookRows, auditRows]) await db.raw(rows)
    await db.raw(viewRows, { paths, each: Math.ceil(views / 100 / paths) })
    await db.raw('drop table phrases')
  })
  await db.raw('vacuum analyze')
}

/** Drops the indexes that no constraint needs while `fill` runs, then creates them again. */
async function withoutIndexes(db: Knex, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await db.raw<{ rows: { name: string; definition: string }[] }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any(?::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await db.raw(`drop index ${name}`)
  await fill()
  await db.transaction(async (transaction) => {
    await transaction.raw(`set local maintenance_work_mem = '1GB'`)
    for (const { definition } of rows) await transaction.raw(definition)
  })
}

/** Texts of a hundred words to choose from, and numbered names. */
async function makePhrases(db: Knex): Promise<void> {
  await db.raw(`
    create table phrases as
    select number, (
      select string_agg((array['${inventedWords.join("','")}'])[1 + abs(hashint4(number * 128 + m) % ${inventedWords.length})], ' ')
      from generate_series(1, 100) as m
    ) as text
    from generate_series(0, 996) as number;
    create unique index on phrases (number)`)
}

const wordOf = (number: string) =>
  `(array['${inventedWords.join("','")}'])[1 + abs(hashint4(${number}) % ${inventedWords.length})]`

const leadRows = `
  insert into leads (id, created_at, first_name, last_name, work_email, phone_number, organization_name, industry,
    organization_website, current_emr, number_of_providers, estimated_monthly_budget, your_role, organization_description,
    status, owner, idempotency_key)
  select gen_random_uuid(), now() - (:count::int - n) * (interval '3 years' / :count::int), first, last,
    lower(first) || '.' || n || '@practice' || n || '.example',
    '(555) ' || lpad((n / 10000)::text, 3, '0') || '-' || lpad((n % 10000)::text, 4, '0'),
    'Practice ' || last || ' ' || n, (array['mental-health', 'substance-abuse', 'eating-disorder', 'autism', 'other'])[1 + n % 5],
    'https://practice' || n || '.example', (array['kipu', 'opus', 'valant', 'simple-practice', 'therapy-notes',
      'best-notes', 'alleva', 'ritten', 'netsmart', 'other'])[1 + abs(hashint4(n + 7) % 10)],
    (array['solo-practitioner', '2-10', '11-20', '21-50'])[1 + n % 4], '$' || 100 * (1 + n % 90), 'owner',
    text || case when n % 10 < 3 then ' ${frequentWord}' else '' end
      || case when abs(hashint4(n)) % 200 = 0 then ' ${seldomWord}' else '' end,
    status, case when status = 'new' or n % 4 = 0 then null else (:owners::text[])[1 + abs(hashint4(n + 3) % 20)] end,
    case when :count::int - n < 50 then 'key-' || n || '-of-the-bench' end
  from (
    select n, initcap(${wordOf('n')}) as first, initcap(${wordOf('n + 1000003')} || ${wordOf('n + 2000003')}) as last, case
      when abs(hashint4(n + 5)) % 100 < 5 then 'new'
      when abs(hashint4(n + 5)) % 100 < 6 then 'in-review'
      when abs(hashint4(n + 5)) % 100 < 36 then 'answered'
      when abs(hashint4(n + 5)) % 100 < 90 then 'closed'
      else 'spam'
    end as status
    from generate_series(1, :count::int) as n
  ) as lead join phrases on number = n % 997`

const deliveryRows = `
  insert into deliveries (id, kind, subject_id, message_id, state, attempts, created_at, sent_at)
  select gen_random_uuid(), kind, leads.id, '<' || kind || leads.id || '@bench.example>',
    case when created_at > now() - interval '3 hours' then 'pending' else 'sent' end, 1, created_at,
    case when created_at <= now() - interval '3 hours' then created_at end
  from leads, unnest(array['lead-team', 'lead-confirmation']) as kind where status <> 'spam'`

const messageRows = `
  insert into contact_messages (id, created_at, name, email, subject, message, status)
  select gen_random_uuid(), now() - (:count::int - n) * (interval '3 years' / :count::int), initcap(${wordOf('n')}),
    n || '@practice.example', 'Question ' || n, text,
    (array['new', 'answered', 'closed', 'spam', 'answered', 'closed', 'closed', 'answered', 'closed', 'closed'])[1 + abs(hashint4(n) % 10)]
  from generate_series(1, :count::int) as n join phrases on number = n % 997`

const threadRows = (['leads', 'contact_messages'] as const).flatMap((table) => [
  `insert into thread_entries (id, ${table === 'leads' ? 'lead_id' : 'message_id'}, created_at, kind, subject, text)
   select gen_random_uuid(), id, created_at + interval '1 hour' * n, (array['answer', 'reply'])[n], 'About the systems',
     repeat('A line of an answer. ', 20)
   from ${table}, generate_series(1, 2) as n where abs(uuid_hash(id)) % 10 = 0`,
  `update ${table} set reopened_at = created_at + interval '2 hours', status = 'new'
   where abs(uuid_hash(id)) % 100 = 0 and status in ('answered', 'closed')`,
])

const endpointRow = `
  insert into webhook_endpoints (id, kind, description, address, events, sealed)
  values (gen_random_uuid(), 'webhook', 'The endpoint of the bench', 'https://hooks.example', '{lead.updated}', '')`

const webhookRows = `
  insert into deliveries (id, kind, subject_id, message_id, state, attempts, created_at, sent_at, endpoint_id)
  select gen_random_uuid(), 'lead.created', leads.id, 'msg_' || leads.id, 'sent', 1, leads.created_at, leads.created_at,
    endpoint.id
  from leads, webhook_endpoints as endpoint`

const auditRows = `
  insert into audit_log (id, created_at, author, kind, text)
  select gen_random_uuid(), created_at, 'Owner', 'change', 'Changed a lead' from leads`

const viewRows = `
  insert into page_views (day, path, count)
  select current_date - ago, case when n = 1 then '/' when n = 2 then '/get-recommendation' else '/blog/post-' || n end, :each::int
  from generate_series(0, 99) as ago, generate_series(1, :paths::int) as n`
