import { type Config, readConfig } from '../../server/platform/config'

/** The configuration of a test's site, and of programs that work beside it on the same database. */
export const testConfig = (databaseUrl: string, env: Record<string, string | undefined> = {}): Config =>
  readConfig({
    SITE_URL: 'https://guide.example',
    SESSION_SECRET: 'a secret of the tests alone',
    DATABASE_URL: databaseUrl,
    ...env,
  })
