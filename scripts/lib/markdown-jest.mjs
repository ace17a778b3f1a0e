import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textExports } from './markdown.mjs'

const reader = ['./markdown.mjs', './markdown-plugins.mjs', './rules.mjs', './whole-words.mjs']
const data = ['../../shared/whole-words.mjs', '../../shared/rules/rules.json', '../../shared/rules/stated.mjs']
const readFrom = [...reader, ...data].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))

/** How Jest loads a `.md` file: the same exports as in the built site, as CommonJS. */
export default {
  process: (source) => {
    const { fields, needs } = textExports(source)
    const lines = needs.map(([name, module]) => `const { ${name} } = require(${JSON.stringify(fileURLToPath(module))})`)
    const all = fields.map(([name, expression]) => `${name}: ${expression}`)
    return { code: [...lines, `module.exports = { __esModule: true, ${all.join(', ')} }`].join('\n') }
  },
  /** A text also depends on the reader's files and the rules' sentences; without them, Jest would keep stale texts. */
  getCacheKey: (source, file, { configString }) =>
    createHash('sha256')
      .update(JSON.stringify([source, file, configString, readFrom]))
      .digest('hex'),
}
