import type { Knex } from 'knex'
import type { ClientBase } from 'pg'
import { OperationError } from './failure'

export interface TableShape {
  name: string
  /** Stored columns only; generated ones are computed on insert. */
  columns: string[]
}

/** The connection that a transaction of Knex holds, for COPY, which Knex does not speak. */
export async function connectionOf(transaction: Knex.Transaction): Promise<ClientBase> {
  return transaction.client.acquireConnection()
}

/** Of the present schema, without what extensions keep in it. */
const own = (alias: string, catalog: string, schemaColumn: string) => `
  ${alias}.${schemaColumn} = current_schema()::regnamespace and not exists (
    select from pg_depend where classid = '${catalog}'::regclass and objid = ${alias}.oid and deptype = 'e')`

/**
 * The tables whose rows have to outlive the machine, each after those that it refers to. Unlogged ones are not among them: the
 * database itself may forget them in a crash (sessions, rate limits). Nor are those of Knex: a backup names its migrations.
 */
export async function listTables(transaction: Knex.Transaction): Promise<TableShape[]> {
  const { rows } = await transaction.raw<{ rows: (TableShape & { after: string[] })[] }>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as after
    from pg_class c
    where ${own('c', 'pg_class', 'relnamespace')}
      and c.relkind = 'r' and c.relpersistence = 'p' and c.relname not in ('knex_migrations', 'knex_migrations_lock')
    order by c.relname`)
  const listed: typeof rows = []
  while (listed.length < rows.length) {
    const isListed = (name: string) => listed.some((table) => table.name === name)
    const next = rows.filter(({ name, after }) => !isListed(name) && after.every(isListed))
    if (next.length === 0) throw new OperationError('The tables refer to each other in a circle.')
    listed.push(...next)
  }
  return listed.map(({ name, columns }) => ({ name, columns }))
}

/** Where each sequence stands, those of Knex left out. */
export async function listSequences(transaction: Knex.Transaction): Promise<Record<string, string>> {
  const { rows } = await transaction.raw<{ rows: { name: string; value: string }[] }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null and sequencename not like 'knex_migrations%'`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function countTables(transaction: Knex.Transaction): Promise<number> {
  const { rows } = await transaction.raw<{ rows: [{ count: number }] }>(`
    select count(*)::int as count from pg_class c
    where ${own('c', 'pg_class', 'relnamespace')} and c.relkind in ('r', 'p', 'v', 'm')`)
  return rows[0].count
}

/** Removes all of the present schema but what extensions keep in it, and the jobs of a queue on Postgres. */
export async function dropEverything(transaction: Knex.Transaction): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { command: string }[] }>(`
    select format('drop %s if exists %s cascade', kind, object) as command from (
      select 1 as turn, case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        else 'table' end as kind, c.oid::regclass::text as object
      from pg_class c
      where ${own('c', 'pg_class', 'relnamespace')} and relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 2, 'routine', p.oid::regprocedure::text from pg_proc p where ${own('p', 'pg_proc', 'pronamespace')}
      union all
      select 3, 'type', t.oid::regtype::text
      from pg_type t where ${own('t', 'pg_type', 'typnamespace')} and typtype in ('e', 'd')
    ) as objects order by turn`)
  for (const { command } of rows) await transaction.raw(command)
  await transaction.raw('drop schema if exists bullmq cascade')
}
