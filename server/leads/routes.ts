import type { RequestHandler } from 'express'
import type { LeadService } from './service'

/** `POST /api/leads`: the body is the thirteen fields with, from a page's form, `signals` beside them. */
export function submitLead(leads: LeadService): RequestHandler {
  return async (request, response) => {
    const { id } = await leads.submit({
      lead: request.body,
      signals: request.body?.signals,
      idempotencyKey: request.get('Idempotency-Key'),
    })
    response.status(201).json({ id })
  }
}
