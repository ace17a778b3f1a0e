import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { templateCalls } from '../../shared/admin/calls/desk'
import type { AnswerTemplate } from '../../shared/admin/templates'
import { recordAct } from '../audit/record'
import { httpError } from '../platform/http-error'
import { assertRoom, found, lockAdditions, type WithDates, withTimes } from '../platform/rows'

const templatesMax = 100

type Row = WithDates<AnswerTemplate, 'updatedAt'>

const columns = { id: 'id', name: 'name', text: 'text', version: 'version', updatedAt: 'updated_at' }

const noTemplate = 'There is no template with that id.'

const find = (db: Knex, id: string): Promise<Row> =>
  found(id, () => db('answer_templates').where({ id }).first<Row | undefined>(columns), noTemplate)

/** The templates for answers, which the whole team shares. */
export function createTemplateService(db: Knex): Acts<typeof templateCalls> {
  /** Concurrent saves wait for each other, so names stay unique and the limit holds. */
  const locked = <Result>(work: (transaction: Knex.Transaction) => Promise<Result>) =>
    db.transaction(async (transaction) => {
      await lockAdditions(transaction, 'answer_templates')
      return work(transaction)
    })

  const record = (transaction: Knex.Transaction, actor: Actor, act: string, { id, name }: Pick<Row, 'id' | 'name'>) =>
    recordAct(transaction, actor, {
      kind: 'template',
      text: `${act} the template "${name}"`,
      subject: `/admin/templates/${id}`,
    })

  async function assertNameIsFree(transaction: Knex.Transaction, name: string, id: string): Promise<void> {
    const other = await transaction('answer_templates')
      .whereRaw('blog_fold(name) = blog_fold(?) and id <> ?', [name, id])
      .first('id')
    if (other) throw httpError(409, 'Another template has this name.', [{ field: 'name', message: takenName }])
  }

  return {
    async listTemplates() {
      const { text: _text, version: _version, ...listed } = columns
      const rows = await db('answer_templates').orderByRaw('lower(name), id').limit(templatesMax).select<Row[]>(listed)
      return rows.map(withTimes)
    },

    getTemplate: async (id) => withTimes(await find(db, id)),

    createTemplate: (actor, { name, text }) =>
      locked(async (transaction) => {
        const id = randomUUID()
        await assertNameIsFree(transaction, name, id)
        const full = `You already have ${templatesMax} templates. Delete one first.`
        await assertRoom(transaction, transaction('answer_templates'), templatesMax, full)
        await transaction('answer_templates').insert({ id, name, text })
        await record(transaction, actor, 'Made', { id, name })
        return withTimes(await find(transaction, id))
      }),

    changeTemplate: (actor, id, { name, text, version }) =>
      locked(async (transaction) => {
        const stored = await find(transaction, id)
        if (stored.version !== version) throw httpError(409, 'Someone else has saved this template in the meantime.')
        await assertNameIsFree(transaction, name, id)
        const changes = { name, text, version: version + 1, updated_at: transaction.raw('now()') }
        await transaction('answer_templates').where({ id }).update(changes)
        await record(transaction, actor, 'Changed', { id, name })
        return withTimes(await find(transaction, id))
      }),

    async removeTemplate(actor, id) {
      await db.transaction(async (transaction) => {
        const template = transaction('answer_templates').where({ id })
        const removing = () => template.delete<Pick<Row, 'name'>[]>('name').then(([removed]) => removed)
        const { name } = await found(id, removing, noTemplate)
        await recordAct(transaction, actor, { kind: 'template', text: `Deleted the template "${name}"` })
      })
    },
  }
}

const takenName = 'Choose a name that no other template uses.'
