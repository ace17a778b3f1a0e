import type { RequestHandler } from 'express'
import type { SubmissionService } from './service'

/** `POST`: the body is the form's answers with, from a page's form, `signals` beside them. */
export function submitAnswers(submissions: SubmissionService): RequestHandler {
  return async (request, response) => {
    const { id } = await submissions.submit({
      answers: request.body,
      signals: request.body?.signals,
      idempotencyKey: request.get('Idempotency-Key'),
    })
    response.status(201).json({ id })
  }
}
