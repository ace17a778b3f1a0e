import type { AdminApi } from '../../../../shared/admin/api'
import { addressWith, type Intents } from '../../admin-action'

const callsOf = (api: AdminApi) => ({
  leads: {
    note: api.addNote,
    erase: api.eraseLead,
    change: api.changeLead,
    changeMany: api.changeLeads,
    undo: api.undoLeads,
    answer: api.answerLead,
  },
  messages: {
    note: api.addMessageNote,
    erase: api.eraseMessage,
    change: api.changeMessage,
    changeMany: api.changeMessages,
    undo: api.undoMessages,
    answer: api.answerMessage,
  },
  corrections: { note: api.addCorrectionNote, erase: api.eraseCorrection },
})

export type Kind = keyof ReturnType<typeof callsOf>
type Work = Exclude<Kind, 'corrections'>

/** The forms on the page of every item. */
export function itemIntents(api: AdminApi, of: Kind, id: string, request: Request): Intents {
  const calls = callsOf(api)[of]
  return {
    async note({ text = '' }) {
      await calls.note(id, { text })
      return addressWith(request, 'noted')
    },
    async resend({ email = '' }) {
      await api.sendEmailAgain(email)
      return addressWith(request, 'resent')
    },
    async erase() {
      await calls.erase(id)
      return `/admin/${of}?done=erased`
    },
  }
}

/** The same, and those on the page of an item that has an owner and a conversation. */
export function workIntents(api: AdminApi, of: Work, id: string, request: Request): Intents {
  const calls = callsOf(api)[of]
  return {
    ...itemIntents(api, of, id, request),
    async work({ status, owner = '', seenStatus, seenOwner = '', part }) {
      const seen = { status: seenStatus as never, owner: seenOwner }
      const { act } = await calls.change(id, { status: status as never, owner, seen })
      return addressWith(request, 'saved', { act, part })
    },
    async unmark({ part }) {
      await calls.change(id, { status: 'new' })
      return addressWith(request, 'unmarked', { part })
    },
    async answer({ subject = '', text = '', author = '', version }) {
      await calls.answer(id, { subject, text, author, version: version ? Number(version) : Number.NaN })
      return addressWith(request, 'answered')
    },
    async undo({ act = '' }) {
      await calls.undo(act)
      return addressWith(request, 'undone')
    },
  }
}

/** The forms on a list. After a view is removed the list still shows what it showed, so it can be saved again. */
export function listIntents(api: AdminApi, list: Work, request: Request): Intents {
  const calls = callsOf(api)[list]
  const at = (query: string) => new Request(new URL(`/admin/${list}?${query}`, request.url))
  return {
    async many(values, form) {
      const ids = values.only ? [values.only] : form.getAll('ids').map(String)
      const wanted = wantedOf(values)
      const { act, changed } = await calls.changeMany({ ids, ...wanted })
      return addressWith(request, 'seen' in wanted ? 'unmarked' : 'changed', { act, count: String(changed) })
    },
    async undo({ act = '' }) {
      await calls.undo(act)
      return addressWith(request, 'undone')
    },
    async 'save-view'({ name = '', query = '' }) {
      const view = await api.saveView({ list, name, query })
      return addressWith(at(view.query), 'view-saved')
    },
    async 'remove-view'({ id = '' }) {
      const { query } = await api.removeView(id)
      return addressWith(at(query), 'view-removed')
    },
  }
}

/** What the form of a list sets: a row's own button closes it, those below the list set the fields of all selected rows. */
function wantedOf({ only, status, owner = '', act }: Record<string, string>) {
  if (only) return { status: 'closed' as const }
  const wanted = act === 'unmark' ? 'new' : act === 'spam' ? 'spam' : status
  const named = owner.trim()
  return {
    ...(wanted && { status: wanted as never }),
    ...(named && { owner: named === '-' ? '' : named }),
    // Somebody may have unmarked and answered one since the list was read: it does not become new again.
    ...(act === 'unmark' && { seen: { status: 'spam' as const } }),
  }
}
