import type { Knex } from 'knex'
import { removeOldAlarms } from '../../server/alarms/repository'
import { failAbandoned } from '../../server/generation/repository'
import { removeExpiredLimits } from '../../server/platform/stores/postgres-limits'
import { forgetKeys } from '../../server/submissions/retention'
import { tidy } from '../definitions/tidy'
import { removeSettledPromises } from '../outbox'
import { processor } from './processor'

export const tidyProcessor = ({ db }: { db: Knex }) =>
  processor(tidy, async () => {
    await removeSettledPromises(db)
    await removeExpiredLimits(db)
    await forgetKeys(db)
    await removeOldAlarms(db)
    await failAbandoned(db)
  })
