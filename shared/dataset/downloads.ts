import { vendors } from '../catalogue'
import { factsOf } from '../catalogue/facts'
import { changes } from '../catalogue/history'
import { counted, grouped } from '../words'
import { changesFile, factColumns, factsCsv, vendorsFile, vendorsJsonSchema } from './files'

/** A file of the data set: what a reader calls it, what it contains and how much of that, and its content. */
export type Download = (typeof downloads)[number]

/**
 * The files in the order in which the page of the data set offers them. The catalogue is part of the program, so each is
 * written once.
 */
export const downloads = [
  {
    path: '/data/facts.csv',
    type: 'text/csv',
    name: 'All values in one table',
    about:
      'One row per value that we look for, empty where we have none, with its basis, source, and dates, and how we know of a page that we did not open (via). Opens in any spreadsheet program.',
    format: 'CSV',
    holds: `${grouped(vendors.flatMap(factsOf).length)} rows, ${factColumns.length} columns`,
    body: once(factsCsv),
  },
  {
    path: '/data/vendors.json',
    type: 'application/json',
    name: 'All values by vendor',
    about:
      "The same values with notes, differing readings, what a source says and how we know of it (rests and via), and vendors' replies, and each vendor's strengths and limits.",
    format: 'JSON',
    holds: counted(vendors.length, 'vendor'),
    body: once(() => JSON.stringify(vendorsFile())),
  },
  {
    path: '/data/changes.json',
    type: 'application/json',
    name: 'All changes',
    about: 'Every change to a fact: its date, vendor, and field, the reason, and the value and basis before and after.',
    format: 'JSON',
    holds: counted(changes.length, 'change'),
    body: once(() => JSON.stringify(changesFile())),
  },
  {
    path: '/data/vendors.schema.json',
    type: 'application/schema+json',
    name: 'Schema',
    about: 'The structure of the file with all values by vendor, with a description of its parts.',
    format: 'JSON Schema',
    holds: 'describes vendors.json',
    body: once(() => JSON.stringify(vendorsJsonSchema())),
  },
]

/** The size of a file before compression, such as `7 KB` or `1.2 MB`. */
export function sizeWords(body: string): string {
  const kilobytes = new TextEncoder().encode(body).length / 1000
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1000).toFixed(1)} MB`
}

function once(write: () => string): () => string {
  let body: string | undefined
  return () => {
    body ??= write()
    return body
  }
}
