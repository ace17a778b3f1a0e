import type { RequestHandler } from 'express'
import { admissionOf, type Limits } from '../http/limits'
import type { SubmissionService } from './service'

/** `POST`: the body contains the form's answers and, if a page's form sent it, `signals`. */
export function submitAnswers(submissions: SubmissionService, limits: Limits): RequestHandler {
  return async (request, response) => {
    const { id } = await submissions.submit({
      answers: request.body,
      signals: request.body?.signals,
      arrival: request.body?.arrival,
      idempotencyKey: request.get('Idempotency-Key'),
      admit: admissionOf(limits, request, response),
    })
    response.status(201).json({ id })
  }
}
