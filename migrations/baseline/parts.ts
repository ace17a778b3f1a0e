/** Columns of one type, by their names. */
export const columns = (type: string, names: string) =>
  names
    .split(' ')
    .map((name) => `${name} ${type}`)
    .join(', ')

/** A function for triggers. */
export const procedure = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$;`

/**
 * What happened to the rows of a table, and their notes. An entry of a change that can be undone names its act (one step,
 * on one row or many), the field, and its values before and after. The author is named as they were called at that time.
 */
export const historyOf = (subject: string, table: string, kinds: string, canBeUndone = true) => `
  create table ${subject}_history (
    id uuid primary key,
    ${subject}_id uuid not null references ${table} (id) on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    kind text not null check (kind in (${kinds})),
    text text not null,
    ${canBeUndone ? `act uuid, ${columns('text', 'field was became')},` : ''}
    author text
  );
  create index ${subject}_history_of_${subject} on ${subject}_history (${subject}_id, created_at desc);
  ${canBeUndone ? `create index ${subject}_history_of_act on ${subject}_history (act) where act is not null;` : ''}
`
