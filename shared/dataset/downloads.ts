import { changesFile, factsCsv, vendorsFile, vendorsJsonSchema } from './files'

/** A file of the data set. */
export interface Download {
  path: string
  type: string
  /** What a reader calls it, and what it contains. */
  name: string
  about: string
  /** The content. The catalogue is part of the program, so it is generated once. */
  body: () => string
}

/** The files in the order in which the page of the data set offers them. */
export const downloads: readonly Download[] = [
  {
    path: '/data/facts.csv',
    type: 'text/csv',
    name: 'Spreadsheet (CSV)',
    about: 'every fact in a row, with its basis, source, and dates',
    body: once(factsCsv),
  },
  {
    path: '/data/vendors.json',
    type: 'application/json',
    name: 'All facts by vendor (JSON)',
    about: 'the same facts with all of their evidence, for programs',
    body: once(() => JSON.stringify(vendorsFile())),
  },
  {
    path: '/data/changes.json',
    type: 'application/json',
    name: 'Changes (JSON)',
    about: 'every change to a fact, with the reason',
    body: once(() => JSON.stringify(changesFile())),
  },
  {
    path: '/data/vendors.schema.json',
    type: 'application/schema+json',
    name: 'Schema (JSON Schema)',
    about: 'the structure of the file with all facts by vendor',
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
