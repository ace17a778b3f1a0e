import { z } from 'zod'
import { openAnswer } from '../conversation'
import { type Arrivals, arrivalsQuery, type Overview, overviewQuery } from '../overview'
import type { SourceLinks } from '../source-links'
import { type AnswerTemplate, newTemplate, type TemplateName, templateChanges } from '../templates'
import { newView, type SavedView, type ViewedList, viewsQuery } from '../views'
import { call, typed } from './call'

export const deskCalls = {
  getOverview: call('GET', { may: 'read', query: overviewQuery, answer: typed<Overview>() }),
  getArrivals: call('GET /arrivals', { may: 'read', query: arrivalsQuery, answer: typed<Arrivals>() }),
  readSourceLinks: call('GET', { may: 'read', answer: typed<SourceLinks>() }),
  /** Tries a failed email for another day. Rejects with 409 unless the id is that of a failed one. */
  sendEmailAgain: call('POST :id', { may: 'leads' }),
  describeAdminApi: call('GET /openapi.json', {
    may: 'read',
    scope: 'any',
    answer: z.looseObject({ openapi: z.string() }),
    raw: 'application/json',
  }),
}

const openAnswers = { may: 'leads', body: openAnswer, answer: typed<{ others: boolean }>() } as const

/** Tabs tell each other that an answer is being written. */
export const openAnswerCalls = {
  noteOpenAnswer: call('POST /leads/:id/open-answer', openAnswers),
  noteOpenMessageAnswer: call('POST /messages/:id/open-answer', openAnswers),
}

/** Each call rejects with 404 for an unknown template, with 409 for a taken name or after another save. */
export const templateCalls = {
  /** By name, up to 100. */
  listTemplates: call('GET', { may: 'read', answer: typed<TemplateName[]>() }),
  createTemplate: call('POST', { may: 'leads', body: newTemplate, answer: typed<AnswerTemplate>() }),
  getTemplate: call('GET /answer-templates/:id', { may: 'read', answer: typed<AnswerTemplate>() }),
  changeTemplate: call('PATCH :id', { may: 'leads', body: templateChanges, answer: typed<AnswerTemplate>() }),
  removeTemplate: call('DELETE :id', { may: 'leads' }),
}

export const viewCalls = {
  /** By name, up to 50. */
  listViews: call('GET', { may: 'read', query: viewsQuery, answer: typed<SavedView[]>() }),
  /** Replaces a view with the same name. Rejects with 409 if there are 50 already. */
  saveView: call('POST', { may: 'leads', body: newView, answer: typed<SavedView>() }),
  /** Returns what was removed, so it can be saved again. Rejects with 404 for an unknown id. */
  removeView: call('DELETE :id', { may: 'leads', answer: typed<SavedView & { list: ViewedList }>() }),
}
