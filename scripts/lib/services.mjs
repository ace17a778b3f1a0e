import { openDataDir } from './files.mjs'
import { ensureDatabase, openPostgres } from './postgres.mjs'
import { provideSecrets } from './secrets.mjs'

/**
 * Provides what the environment lacks: secrets, and a Postgres under the data folder. Sets the variables. `isAsked`: as
 * for `provideSecrets`.
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function openServices(env, { isAsked = true } = {}) {
  if (!(env.DATABASE_URL && env.ADMIN_PASSWORD && env.SESSION_SECRET)) openDataDir(env.DATA_DIR)
  await provideSecrets(env, { isAsked })
  if (env.DATABASE_URL) return { close: async () => {} }
  const postgres = await openPostgres({ folder: env.DATA_DIR })
  await ensureDatabase(postgres, 'site')
  env.DATABASE_URL = postgres.url('site')
  return { close: postgres.release }
}
