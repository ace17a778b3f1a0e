import type { RequestHandler } from 'express'
import { leadQuery, neighborQuery } from '../../shared/admin/leads'
import { type AdminEndpoint, json, noContent } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import { csv } from '../submissions/export-routes'
import type { LeadAdmin } from './admin'

export const leadAdminRoutes = ({ decisions, letters, ...admin }: LeadAdmin): AdminEndpoint[] => [
  ['listLeads', 'GET /leads', json(({ query }) => admin.list(query(leadQuery)))],
  ['exportLeads', 'GET /leads.csv', csv('leads', ({ actor, query }) => admin.export(actor, query(leadQuery)))],
  ['getLead', 'GET /leads/:id', json(({ id }) => admin.get(id))],
  ['changeLead', 'PATCH /leads/:id', jsonBody, json(({ actor, id, body }) => admin.change(actor, id, body))],
  ['eraseLead', 'DELETE /leads/:id', noContent(({ actor, id }) => admin.erase(actor, id))],
  ['mergeLeads', 'POST /leads/:id/merge', jsonBody, json(({ actor, id, body }) => admin.merge(actor, id, body))],
  [
    'getLeadNeighbors',
    'GET /leads/:id/neighbors',
    json(({ id, query }) => admin.findNeighbors(id, query(neighborQuery))),
  ],
  ['changeLeads', 'POST /lead-changes', jsonBody, json(({ actor, body }) => admin.changeMany(actor, body))],
  ['undoLeads', 'DELETE /lead-changes/:id', json(({ actor, id }) => admin.undo(actor, id))],
  ['addNote', 'POST /leads/:id/notes', jsonBody, json(({ actor, id, body }) => admin.addNote(actor, id, body), 201)],
  ['listLeadDecisions', 'GET /leads/:id/decisions', json(({ id }) => decisions.listLeadDecisions(id))],
  [
    'decideLead',
    'POST /leads/:id/decisions',
    jsonBody,
    json(({ actor, id, body }) => decisions.decideLead(actor, id, body)),
  ],
  [
    'undoLeadDecisions',
    'DELETE /leads/:id/decisions/:number',
    json(({ actor, id, number }) => decisions.undoLeadDecisions(actor, id, number)),
  ],
  ['listLetterVersions', 'GET /leads/:id/letters', json(({ id }) => letters.listLetterVersions(id))],
  [
    'restartLetter',
    'POST /leads/:id/letters',
    jsonBody,
    json(({ actor, id, body }) => letters.restartLetter(actor, id, body)),
  ],
  [
    'getLetterVersion',
    'GET /leads/:id/letters/:number',
    json(({ id, number }) => letters.getLetterVersion(id, number)),
  ],
  [
    'takeLetterVersion',
    'POST /leads/:id/letters/:number',
    jsonBody,
    json(({ actor, id, number, body }) => letters.takeLetterVersion(actor, id, number, body)),
  ],
  ['readSentEmail', 'GET /leads/:id/email', sendSentEmail(admin)],
  [
    'answerLead',
    'POST /leads/:id/answers',
    jsonBody,
    json(({ actor, id, body }) => admin.answer(actor, id, body), 202),
  ],
  [
    'sendRecommendation',
    'POST /leads/:id/recommendation',
    jsonBody,
    json(({ actor, id, body }) => admin.sendRecommendation(actor, id, body), 202),
  ],
]

/** The email as it was sent, in a document whose policy forbids scripts and loading anything. */
const sendSentEmail =
  (admin: Pick<LeadAdmin, 'sentEmail'>): RequestHandler =>
  async (request, response) => {
    const { html } = await admin.sentEmail(String(request.params.id))
    response.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups",
    )
    response.type('html').send(html)
  }
