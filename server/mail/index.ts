import type { Knex } from 'knex'
import { createAlarmComposers } from '../alarms/email'
import { findAlarm } from '../alarms/repository'
import { createCorrectionComposers } from '../corrections/emails'
import { correctionTable } from '../corrections/repository'
import { createLeadComposers } from '../leads/emails'
import { findRecommendation } from '../leads/recommendation'
import { leadTable } from '../leads/repository'
import { createMessageComposers } from '../messages/emails'
import { messageTable } from '../messages/repository'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { createMailTransport } from '../platform/mail/transport'
import { findSubmission } from '../submissions/table'
import { type Composers, createMailService, type MailService } from './service'

interface Foundations {
  config: Config
  db: Knex
  logger: Logger
}

/** All mails of the product, wired once for a worker. A mail of a new kind is listed here with whoever writes it. */
export function createMail({ config, db, logger }: Foundations): MailService {
  const composers: Composers = {
    ...createLeadComposers({
      config,
      findLead: (id) => findSubmission(db, leadTable, id),
      findRecommendation: (id) => findRecommendation(db, id),
    }),
    ...createAlarmComposers({ config, findAlarm: (id) => findAlarm(db, id) }),
    ...createMessageComposers({ config, findMessage: (id) => findSubmission(db, messageTable, id) }),
    ...createCorrectionComposers({ config, findCorrection: (id) => findSubmission(db, correctionTable, id) }),
  }
  return createMailService({ db, logger, transport: createMailTransport(config), composers })
}
