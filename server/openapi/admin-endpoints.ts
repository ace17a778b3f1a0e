import type { z } from 'zod'
import { manyChanges } from '../../shared/admin/changes'
import { correctionChanges, correctionDecision } from '../../shared/admin/corrections'
import { leadChanges, merging, sending } from '../../shared/admin/lead-changes'
import { manyMessageChanges, messageChanges } from '../../shared/admin/messages'
import { type AdminAct, scopeOf } from '../../shared/admin/permissions'
import { newAdminPost, postState } from '../../shared/admin/post-changes'
import { deciding } from '../../shared/admin/reading'
import { newNote } from '../../shared/admin/submissions'
import { newToken } from '../../shared/admin/tokens'
import { newView } from '../../shared/admin/views'
import { endpointChanges, newEndpoint, replay } from '../../shared/admin/webhooks'
import { adminAnswers } from './admin-answers'
import type { Described } from './operation'

/** The schemas that the admin checks request bodies with. */
const bodies: Partial<Record<AdminAct, z.ZodType>> = {
  ...{ changeLead: leadChanges, changeLeads: manyChanges, mergeLeads: merging, addNote: newNote },
  decideLead: deciding,
  ...{ sendRecommendation: sending, changeMessage: messageChanges, changeMessages: manyMessageChanges },
  ...{ addMessageNote: newNote, changeCorrection: correctionChanges, decideCorrection: correctionDecision },
  ...{ addCorrectionNote: newNote, createAdminPost: newAdminPost, setPostState: postState, saveView: newView },
  ...{ createEndpoint: newEndpoint, changeEndpoint: endpointChanges, replayWebhooks: replay, createToken: newToken },
}

/** The description of an admin endpoint: its act, who may use it, and its body's schema, if any. */
export function describeAct(act: AdminAct, method: string): Described {
  const scope = scopeOf(act)
  const body = bodies[act]
  return {
    id: act,
    summary: act.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ...(adminAnswers[act] ?? { status: 200 }),
    ...(body && { body }),
    ...(method === 'GET' && { parameters: [] }),
    security: [{ session: [] }, ...(scope ? [{ token: scope === 'any' ? [] : [scope] }] : [])],
  }
}
