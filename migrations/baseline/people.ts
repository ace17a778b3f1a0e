import { columns } from './parts'

/**
 * The team: its people with their passkeys and sign-ins, their current sessions (wherever the store keeps their
 * cookies' data), the programs that act for them, and the audit log. Nothing about a visitor is stored here except the
 * id of the record concerned.
 *
 * A person has the address at the sign-in provider that an owner entered, the provider's subject once they have signed
 * in, and the last refusal of that account. A session by password has a mark of the password, so that it ends when the
 * password changes.
 */
export const people = `
  create table people (
    id uuid primary key,
    name text not null,
    role text not null check (role in ('reader', 'editor', 'leads', 'owner')),
    created_at timestamptz not null default now(),
    deactivated_at timestamptz,
    invitation_hash text unique,
    invitation_ends_at timestamptz,
    ${columns('text', 'email oidc_issuer oidc_subject oidc_refusal')},
    oidc_refused_at timestamptz
  );
  create unique index people_by_email on people (email);
  create unique index people_by_subject on people (oidc_issuer, oidc_subject);

  create table passkeys (
    id text primary key,
    person_id uuid not null references people (id) on delete cascade,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    is_synced boolean not null,
    created_at timestamptz not null default now(),
    used_at timestamptz
  );
  create index passkeys_of_person on passkeys (person_id);
  create table passkey_challenges (
    challenge text primary key,
    person_id uuid references people (id) on delete cascade,
    ends_at timestamptz not null
  );
  create index passkey_challenges_ending on passkey_challenges (ends_at);

  -- Sign-ins at the provider that are under way: a row is deleted when the browser returns.
  create table oidc_sign_ins (
    state_hash text primary key,
    ${columns('text not null', 'browser_hash nonce verifier return_to')},
    ends_at timestamptz not null
  );
  create index oidc_sign_ins_ending on oidc_sign_ins (ends_at);

  create table admin_sessions (
    id uuid primary key,
    person_id uuid references people (id) on delete cascade,
    browser text not null,
    ${columns('timestamptz not null', 'began_at seen_at ends_at')},
    password_mark text
  );
  create index admin_sessions_ending on admin_sessions (ends_at);
  create index admin_sessions_of_person on admin_sessions (person_id);

  create table failed_sign_ins (
    hour timestamptz not null,
    way text not null check (way in ('password', 'passkey', 'oidc')),
    count int not null,
    primary key (hour, way)
  );
  -- A keyed hash of each address from which someone signed in: their next sign-in goes before those of strangers.
  create table sign_in_addresses (
    key text primary key,
    at timestamptz not null default now()
  );
  create index sign_in_addresses_oldest on sign_in_addresses (at);

  -- Only a hash of each token is stored; "hint" is its last characters, by which people recognize it. It ends with the
  -- person who made it ("created_by_id" is null for the shared password).
  create table api_tokens (
    id uuid primary key,
    name text not null,
    scopes text[] not null,
    token_hash text not null unique,
    hint text not null,
    created_at timestamptz not null default now(),
    created_by text not null,
    ${columns('timestamptz', 'expires_at revoked_at')},
    last_used_on date,
    created_by_id uuid references people (id) on delete cascade
  );

  create table audit_log (
    id uuid primary key,
    created_at timestamptz not null default clock_timestamp(),
    person_id uuid,
    ${columns('text not null', 'author kind')},
    subject text,
    text text not null,
    token_id uuid
  );
  create index audit_log_by_time on audit_log (created_at, id);
  create index audit_log_by_author on audit_log (author, created_at, id);
  create index audit_log_by_kind on audit_log (kind, created_at, id);
`
