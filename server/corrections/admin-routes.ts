import { correctionQuery } from '../../shared/admin/corrections'
import { type AdminEndpoint, json, noContent } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import { csv } from '../submissions/export-routes'
import type { CorrectionAdmin } from './admin'

export const correctionAdminRoutes = (admin: CorrectionAdmin): AdminEndpoint[] => [
  ['listCorrections', 'GET /corrections', json(({ query }) => admin.list(query(correctionQuery)))],
  [
    'exportCorrections',
    'GET /corrections.csv',
    csv('corrections', ({ actor, query }) => admin.export(actor, query(correctionQuery))),
  ],
  ['getCorrection', 'GET /corrections/:id', json(({ id }) => admin.get(id))],
  [
    'changeCorrection',
    'PATCH /corrections/:id',
    jsonBody,
    json(({ actor, id, body }) => admin.change(actor, id, body)),
  ],
  ['eraseCorrection', 'DELETE /corrections/:id', noContent(({ actor, id }) => admin.erase(actor, id))],
  [
    'decideCorrection',
    'POST /corrections/:id/decision',
    jsonBody,
    json(({ actor, id, body }) => admin.decide(actor, id, body)),
  ],
  [
    'addCorrectionNote',
    'POST /corrections/:id/notes',
    jsonBody,
    json(({ actor, id, body }) => admin.addNote(actor, id, body), 201),
  ],
  [
    'withdrawCorrection',
    'DELETE /corrections/:id/publication',
    noContent(({ actor, id }) => admin.withdraw(actor, id)),
  ],
]
