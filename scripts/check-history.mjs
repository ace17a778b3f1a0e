import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readFacts, unrecorded } from './lib/fact-history.mjs'
import { root } from './lib/project.mjs'

/** Part of `npm run check`: fails if a fact of a project's folder has changed without an entry in the history. */
const folder = process.argv[2] ?? root
const read = (name) => JSON.parse(readFileSync(path.join(folder, 'shared/catalogue/history', name), 'utf8'))
const { version } = read('release.json')
const faults = unrecorded({
  released: read('released.json'),
  facts: readFacts(folder),
  changes: read('changes.json'),
  additions: read('added.json'),
  version,
})
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
