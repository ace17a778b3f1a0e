import { ApiError } from '../../../../shared/api'
import { enteredValue, isWrong } from '../../../../shared/leads/reading/entered-value'
import type { Decision } from '../../../../shared/match/terms/decision-schema'
import type { SlotKind } from '../../../../shared/match/terms/slots'
import { addressWith, listOf, pageAction } from '../../admin-action'
import { workIntents } from '../desk/acts'

/** The notices that only the page of a lead has, by the outcome that its address names. */
export const outcomes = {
  unmarked: { title: 'Marked as not spam', text: 'It is now new. Held emails are on their way.' },
  closed: { title: 'Closed', text: 'The previous lead is closed.' },
  merged: { title: 'Merged', text: 'Its answers, notes, and emails now appear here, too.' },
  decided: { title: 'Decided', text: 'The letter follows, unless somebody edited it.' },
  draft: { title: 'Draft saved', text: 'The visitor gets it only when you send it.' },
  restarted: { title: 'Reset', text: 'This is the computed draft. The previous text is saved as a version.' },
  taken: { title: 'Taken again', text: 'This is the older version. The previous text is saved as a version.' },
  sent: { title: 'Recommendation sent', text: 'The email to the visitor is on its way. Check its status below.' },
}

export const action = pageAction(
  (api, { id, request }) => {
    const saveDraft = ({ draft = '', version, author: draftAuthor = '' }: Record<string, string>) =>
      api.changeLead(id, { draft, draftVersion: Number(version), draftAuthor })
    const decide = async (decisions: Decision[], seen: string | undefined) => {
      const { act } = await api.decideLead(id, { decisions, seen: Number(seen) })
      return addressWith(request, 'decided', { act })
    }
    return {
      ...workIntents(api, 'leads', id, request),
      async undo({ act = '' }) {
        // Acts on the reading have a number, others an id.
        if (/^\d+$/.test(act)) await api.undoLeadDecisions(id, Number(act))
        else await api.undoLeads(act)
        return addressWith(request, 'undone')
      },
      async close({ next, part }) {
        const { act } = await api.changeLead(id, { status: 'closed' })
        const address = next ? new Request(new URL(next, request.url)) : request
        return addressWith(address, 'closed', { act, ...(!next && { part }) })
      },
      async merge(_values, form) {
        const { act } = await api.mergeLeads(id, { ids: form.getAll('ids').map(String) })
        return addressWith(request, 'merged', { act })
      },
      decide: ({ decisions = '[]', seen }) => decide(JSON.parse(decisions), seen),
      change: async (values) => decide([changedPoint(values)], values.seen),
      async save(values) {
        await saveDraft(values)
        return addressWith(request, 'draft')
      },
      async restart({ draft = '', version, author = '' }) {
        await api.restartLetter(id, { draft, draftVersion: Number(version), author })
        return addressWith(request, 'restarted')
      },
      async preview(values) {
        await saveDraft(values)
        return `/admin/leads/${id}/preview${listOf(request.url)}`
      },
    }
  },
  (api, { id }) => api.getLead(id),
)

/** The decision that the form of one point sends. @throws ApiError 422 if its text is no value */
function changedPoint({ key = '', kind, text = '', per = '', was = 'null' }: Record<string, string>): Decision {
  const entered = { kind: kind as SlotKind, text: text.trim(), per, accepts: JSON.parse(was) as unknown }
  const value = enteredValue({ ...entered, systemOf: (name) => ({ id: null, name }) })
  if (!isWrong(value)) return { key, value }
  const detail = 'Some fields need another look.'
  const errors = [{ field: key, message: value.wrong }]
  throw new ApiError({ type: 'about:blank', title: 'Unprocessable Content', status: 422, detail, errors })
}
