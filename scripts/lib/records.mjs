import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

/** The vendors' records, each under the name of its folder, in a copy of the project or in the project itself. */
export function readRecords(project = root) {
  const folder = path.join(project, 'shared/catalogue/vendors')
  return readdirSync(folder).map((id) => {
    const record = JSON.parse(readFileSync(path.join(folder, id, 'record.json'), 'utf8'))
    return { ...record, id }
  })
}
