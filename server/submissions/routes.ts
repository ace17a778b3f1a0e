import type { RequestHandler } from 'express'
import { admissionOf, type Limits } from '../http/limits'
import type { SubmissionService } from './service'

/** `POST`: the body is the form's answers with, from a page's form, `signals` beside them. */
export function submitAnswers(submissions: SubmissionService, limits: Limits): RequestHandler {
  return async (request, response) => {
    const { id } = await submissions.submit({
      answers: request.body,
      signals: request.body?.signals,
      idempotencyKey: request.get('Idempotency-Key'),
      admit: admissionOf(limits, request, response),
    })
    // In one piece with its head, and without the tag of a body that nobody asks for again.
    response.status(201).type('json').end(JSON.stringify({ id }))
  }
}
