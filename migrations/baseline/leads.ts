import { columns, historyOf } from './parts'

const open = `status in ('new', 'in-review')`

/**
 * Leads and the team's work with them. `link_hash` is the SHA-256 of the secret in the address of the visitor's page,
 * which is stored nowhere. A lead merged into another one appears in no list of its own. `reopened_at`: when a visitor
 * who had been answered replied. The arrival (`landing_page` and the following) is what the visitor's browser sent.
 *
 * `search_text` is the text that a search of the list looks at: all words folded, fields separated by a space, and the
 * phone number also as digits only.
 *
 * Postgres collects new entries of a GIN index in a pending list. The write that fills the list merges it, and every
 * search reads it: a limit of 512 kB keeps both below a few milliseconds.
 */
export const leads = String.raw`
  create table leads (
    id uuid primary key,
    created_at timestamptz not null default now(),
    ${columns('text not null', 'first_name last_name work_email phone_number organization_name industry')},
    organization_website text,
    ${columns('text not null', 'current_emr number_of_providers estimated_monthly_budget your_role organization_description')},
    linkedin_profile text,
    status text not null default 'new'
      constraint leads_status check (status in ('new', 'in-review', 'answered', 'closed', 'spam')),
    spam_reasons text[] not null default '{}',
    idempotency_key text unique,
    ${columns('text', 'fingerprint owner draft')},
    draft_version int not null default 0,
    ${columns('timestamptz', 'draft_saved_at recommendation_sent_at')},
    search_text text collate "C",
    link_hash text,
    withdrawn_at timestamptz,
    ${columns('text', 'draft_author draft_origin')},
    draft_taken_from int,
    recommendation_email jsonb,
    merged_into uuid,
    ${columns('text', 'landing_page referrer_host campaign')},
    pages_read text[],
    reopened_at timestamptz
  );
  create unique index leads_by_link on leads (link_hash) where link_hash is not null;
  create index leads_merged on leads (merged_into) where merged_into is not null;
  -- For cleaning up.
  create index leads_with_key on leads (created_at) where idempotency_key is not null;

  -- The lists, one index for each order in which they are paged. Counts read the included columns and no rows: among a
  -- million leads, rows would cost 150 ms per list.
  create index leads_newest on leads (created_at desc);
  create index leads_open on leads (created_at, id) where ${open};
  create index leads_done on leads (created_at, id) where not (${open});
  create index leads_by_organization on leads (lower(organization_name), created_at, id);
  create index leads_by_arrival on leads (created_at) include (status, referrer_host, landing_page, campaign);
  create index leads_open_by_owner on leads (owner, created_at, id) where owner is not null and ${open};
  create index leads_listed_by_owner on leads (owner, created_at, id) include (merged_into);
  create index leads_listed_by_industry on leads (industry, created_at, id) include (merged_into);
  create index leads_listed_with_reopened on leads (status, created_at, id) include (merged_into, reopened_at);
  create index leads_search on leads using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 512);

  -- What identifies two leads as the same visitor's: email address, phone number, and organization, each normalized.
  create function lead_contact_keys(email text, phone text, organization text) returns text[]
    language sql immutable parallel safe
    as $$
      select array_remove(array[
        'mail:' || lower(email),
        case when length(digits) >= 7 then 'phone:' || right(digits, 10) end,
        'organization:' || nullif(regexp_replace(name, ' (inc|llc|pllc|ltd|pc|pa|corp|co|plc|lp|llp)$', ''), '')
      ], null)
      from (select
        regexp_replace(regexp_replace(phone, '(x|ext).*$', '', 'i'), '\D', '', 'g') as digits,
        trim(regexp_replace(
          replace(replace(regexp_replace(lower(organization), '^the ', ''), '.', ''), '&', ' and '),
          '[[:punct:][:space:]]+', ' ', 'g'
        )) as name
      ) as plain
    $$;
  create index leads_of_contact on leads
    using gin (lead_contact_keys(work_email, phone_number, organization_name));

  create function leads_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := search_fold(' ' || translate(concat_ws(' ', new.first_name, new.last_name, new.work_email, new.phone_number,
        regexp_replace(new.phone_number, '\D', '', 'g'), new.organization_name, new.organization_website,
        'emr:' || new.current_emr, new.estimated_monthly_budget, new.owner, new.organization_description,
        'role:' || new.your_role, 'industry:' || new.industry, new.landing_page, new.referrer_host, new.campaign), e'\n\r\t', '   ') || ' ');
      return new;
    end
  $$;
  create trigger search_text before insert or update of
    first_name, last_name, work_email, phone_number, organization_name, organization_website, current_emr,
    estimated_monthly_budget, owner, organization_description
    on leads for each row execute function leads_search_text();

  ${historyOf('lead', 'leads', "'note', 'change', 'visitor'")}

  -- Earlier versions of letters. Whoever writes one, a trigger stores the overwritten text under its former number.
  create table lead_letter_versions (
    lead_id uuid not null references leads (id) on delete cascade,
    version int not null,
    text text not null,
    author text,
    origin text not null,
    taken_from int,
    saved_at timestamptz not null,
    primary key (lead_id, version)
  );
  create function leads_keep_letter() returns trigger language plpgsql as $$
    begin
      insert into lead_letter_versions (lead_id, version, text, author, origin, taken_from, saved_at)
      values (
        old.id, old.draft_version, old.draft, old.draft_author, coalesce(old.draft_origin, 'edited'),
        old.draft_taken_from, coalesce(old.draft_saved_at, now())
      )
      on conflict do nothing;
      return new;
    end
  $$;
  create trigger keep_letter before update of draft on leads for each row
    when (old.draft is not null and old.draft_version is distinct from new.draft_version)
    execute function leads_keep_letter();

  -- What people decided about the reading of a lead: rows are only added, and the latest of a key counts. "value" is
  -- the JSON null where the point was dropped, and NULL where the decision was taken back. "act" is the sequence of the
  -- first row that was written with this one. "author" is NULL for the visitor.
  create table lead_decisions (
    lead_id uuid not null references leads (id) on delete cascade,
    ${columns('int not null', 'sequence act')},
    key text not null,
    value jsonb,
    author text,
    created_at timestamptz not null default now(),
    primary key (lead_id, sequence)
  );

  -- What a language model read in a lead. "calls" counts the calls that were begun, and none begins before "due_at".
  -- "items", "model", and "at" are NULL until there is an answer; "items" is empty if nothing in it could be used.
  create table lead_model_readings (
    lead_id uuid primary key references leads (id) on delete cascade,
    calls int not null,
    due_at timestamptz not null,
    model text,
    items jsonb,
    at timestamptz
  );
`
