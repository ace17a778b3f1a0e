import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { programFiles } from './lib/expressions.mjs'
import { root } from './lib/project.mjs'
import { readRecords } from './lib/records.mjs'

/** Part of `npm run check`: no code names a vendor outside its folder; what it must know is a field of the record. */
const records = readRecords()

/**
 * The lists that the specification fixes: home cards, guide cards, and the systems that the lead form offers. The short
 * answers are texts, which name the pages that they rest on.
 */
const fixed = ['shared/leads/options.ts', 'shared/site/featured.ts', 'shared/vendors/guide-cards.ts', 'shared/answers']

/** The names that cannot be anything else, without what follows them in the record: `Kipu` for `Kipu EMR`. */
const known = records.filter(({ names }) => !names.isWord)
const ids = new Set(known.map(({ id }) => id))
const wholeWords = (text) => ` ${text.replace(/[^A-Za-z0-9]+/g, ' ').trim()} `
const names = known.map(({ name }) => wholeWords(name.replace(/ (?:EMR|EHR)$/, '')))
const isNamed = (text) => names.some((name) => wholeWords(text).includes(name))

const made = path.join(root, 'shared/catalogue/made')
const files = programFiles(['client', 'jobs', 'scripts', 'server', 'shared'].map((name) => path.join(root, name)))
const faults = files
  .filter((file) => !(file.startsWith(made) || fixed.some((one) => path.relative(root, file).startsWith(one))))
  .flatMap(namesIn)
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1

function namesIn(file) {
  const code = readFileSync(file, 'utf8')
  const found = []
  const look = (words, { start }) => {
    if (!(ids.has(words) || isNamed(words))) return
    const line = code.slice(0, start).split('\n').length
    found.push(`${path.relative(root, file)}:${line} names a vendor: ${words.trim().slice(0, 80)}`)
  }
  const lookAtText = (node) => look(node.value?.raw ?? String(node.value), node)
  new Visitor({ Literal: lookAtText, TemplateElement: lookAtText, JSXText: lookAtText }).visit(
    parseSync(file, code).program,
  )
  return found
}
