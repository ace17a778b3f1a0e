import { readMarkdown } from './markdown.mjs'

/** Jest's view of a `.md` file: the same exports as in the built site, as CommonJS. */
export default {
  process: (source) => ({ code: `module.exports = ${JSON.stringify({ __esModule: true, ...readMarkdown(source) })}` }),
}
