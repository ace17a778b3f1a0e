import express, { type Request, type RequestHandler } from 'express'
import { httpError } from '../platform/http-error'

/** What forms are posted as. */
const formType = 'application/x-www-form-urlencoded'

interface FormBound {
  bytesMax: number
  fieldsMax: number
}

/** A form of somebody who did not sign in: thirteen answers of real length, in any script, are a third of it. */
export const visitorForm: FormBound = { bytesMax: 128 * 1024, fieldsMax: 64 }

/** A form of an administrator: an article of 50,000 characters, each of them nine bytes in a form's encoding, or a long list of ids. */
export const adminForm: FormBound = { bytesMax: 512 * 1024, fieldsMax: 1_000 }

/** The form being sent when a session's hour ended: kept in the page that asks for the password. */
export const carriedForm: FormBound = { bytesMax: 512 * 1024, fieldsMax: 64 }

/** Reads a posted form into `request.body` as it was sent, at most so much of it. @throws ApiError 413 for more. */
export function readForm({ bytesMax, fieldsMax }: FormBound): RequestHandler[] {
  const read = express.raw({ type: formType, limit: bytesMax })
  return [
    (request, response, next) =>
      read(request, response, (error?: { type?: string }) =>
        next(error?.type === 'entity.too.large' ? tooLarge() : error),
      ),
    (request, _response, next) => {
      if (countFields(request.body) <= fieldsMax) return next()
      request.body = undefined
      next(tooLarge())
    },
  ]
}

const tooLarge = () => httpError(413, 'The form is too large.')

/** By its separators, before anything is made of them. */
function countFields(body: unknown): number {
  if (!Buffer.isBuffer(body)) return 0
  let fields = 1
  for (let at = body.indexOf('&'); at !== -1; at = body.indexOf('&', at + 1)) fields += 1
  return fields
}

/** The fields of a form that was read; none where something else was posted. */
export function formOf({ body }: Request): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '')
}
