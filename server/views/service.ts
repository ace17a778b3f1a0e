import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Acts } from '../../shared/admin/calls/call'
import type { viewCalls } from '../../shared/admin/calls/desk'
import { type SavedView, type ViewedList, viewQuery } from '../../shared/admin/views'
import { recordAct } from '../audit/record'
import { assertRoom, found, lockAdditions } from '../platform/rows'

const viewsMax = 50

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
        await lockAdditions(transaction, 'saved_views')
        const others = transaction('saved_views').where({ list })
        await others.clone().whereRaw('blog_fold(name) = blog_fold(?)', [name]).delete()
        await assertRoom(transaction, others, viewsMax, `You already have ${viewsMax} views. Remove one first.`)
        const view = { id: randomUUID(), name, query: viewQuery(list, query) }
        await transaction('saved_views').insert({ ...view, list })
        await recordAct(transaction, actor, { kind: 'template', text: `Saved the view "${name}" of ${list}` })
        return view
      }),

    async removeView(actor, id) {
      return db.transaction(async (transaction) => {
        const view = transaction('saved_views').where({ id })
        const columns = ['id', 'name', 'query', 'list']
        const removing = () => view.delete<(SavedView & { list: ViewedList })[]>(columns).then(([removed]) => removed)
        const removed = await found(id, removing, 'There is no view with that id.')
        const text = `Removed the view "${removed.name}" of ${removed.list}`
        await recordAct(transaction, actor, { kind: 'template', text })
        return removed
      })
    },
  }
}
