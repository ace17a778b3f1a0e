import { createHash } from 'node:crypto'

/** What a sandbox calls `require` of Node.js itself, as `environment-jest.mjs` sets it. */
export const requireName = '__requireOfNode'

/**
 * Packages that keep nothing from one test to the next and compare no class of the language with what a test hands them. Jest
 * reads and compiles every module again for each test file; these, most of the code there is, a process loads once.
 * What a test mocks (`jest.mock`) is mocked all the same. A package that answers objects by whose class somebody goes (`pg` and its
 * dates, `zod` and its lists, which `isDeepStrictEqual` tells from those of the sandbox) or that holds a state of its own (`prom-client` and its registry) is not to be listed. A pattern of what stands behind `node_modules/`.
 */
export const sharedPackages = `(?:${[
  '@bull-board/(?:api|express)',
  '@react-email/[a-z]+',
  '@simplewebauthn/server',
  'bullmq',
  'diff',
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

/** The pattern of their files. */
export const sharedFiles = `/node_modules/${sharedPackages}`

/** Jest's view of the file by which a package is entered: what Node.js makes of it, with all that it loads in turn. */
export default {
  process: (_source, file) => ({ code: `module.exports = ${requireName}(${JSON.stringify(file)})` }),
  getCacheKey: (_source, file) => createHash('sha256').update(`${requireName} ${file}`).digest('hex'),
}
