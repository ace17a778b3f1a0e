// cspell:ignore adbin adnum adrelid attcollation atthasdef attidentity attnotnull attrdef atttypid atttypmod classoid conname
// cspell:ignore constraintdef functiondef objoid objsubid regcollation reloptions tgenabled tgisinternal tgname tgrelid triggerdef typcollation typname
import type { Knex } from 'knex'

/** Each object under a name by which it is sorted. What belongs to Knex or to an extension is left out. */
const statement = String.raw`
  with foreign_parts as (
    select objid from pg_depend where deptype = 'e'
  ), relations as (
    select * from pg_class where relnamespace = 'public'::regnamespace and relname not like 'knex\_migrations%'
      and oid not in (select objid from foreign_parts)
  ), functions as (
    select * from pg_proc where pronamespace = 'public'::regnamespace and oid not in (select objid from foreign_parts)
  ), parts (name, what) as (
    select 'extension ' || extname, '' from pg_extension where extname <> 'plpgsql'
    union all
    select case relkind when 'r' then 'table' else 'relation of kind ' || relkind::text end || ' ' || relname,
      concat_ws(' ', case relpersistence when 'u' then 'unlogged' end, reloptions::text)
    from relations where relkind <> 'i'
    union all
    select 'table ' || relname || ' column ' || to_char(row_number() over (partition by relname order by attnum), 'FM00'),
      concat_ws(' ', attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        case when attcollation <> (select typcollation from pg_type where oid = atttypid)
          then 'collate ' || attcollation::regcollation end,
        case when attgenerated <> '' then 'generated' when atthasdef then 'default' end, pg_get_expr(adbin, adrelid),
        attidentity::text)
    from relations join pg_attribute on attrelid = oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind = 'r' and attnum > 0 and not attisdropped
    union all
    -- A check that was added to a table in use is marked: its former rows were not read.
    select 'table ' || relname || ' constraint ' || conname, replace(pg_get_constraintdef(c.oid), ' NOT VALID', '')
    from pg_constraint c join relations on relations.oid = conrelid where contype <> 'n'
    union all
    select 'table ' || relname || ' index ' || indexrelid::regclass, indisvalid || ' ' || pg_get_indexdef(indexrelid)
    from pg_index join relations on relations.oid = indrelid
    where not exists (select from pg_constraint where conindid = indexrelid)
    union all
    select 'table ' || relname || ' trigger ' || tgname, tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
    from pg_trigger t join relations on relations.oid = tgrelid where not tgisinternal
    union all
    select 'function ' || oid::regprocedure, regexp_replace(pg_get_functiondef(oid), '\s*\n\s*', ' ', 'g') from functions
    union all
    select 'type ' || typname, '' from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e')
    union all
    select 'comment on ' || pg_describe_object(classoid, objoid, objsubid), description from pg_description
    where objoid in (select oid from relations union select oid from functions)
  )
  select * from parts order by name collate "C"`

/**
 * A database's schema and rows, a line for each part, without the collation that folds letters, which is the server's.
 */
export async function describeSchema(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string; what: string }[] }>(statement)
  const lines = rows.map(({ name, what }) =>
    `${name.replace(/^table \w+ (?=\w)/, '  ')} ${what}`.replace(/ COLLATE "(und-x-icu|pg_c_utf8)"/g, '').trimEnd(),
  )
  for (const { name } of rows) {
    const table = /^table (\w+)$/.exec(name)?.[1]
    if (!table) continue
    const found = await db.raw<{ rows: { row: object }[] }>('select to_json(one) as row from ?? as one', [table])
    lines.push(...found.rows.map(({ row }) => `row of ${table} ${JSON.stringify(row)}`))
  }
  return lines
}
