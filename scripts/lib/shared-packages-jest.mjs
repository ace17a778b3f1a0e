import { createHash } from 'node:crypto'

/** The sandbox's name for the `require` of Node.js itself, which `environment-jest.mjs` provides. */
export const requireName = '__requireOfNode'

/**
 * Packages that keep no state between tests and do not compare language classes with what a test passes them. Jest
 * compiles every module again for each test file; a process loads these, the bulk of the code, once. `jest.mock` works.
 * Do not list packages whose objects are checked by class (`pg` dates, `zod` arrays: `isDeepStrictEqual` notices the
 * sandbox) or that keep state (`prom-client`). Patterns for the path after `node_modules/`.
 */
export const sharedPackages = `(?:${[
  '@bull-board/(?:api|express)',
  '@simplewebauthn/server',
  'bullmq',
  'diff',
  'fast-formula-parser',
  'fflate',
  'html-validate',
  'openai',
  'parse5',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'sanitize-html',
  'sharp',
].join('|')})/`

export const sharedFiles = `/node_modules/${sharedPackages}`

/** Jest's transform for a package's entry file: the exports that Node.js loads for it, with all its dependencies. */
export default {
  process: (_source, file) => ({ code: `module.exports = ${requireName}(${JSON.stringify(file)})` }),
  getCacheKey: (_source, file) => createHash('sha256').update(`${requireName} ${file}`).digest('hex'),
}
