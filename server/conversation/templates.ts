import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { templateCalls } from '../../shared/admin/calls/desk'
import type { AnswerTemplate } from '../../shared/admin/templates'
import { recordAct } from '../audit/record'
import { countUpTo } from '../platform/count-up-to'
import { httpError } from '../platform/http-error'
import { isId } from '../platform/validation'

const templatesMax = 100

type Row = Omit<AnswerTemplate, 'updatedAt'> & { updatedAt: Date }

const columns = { id: 'id', name: 'name', text: 'text', version: 'version', updatedAt: 'updated_at' }

/** The templates for answers, which the whole team shares. */
export function createTemplateService(db: Knex): Acts<typeof templateCalls> {
  /** Concurrent saves wait for each other, so names stay unique and the limit holds. */
  const locked = <Result>(work: (transaction: Knex.Transaction) => Promise<Result>) =>
    db.transaction(async (transaction) => {
      await transaction.raw('lock table answer_templates in share row exclusive mode')
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
      return rows.map(({ id, name, updatedAt }) => ({ id, name, updatedAt: updatedAt.toISOString() }))
    },

    async getTemplate(id) {
      const row = isId(id) ? await db('answer_templates').where({ id }).first<Row | undefined>(columns) : undefined
      return toTemplate(row)
    },

    createTemplate: (actor, { name, text }) =>
      locked(async (transaction) => {
        const id = randomUUID()
        await assertNameIsFree(transaction, name, id)
        if ((await countUpTo(transaction, transaction('answer_templates'), templatesMax)) === templatesMax)
          throw httpError(409, `You already have ${templatesMax} templates. Delete one first.`)
        const [stored] = await transaction('answer_templates').insert({ id, name, text }).returning<Row[]>(returned)
        await record(transaction, actor, 'Made', { id, name })
        return toTemplate(stored)
      }),

    changeTemplate: (actor, id, { name, text, version }) =>
      locked(async (transaction) => {
        const stored = isId(id)
          ? await transaction('answer_templates').where({ id }).first<Row | undefined>(columns)
          : undefined
        if (!stored) throw noTemplate()
        if (stored.version !== version) throw httpError(409, 'Someone else has saved this template in the meantime.')
        await assertNameIsFree(transaction, name, id)
        const [row] = await transaction('answer_templates')
          .where({ id })
          .update({ name, text, version: version + 1, updated_at: transaction.raw('now()') })
          .returning<Row[]>(returned)
        await record(transaction, actor, 'Changed', { id, name })
        return toTemplate(row)
      }),

    async removeTemplate(actor, id) {
      await db.transaction(async (transaction) => {
        const [row] = isId(id)
          ? await transaction('answer_templates').where({ id }).delete<Pick<Row, 'name'>[]>('name')
          : []
        if (!row) throw noTemplate()
        await recordAct(transaction, actor, { kind: 'template', text: `Deleted the template "${row.name}"` })
      })
    },
  }
}

const returned = ['id', 'name', 'text', 'version', 'updated_at as updatedAt']
const takenName = 'Choose a name that no other template uses.'
const noTemplate = () => httpError(404, 'There is no template with that id.')

function toTemplate(row: Row | undefined): AnswerTemplate {
  if (!row) throw noTemplate()
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}
