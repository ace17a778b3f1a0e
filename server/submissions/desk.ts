import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { WorkFields } from '../../shared/admin/changes'
import type { Listing, Narrowing } from '../platform/keyset'
import { findPlace, readNeighborsAt } from '../platform/keyset-list'
import { readList } from '../platform/list-page'
import { isId } from '../platform/validation'
import { eraseBy, notFound } from './admin'
import {
  changeMany,
  compareFields,
  fieldsInConflict,
  freedBy,
  type ManyChanges,
  undoAct,
  type WorkRow,
  writeChanges,
} from './changes'
import { addHistory } from './history'
import type { SubmissionTables, WorkTables } from './kinds'
import { withKnownOwner } from './owners'
import { type Answers, type SubmissionTable, sendHeldBack } from './table'

const rowsPerPage = 25

interface Place {
  page: number
  after: string
  before: string
}

interface DeskKind<Row, Listed, Detail, Query extends Place> {
  db: Knex
  table: SubmissionTables
  find: (db: Knex, id: string) => Promise<Row | undefined>
  detail: (row: Row) => Promise<Detail>
  listing: (query: Query) => Listing
  narrowing: (query: Query) => Narrowing
  readListed: (db: Knex, ids: readonly string[]) => Promise<Listed[]>
}

/** A step on a locked row, in its transaction. */
export type Step<Row> = (row: Row, transaction: Knex.Transaction) => Promise<void>

/** What the team does with submissions of any kind. Methods that take an id throw ApiError 404 for an unknown one. */
export function createDesk<Row, Listed, Detail, Query extends Place>(kind: DeskKind<Row, Listed, Detail, Query>) {
  const { db, table, find, detail, listing, readListed } = kind

  async function read(id: string, on: Knex = db): Promise<Row> {
    const row = isId(id) ? await find(on, id) : undefined
    if (!row) throw notFound(table)
    return row
  }

  const get = async (id: string): Promise<Detail> => detail(await read(id))

  /** Runs a step on the locked row in one transaction, and returns the row as it is then. */
  async function work(id: string, step: Step<Row>): Promise<Detail> {
    if (!isId(id)) throw notFound(table)
    await db.transaction(async (transaction) => {
      await transaction(table).where({ id }).forUpdate().first('id')
      // A statement of its own, because one that waits for a lock reads other tables as they were before.
      await step(await read(id, transaction), transaction)
    })
    return get(id)
  }

  return {
    read,
    get,
    work,

    readPage: (query: Query, narrowing = kind.narrowing(query)) =>
      readList(db, {
        listing: listing(query),
        narrowing,
        query,
        perPage: rowsPerPage,
        read: (ids) => readListed(db, ids),
      }),

    async findNeighbors(id: string, query: Query & { part: string }) {
      const list = listing(query)
      const place = isId(id) ? await findPlace(db, id, list) : undefined
      if (!place) throw notFound(table)
      return readNeighborsAt(db, list, kind.narrowing(query), { ...place, id }, query.part)
    },

    addNote: (actor: Actor, id: string, { text }: { text: string }) =>
      work(id, (_row, transaction) => addHistory(transaction, actor, table, id, 'note', [text])),

    erase: (actor: Actor, id: string) => eraseBy(db, actor, table, [id]),
  }
}

interface WorkKind<Row, Detail, Form extends Answers> {
  db: Knex
  table: WorkTables
  form: SubmissionTable<Form>
  mailDomain: string
  work: (id: string, step: Step<Row>) => Promise<Detail>
}

/** Changes of status and owner, which can be undone. Whatever is no longer spam gets the emails held back. */
export function createWork<Row extends WorkRow, Detail, Form extends Answers>({
  db,
  table,
  form,
  mailDomain,
  work,
}: WorkKind<Row, Detail, Form>) {
  const onFreed = (transaction: Knex.Transaction, ids: readonly string[]) =>
    sendHeldBack(transaction, form, ids, mailDomain)
  return {
    /** Changes status and owner, and what `also` changes, all or none. */
    async change(
      actor: Actor,
      id: string,
      { seen, ...wanted }: WorkFields & { seen?: WorkFields | undefined },
      also: Step<Row> = async () => undefined,
    ) {
      const known = await withKnownOwner(db, wanted)
      let act: string | null = null
      const detail = await work(id, async (row, transaction) => {
        const { changes, conflicts } = compareFields(row, known, seen)
        if (conflicts.length > 0) throw fieldsInConflict(row, conflicts)
        await also(row, transaction)
        act = await writeChanges(transaction, actor, table, changes)
        await onFreed(transaction, freedBy(changes))
      })
      return { ...detail, act }
    },

    changeMany: async (actor: Actor, given: ManyChanges) =>
      changeMany(db, actor, table, await withKnownOwner(db, given), onFreed),

    undo: (actor: Actor, act: string) => undoAct(db, actor, table, act, onFreed),
  }
}
