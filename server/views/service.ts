import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Acts } from '../../shared/admin/calls/call'
import type { viewCalls } from '../../shared/admin/calls/desk'
import { type SavedView, type ViewedList, viewQuery } from '../../shared/admin/views'
import { recordAct } from '../audit/record'
import { countUpTo } from '../platform/count-up-to'
import { httpError } from '../platform/http-error'
import { isId } from '../platform/validation'

const viewsMax = 50

/** The saved views of the admin's lists. */
export function createViewService(db: Knex): Acts<typeof viewCalls> {
  return {
    listViews: ({ list }) =>
      db('saved_views')
        .where({ list })
        .orderByRaw('lower(name), id')
        .limit(viewsMax)
        .select<SavedView[]>('id', 'name', 'query'),

    saveView: (actor, { list, name, query }) =>
      db.transaction(async (transaction) => {
        // Concurrent saves wait for each other, so the limit holds.
        await transaction.raw('lock table saved_views in share row exclusive mode')
        const others = transaction('saved_views').where({ list })
        await others.clone().whereRaw('blog_fold(name) = blog_fold(?)', [name]).delete()
        if ((await countUpTo(transaction, others, viewsMax)) === viewsMax)
          throw httpError(409, `You already have ${viewsMax} views. Remove one first.`)
        const view = { id: randomUUID(), name, query: viewQuery(list, query) }
        await transaction('saved_views').insert({ ...view, list })
        await recordAct(transaction, actor, { kind: 'template', text: `Saved the view "${name}" of ${list}` })
        return view
      }),

    async removeView(actor, id) {
      return db.transaction(async (transaction) => {
        const [removed] = isId(id)
          ? await transaction('saved_views')
              .where({ id })
              .delete<(SavedView & { list: ViewedList })[]>(['id', 'name', 'query', 'list'])
          : []
        if (!removed) throw httpError(404, 'There is no view with that id.')
        const text = `Removed the view "${removed.name}" of ${removed.list}`
        await recordAct(transaction, actor, { kind: 'template', text })
        return removed
      })
    },
  }
}
