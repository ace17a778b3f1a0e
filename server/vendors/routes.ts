import type { Request, RequestHandler } from 'express'
import { vendors } from '../../shared/catalogue'
import { publishedRecord, publishedVendor } from '../../shared/catalogue/published'
import { comparisonCsv } from '../../shared/comparison/csv'
import { parseSelection, selectedVendors } from '../../shared/comparison/selection'
import { once } from '../../shared/once'
import { httpError } from '../platform/http-error'

/** The catalogue changes only with a release, so a copy may be kept but must be revalidated by its ETag. */
const revalidated = { 'Cache-Control': 'no-cache' }

const published = once(() => vendors.map(publishedVendor))
const known = once(() => new Set(published().flatMap((vendor) => Object.keys(vendor))))

/**
 * `GET /api/vendors?fields=`: the whole records, or of each only the id, the name, and the named fields. The parameter may be repeated, and
 * each may name several fields. 422 for an unknown field.
 */
export const listVendors: RequestHandler = (request, response) => {
  const lists = queryOf(request).getAll('fields')
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim())
  const unknown = names.filter((name) => !known().has(name))
  if (unknown.length > 0) {
    const message = `There is no field ${unknown.map((name) => JSON.stringify(name)).join(', ')}.`
    throw httpError(422, 'Name vendor fields, separated by commas.', [{ field: 'fields', message }])
  }
  const wanted = names.length > 0 ? new Set(['id', 'name', ...names]) : known()
  const only = (vendor: object) => Object.fromEntries(Object.entries(vendor).filter(([name]) => wanted.has(name)))
  response.set(revalidated).json(published().map(only))
}

/** By catalogue id only; the aliases of old links are resolved by pages. */
export const getVendor: RequestHandler = (request, response, next) => {
  const vendor = vendors.find(({ id }) => id === request.params.id)
  if (!vendor) return next(httpError(404, 'There is no vendor with that id.'))
  response.set(revalidated).json(publishedRecord(vendor))
}

const whole = once(() => comparisonCsv(vendors))

/** The comparison table as a CSV file: the systems that the query chooses, in its order, or all. */
export const vendorsCsv: RequestHandler = (request, response) => {
  const chosen = selectedVendors(parseSelection(queryOf(request), vendors))
  const name = chosen.length > 0 ? `emr-comparison-${chosen.map(({ id }) => id).join('-')}` : 'emr-comparison-data'
  const csv = chosen.length > 0 ? comparisonCsv(chosen) : whole()
  response.set(revalidated).attachment(`${name}.csv`).send(csv)
}

const queryOf = ({ originalUrl }: Request): URLSearchParams => new URL(originalUrl, 'http://localhost').searchParams
