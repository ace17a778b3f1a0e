import { sharedFiles, sharedPackages } from './scripts/lib/shared-packages-jest.mjs'

/** Packages that are ES modules only, which Jest can load once they are CommonJS. */
const modulesOnly = [
  ...['mdast-util-', 'micromark', 'unist-util-', 'markdown-table', 'longest-streak', 'zwitch', 'devlop'],
  ...['decode-named-character-reference', 'character-entities', 'ccount', 'escape-string-regexp'],
  ...['openid-client', 'oauth4webapi', 'jose'],
]

const project = (displayName, settings = {}) => ({
  displayName,
  // The second: see `scripts/lib/test-groups.mjs`.
  testMatch: [`<rootDir>/test/${displayName}/**/*.test.{ts,tsx}`, `<rootDir>/.cache/test-groups/${displayName}-*.cjs`],
  testEnvironment: '<rootDir>/scripts/lib/environment-jest.mjs',
  transform: {
    // First: of the patterns that fit a file, Jest takes the first.
    [sharedFiles]: '<rootDir>/scripts/lib/shared-packages-jest.mjs',
    '^.+\\.md$': '<rootDir>/scripts/lib/markdown-jest.mjs',
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
    '^.+\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${modulesOnly.join('|')}|${sharedPackages}))`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  ...settings,
})

export default {
  // For what hangs. No test is to depend on how fast the machine is.
  testTimeout: 900_000,
  projects: [
    project('unit'),
    project('integration'),
    project('system'),
    // Some tests again: with more kills, of which TEST_KILLS says how many, and with other random values (TEST_SEED).
    project('long', {
      testMatch: [
        '<rootDir>/test/long/**/*.test.ts',
        '<rootDir>/test/system/{outbox,webhook}-kills.test.ts',
        '<rootDir>/test/unit/{match/properties,match/budget,blog/sanitize,blog/pipeline,blog/difference}.test.ts',
        '<rootDir>/test/unit/{renderer/payload,trackers/conversion,cost/cost}.test.ts',
        '<rootDir>/test/unit/shared/{vendors/directory,comparison/csv,comparison/order}.test.ts',
        '<rootDir>/test/integration/addresses.test.ts',
      ],
    }),
  ],
}
