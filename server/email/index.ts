import { createAlarmComposers } from '../alarms/email'
import { findAlarm } from '../alarms/repository'
import { createConversationComposers } from '../conversation/composers'
import { findAnswerEmail, findReply } from '../conversation/repository'
import { createCorrectionComposers } from '../corrections/emails'
import { correctionTable, findCorrection } from '../corrections/repository'
import { createLeadComposers } from '../leads/emails'
import { findDecided, findNews, findReadLead, findRecommendation } from '../leads/for-emails'
import { createRequestLinks } from '../leads/request-links'
import { createMessageComposers } from '../messages/emails'
import { messageTable } from '../messages/repository'
import type { Composers } from '../outbox/composer'
import { createEmailTransport } from '../platform/email/transport'
import type { LoggedParts } from '../platform/parts'
import { findSubmission } from '../submissions/table'
import { createEmailService, type EmailService } from './service'

/** Creates all emails of the product, wired for a worker. A new kind of email is added here with its composer. */
export function createEmail({ config, db, logger }: LoggedParts): EmailService {
  const composers: Composers = {
    ...createLeadComposers({
      config,
      links: createRequestLinks(config),
      findLead: (id) => findReadLead(db, id),
      findNews: (id) => findNews(db, id),
      findDecided: (id) => findDecided(db, id),
      findRecommendation: (id) => findRecommendation(db, id),
    }),
    ...createAlarmComposers({ config, findAlarm: (id) => findAlarm(db, id) }),
    ...createMessageComposers({ config, findMessage: (id) => findSubmission(db, messageTable, id) }),
    ...createConversationComposers({
      config,
      findReply: (id) => findReply(db, id),
      findAnswerEmail: (id) => findAnswerEmail(db, id),
    }),
    ...createCorrectionComposers({
      config,
      findCorrection: (id) => findSubmission(db, correctionTable, id),
      findDecided: (id) => findCorrection(db, id),
    }),
  }
  return createEmailService({ db, logger, transport: createEmailTransport(config), composers })
}
