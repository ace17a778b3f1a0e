import type { Knex } from 'knex'
import { formerPasswordName, passwordOwner } from '../../shared/admin/actor'
import type { AuditEntry, AuditPage, AuditQuery, SignInWay } from '../../shared/admin/audit'
import { inOrder, type Listing } from '../platform/keyset'
import { readList } from '../platform/list-page'
import { type WithDates, withTimes } from '../platform/rows'

type Row = WithDates<AuditEntry, 'at'>

const entriesPerPage = 50
const authorsMax = 300

/** Newest first. */
const listing: Listing = { table: 'audit_log', time: 'created_at', parts: [{ where: 'true', descending: true }] }

const columns = {
  id: 'entry.id',
  at: 'entry.created_at',
  author: 'author',
  kind: 'kind',
  text: 'text',
  address: 'subject',
}

/** The log of what was done in the admin, for the team's owners. */
export async function listAudit(db: Knex, query: AuditQuery): Promise<AuditPage> {
  const { author, kind } = query
  const { facts, rows } = await readList(db, {
    listing,
    narrowing: {
      filter(entries) {
        if (author !== '') entries.whereIn('author', namesOf(author))
        if (kind !== '') entries.where({ kind })
      },
    },
    query,
    perPage: entriesPerPage,
    read: async (ids) => inOrder(ids, await readEntries(db, ids)),
  })
  const [people, failedSignIns] = await Promise.all([listAuthors(db), countFailures(db)])
  const authors = [passwordOwner.name, ...people]
  return { ...facts, entries: rows.map(withTimes), authors, failedSignIns }
}

const readEntries = (db: Knex, ids: readonly string[]) =>
  db('audit_log as entry')
    .leftJoin('api_tokens as token', 'token.id', 'entry.token_id')
    .whereIn('entry.id', ids)
    .select<Row[]>(columns, db.raw(`coalesce(left(person_id::text, 8), '…' || hint, '') as "authorMark"`))

/** Entries keep the name that their author had at the time. */
const namesOf = (author: string): string[] => (author === passwordOwner.name ? [author, formerPasswordName] : [author])

const listAuthors = (db: Knex): Promise<string[]> =>
  db('people').distinct('name').orderBy('name').limit(authorsMax).pluck<string[]>('name')

async function countFailures(db: Knex): Promise<AuditPage['failedSignIns']> {
  const rows = await db('failed_sign_ins')
    .whereRaw(`hour > now() - interval '24 hours'`)
    .groupBy('way')
    .select<{ way: SignInWay; count: string }[]>('way', db.raw('sum(count) as count'))
  const counts = Object.fromEntries(rows.map(({ way, count }) => [way, Number(count)]))
  return { password: 0, passkey: 0, oidc: 0, ...counts }
}
