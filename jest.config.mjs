const project = (displayName, settings = {}) => ({
  displayName,
  testMatch: [`<rootDir>/test/${displayName}/**/*.test.{ts,tsx}`],
  testEnvironment: 'node',
  transform: {
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
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  ...settings,
})

export default {
  // For what hangs. No test is to depend on how fast the machine is.
  testTimeout: 900_000,
  projects: [
    project('unit'),
    project('integration'),
    project('system'),
    // The kills of the system tests again, more of them: TEST_KILLS says how many.
    project('long', {
      testMatch: ['<rootDir>/test/long/**/*.test.ts', '<rootDir>/test/system/outbox-kills.test.ts'],
    }),
  ],
}
