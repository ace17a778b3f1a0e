import type { RequestHandler } from 'express'
import { z } from 'zod'
import { acceptedQuery } from '../http/query'
import { httpError } from '../platform/http-error'
import type { VendorService } from './service'

/** The catalogue changes only with a release, so a copy may be kept but must be revalidated by its ETag. */
const revalidated = { 'Cache-Control': 'no-cache' }

/** `GET /api/vendors?fields=`: the whole records, or only the named fields of each. 422 for an unknown field. */
export function listVendors(vendors: VendorService): RequestHandler {
  return (request, response) => {
    const { fields } = acceptedQuery(fieldsQuery, request)
    const answer = fields ? vendors.publishedFields(fields) : vendors.published()
    response.set(revalidated).json(answer)
  }
}

const fieldsQuery = z.object({
  fields: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .optional(),
})

export function getVendor(vendors: VendorService): RequestHandler {
  return (request, response, next) => {
    const vendor = vendors.find(String(request.params.id))
    if (!vendor) return next(httpError(404, 'There is no vendor with that id.'))
    response.set(revalidated).json(vendor)
  }
}

/** The comparison table as a CSV file: the systems of the query, or all. */
export function vendorsCsv(vendors: VendorService): RequestHandler {
  return (request, response) => {
    const { name, csv } = vendors.file(new URL(request.originalUrl, 'http://localhost').searchParams)
    response.set(revalidated).attachment(name).send(csv)
  }
}
