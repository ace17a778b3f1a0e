import type { Knex } from 'knex'
import { removeExpiredLimits } from '../../server/platform/stores/postgres-limits'
import { tidy } from '../definitions/tidy'
import { removeSettledPromises } from '../outbox'
import { processor } from './processor'

export const tidyProcessor = (db: Knex) =>
  processor(tidy, async () => {
    await removeSettledPromises(db)
    await removeExpiredLimits(db)
  })
