import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readFacts } from './lib/fact-history.mjs'
import { root } from './lib/project.mjs'
import { say } from './lib/terminal.mjs'

/** `npm run facts:release`: records the present facts as released; later changes are compared with them. */
const folder = path.join(root, 'shared/catalogue/history')
const { version } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))
const facts = readFacts(root)
const lines = Object.entries(facts).map(([key, fact]) => `    ${JSON.stringify(key)}: ${JSON.stringify(fact)}`)
writeFileSync(
  path.join(folder, 'released.json'),
  `{\n  "version": ${JSON.stringify(version)},\n  "facts": {\n${lines.join(',\n')}\n  }\n}\n`,
)
say(`${lines.length} facts of version ${version} are released`)
