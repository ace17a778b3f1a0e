import { z } from 'zod'
import { changeOutcome } from '../../shared/admin/changes'
import { leadDetail, leadPage } from '../../shared/admin/leads'
import { letterVersion, letterVersions } from '../../shared/admin/letters'
import { messageDetail, messagePage } from '../../shared/admin/messages'
import type { AdminAct } from '../../shared/admin/permissions'
import { postChoices } from '../../shared/admin/post-choices'
import { postRevision, revisionList } from '../../shared/admin/post-revisions'
import { adminPost, adminPostPage } from '../../shared/admin/posts'
import { neighbors } from '../../shared/admin/query'
import { leadDecisions } from '../../shared/admin/reading'
import type { Described } from './operation'

type Answered = Pick<Described, 'status' | 'answer' | 'answerType'>

const ok = (answer: z.ZodType): Answered => ({ status: 200, answer })
const created = (answer: z.ZodType): Answered => ({ status: 201, answer })
const gone: Answered = { status: 204 }
const act = { act: z.string().nullable().describe('By which the change is undone; null where nothing was different.') }

/** The responses of acts that are open to tokens, by the schemas of their types. Other responses are not described. */
export const adminAnswers: Partial<Record<AdminAct, Answered>> = {
  describeAdminApi: ok(z.looseObject({ openapi: z.string() })),

  listLeads: ok(leadPage),
  getLead: ok(leadDetail),
  getLeadNeighbors: ok(neighbors),
  listLetterVersions: ok(letterVersions),
  getLetterVersion: ok(letterVersion),
  changeLead: ok(leadDetail.extend(act)),
  changeLeads: ok(changeOutcome),
  undoLeads: ok(changeOutcome),
  mergeLeads: ok(leadDetail.extend(act)),
  addNote: created(leadDetail),
  listLeadDecisions: ok(leadDecisions),
  decideLead: ok(leadDetail.extend(act)),
  undoLeadDecisions: ok(leadDetail),
  restartLetter: ok(leadDetail),
  takeLetterVersion: ok(leadDetail),
  eraseLead: gone,
  exportLeads: { status: 200, answer: z.string(), answerType: 'text/csv' },

  listMessages: ok(messagePage),
  getMessage: ok(messageDetail),
  getMessageNeighbors: ok(neighbors),
  changeMessage: ok(messageDetail.extend(act)),
  changeMessages: ok(changeOutcome),
  undoMessages: ok(changeOutcome),
  addMessageNote: created(messageDetail),
  eraseMessage: gone,

  readPostChoices: ok(postChoices),
  listAdminPosts: ok(adminPostPage),
  getAdminPost: ok(adminPost),
  listRevisions: ok(revisionList),
  getRevision: ok(postRevision),
  createAdminPost: created(adminPost),
  changePost: ok(adminPost),
  setPostState: ok(adminPost),
  restoreRevision: ok(adminPost),
}
