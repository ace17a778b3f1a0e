import type { ActionFunctionArgs } from 'react-router'
import type { AdminApi } from '../../../../shared/admin/api'
import { ApiError } from '../../../../shared/api'
import { enteredValue, isWrong } from '../../../../shared/leads/reading/entered-value'
import type { Decision } from '../../../../shared/match/terms/decision-schema'
import type { SlotKind } from '../../../../shared/match/terms/slots'
import { addressWith, adminAction, listOf } from '../../admin-action'
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

/** Handles the forms of the lead's page. */
export const action =
  (api: AdminApi) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    const saveDraft = ({ draft, version, author }: Record<string, string>) =>
      api.changeLead(id, { draft: draft ?? '', draftVersion: Number(version), draftAuthor: author ?? '' })
    return adminAction(
      await request.formData(),
      {
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
        async decide({ decisions, seen }) {
          const { act } = await api.decideLead(id, { decisions: JSON.parse(decisions ?? '[]'), seen: Number(seen) })
          return addressWith(request, 'decided', { act })
        },
        async change(values) {
          const { act } = await api.decideLead(id, { decisions: [changedPoint(values)], seen: Number(values.seen) })
          return addressWith(request, 'decided', { act })
        },
        async save(values) {
          await saveDraft(values)
          return addressWith(request, 'draft')
        },
        async restart({ draft, version, author }) {
          await api.restartLetter(id, { draft: draft ?? '', draftVersion: Number(version), author: author ?? '' })
          return addressWith(request, 'restarted')
        },
        async preview(values) {
          await saveDraft(values)
          return `/admin/leads/${id}/preview${listOf(request.url)}`
        },
      },
      () => api.getLead(id),
    )
  }

/** The decision that the form of one point sends. @throws ApiError 422 if its text is no value */
function changedPoint({ key = '', kind, text = '', per = '', was = 'null' }: Record<string, string>): Decision {
  const entered = { kind: kind as SlotKind, text: text.trim(), per, accepts: JSON.parse(was) as unknown }
  const value = enteredValue({ ...entered, systemOf: (name) => ({ id: null, name }) })
  if (!isWrong(value)) return { key, value }
  const detail = 'Some fields need another look.'
  const errors = [{ field: key, message: value.wrong }]
  throw new ApiError({ type: 'about:blank', title: 'Unprocessable Content', status: 422, detail, errors })
}
