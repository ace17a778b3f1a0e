import express, { type Request, type RequestHandler } from 'express'
import type { ApiError } from '../../shared/api'
import { httpError } from '../platform/http-error'

const formType = 'application/x-www-form-urlencoded'

interface FormBound {
  bytesMax: number
  fieldsMax: number
}

/** For somebody who is not signed in: three times thirteen answers of realistic length, in any script. */
export const visitorForm: FormBound = { bytesMax: 128 * 1024, fieldsMax: 64 }

/** Bound of the form with the reading of a request: a field a feature, and a box for each need and question. */
export const requestForm: FormBound = { ...visitorForm, fieldsMax: 256 }

/** For an administrator: an article of 50,000 characters, each up to nine bytes when encoded, or a long list of ids. */
export const adminForm: FormBound = { bytesMax: 512 * 1024, fieldsMax: 1_000 }

/** Bound of a form that was being sent when the session ended; the sign-in page carries its fields along. */
export const carriedForm: FormBound = { bytesMax: 512 * 1024, fieldsMax: 64 }

/** Reads a posted form into `request.body` as bytes, within the bounds. @throws ApiError 413 above them */
export function readForm({ bytesMax, fieldsMax }: FormBound): RequestHandler[] {
  return [
    readRaw({ type: formType, limit: bytesMax }, tooLarge),
    (request, _response, next) => {
      if (countFields(request.body) <= fieldsMax) return next()
      request.body = undefined
      next(tooLarge())
    },
  ]
}

/** Reads a body into `request.body` as bytes. @throws the given error if it is above the limit */
export function readRaw(options: Parameters<typeof express.raw>[0], tooLarge: () => ApiError): RequestHandler {
  const read = express.raw(options)
  return (request, response, next) =>
    read(request, response, (error?: { type?: string }) =>
      next(error?.type === 'entity.too.large' ? tooLarge() : error),
    )
}

const tooLarge = () => httpError(413, 'The form is too large.')

/** Counted by separators, before anything is parsed. */
function countFields(body: unknown): number {
  if (!Buffer.isBuffer(body)) return 0
  let fields = 1
  for (let at = body.indexOf('&'); at !== -1; at = body.indexOf('&', at + 1)) fields += 1
  return fields
}

/** The fields of a form that was read; empty if something else was posted. */
export function formOf({ body }: Request): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '')
}
