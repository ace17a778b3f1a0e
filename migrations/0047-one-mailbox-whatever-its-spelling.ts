import type { Knex } from 'knex'

/**
 * `mailbox_of` reads the spellings under which one mailbox gets email as one, as the large providers document them. For
 * every host: letter case, a sub-address after `+`, quotes around the local part, and a dot at the end. A host's own:
 * dots (Gmail), dots, hyphens, and underscores (Proton), hyphens for dots (Yandex), a keyword after a hyphen (Yahoo), a
 * subdomain (Fastmail), and further names of the host. Spellings of hosts that are not listed here stay apart.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function mailbox_of(address text) returns text language sql immutable parallel safe
    as $$
      with given as (
        select regexp_replace(whole, '@[^@]*$', '') as local, rtrim(substring(whole from '[^@]*$'), '.') as host
        from (select lower(trim(address)) as whole) as address
      ), plain as (
        select split_part(case when local ~ '^".*"$' then replace(btrim(local, '"'), '\\', '') else local end, '+', 1) as local,
          case
            when host = 'googlemail.com' then 'gmail.com'
            when host in ('protonmail.com', 'protonmail.ch', 'pm.me') then 'proton.me'
            when host in ('me.com', 'mac.com') then 'icloud.com'
            when host ~ '^(ya\\.ru|yandex\\.(com|by|kz|ua|uz|com\\.tr))$' then 'yandex.ru'
            else host
          end as host
        from given
      ), moved as (
        select case when host ~ '^[^.]+\\.fastmail\\.(com|fm)$' then split_part(host, '.', 1) else local end as local,
          regexp_replace(host, '^[^.]+\\.(fastmail\\.(com|fm))$', '\\1') as host
        from plain
      )
      select case
          when host = 'gmail.com' then replace(local, '.', '')
          when host = 'proton.me' then translate(local, '.-_', '')
          when host = 'yandex.ru' then replace(local, '.', '-')
          when host ~ '^fastmail\\.(com|fm)$' then replace(local, '-', '_')
          when host ~ '^(yahoo\\.(com|ca|in|de|fr|it|es|ie|gr|ro|se|no|dk|pl|at|co\\.[a-z]{2}|com\\.[a-z]{2})|ymail\\.com|rocketmail\\.com)$'
            then split_part(local, '-', 1)
          else local
        end || '@' || host
      from moved
    $$;

    insert into confirmed_addresses as stored (mailbox, at)
    select mailbox_of(mailbox), max(at) from confirmed_addresses group by 1
    on conflict (mailbox) do update set at = greatest(stored.at, excluded.at);
    delete from confirmed_addresses where mailbox <> mailbox_of(mailbox);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function mailbox_of(address text) returns text language sql immutable parallel safe
      as $$ select regexp_replace(lower(trim(address)), '\\+[^@]*@', '@') $$
  `)
}
