import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readMarkdown } from './markdown.mjs'

const readFrom = ['./markdown.mjs', './rules.mjs', '../../shared/rules/rules.json'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
)

/** Jest's view of a `.md` file: the same exports as in the built site, as CommonJS. */
export default {
  process: (source) => ({ code: `module.exports = ${JSON.stringify({ __esModule: true, ...readMarkdown(source) })}` }),
  /** What a text becomes depends on the reader and on the sentences of the rules too; without them a stale text is kept. */
  getCacheKey: (source, file, { configString }) =>
    createHash('sha256')
      .update(JSON.stringify([source, file, configString, readFrom]))
      .digest('hex'),
}
