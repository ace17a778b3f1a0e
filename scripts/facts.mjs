import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/project.mjs'
import { say } from './lib/terminal.mjs'

/** `npm run facts`: counts the comparison's values in the catalogue's files by their basis. */
const folder = path.join(root, 'shared/catalogue/vendors')
const fields = readFileSync(path.join(root, 'shared/catalogue/fields.ts'), 'utf8')
const keys = Array.from(fields.matchAll(/\{ key: '(\w+)'/g), ([, key]) => key)
const facts = readdirSync(folder).flatMap((id) => {
  const record = JSON.parse(readFileSync(path.join(folder, id, 'record.json'), 'utf8'))
  return keys.map((key) => record[key])
})

function count(name, values) {
  const counts = new Map()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  for (const [value, times] of [...counts].sort(([, a], [, b]) => b - a)) say(`${name} ${value}: ${times}`)
}

const applying = facts.filter(({ basis }) => basis !== 'not-applicable')
const sourced = applying.filter(({ basis }) => basis === 'sourced')
say(`${facts.length} values of the comparison, ${applying.length} of which apply`)
count(
  'basis',
  facts.map(({ basis }) => basis),
)
count(
  'kind of source',
  sourced.map(({ source }) => source.kind),
)
say(`sourced: ${((100 * sourced.length) / applying.length).toFixed(1)} % of the values that apply`)
