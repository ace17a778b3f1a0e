import type { Request, RequestHandler } from 'express'
import { httpError } from '../platform/http-error'
import type { VendorService } from './service'

/** The catalogue changes only with a release, so a copy may be kept but must be revalidated by its ETag. */
const revalidated = { 'Cache-Control': 'no-cache' }

/**
 * `GET /api/vendors?fields=`: the whole records, or of each only the id, the name, and the named fields. The parameter may be repeated, and
 * each may name several fields. 422 for an unknown field.
 */
export function listVendors(vendors: VendorService): RequestHandler {
  return (request, response) => {
    const lists = queryOf(request).getAll('fields')
    const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim())
    const answer = names.length > 0 ? vendors.publishedFields(names) : vendors.published()
    response.set(revalidated).json(answer)
  }
}

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
    const { name, csv } = vendors.file(queryOf(request))
    response.set(revalidated).attachment(name).send(csv)
  }
}

const queryOf = ({ originalUrl }: Request): URLSearchParams => new URL(originalUrl, 'http://localhost').searchParams
