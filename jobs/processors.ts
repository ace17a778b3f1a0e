import type { Knex } from 'knex'
import { removeOldAlarms } from '../server/alarms/repository'
import { raiseAlarm } from '../server/alarms/service'
import { addUpPageViews } from '../server/analytics/service'
import { prepareStale, removeOldPreparations } from '../server/blog/prepare-stale'
import { publishScheduledPost } from '../server/blog/publish-scheduled'
import type { EmailService } from '../server/email/service'
import { failAbandoned } from '../server/generation/repository'
import type { GenerationRunner } from '../server/generation/runner'
import type { InboxReader } from '../server/inbox/service'
import { forgetConfirmed } from '../server/outbox/deliveries'
import { completeMessage } from '../server/outbox/messages'
import { removeOldWebhooks } from '../server/outbox/webhooks'
import { removeOldProviderSignIns } from '../server/people/oidc'
import { removeOldChallenges } from '../server/people/passkeys'
import { removeEndedSessions } from '../server/people/sessions'
import type { Config } from '../server/platform/config'
import type { Logger } from '../server/platform/logger'
import { removeExpiredLimits } from '../server/platform/stores/postgres-limits'
import type { SourceLinkChecker } from '../server/source-links/service'
import { eraseOldSubmissions, forgetKeys } from '../server/submissions/retention'
import type { WebhookService } from '../server/webhooks/service'
import { generatePost, type JobName, publishScheduled } from './definitions'

interface Parts {
  config: Config
  db: Knex
  logger: Logger
  mail: EmailService
  generations: GenerationRunner
  inbox: InboxReader
  sourceLinks: SourceLinkChecker
  webhooks: WebhookService
}

/**
 * Does a job. It may be run twice for one job, also at the same time; it has one effect all the same. `jobId`: for a job that was
 * made of an outbox message, the id of that message, which the processor completes.
 * @throws when the payload is not the definition's, and when the job has to be tried again.
 */
export type JobProcessor = (payload: unknown, jobId: string) => Promise<void>

/** All that a worker does, by the name of the job: one that is missing does not compile. */
export function createProcessors(parts: Parts): Record<JobName, JobProcessor> {
  const { db, generations, inbox, mail, sourceLinks, webhooks } = parts
  return {
    'check-source-links': () => sourceLinks.run(),
    'deliver-mail': (payload, messageId) => mail.deliver(payload, messageId),
    'deliver-webhook': (payload, messageId) => webhooks.deliver(payload, messageId),
    'erase-kept-email': (payload, messageId) => mail.eraseKept(payload, messageId),
    'erase-expired': () => eraseOldSubmissions(parts),
    async 'generate-post'(payload, messageId) {
      await generations.run(generatePost.payload.parse(payload).generationId)
      await completeMessage(db, messageId)
    },
    async 'prepare-articles'() {
      const articles = await prepareStale(db)
      if (articles > 0) parts.logger.info({ articles }, 'articles prepared')
    },
    'publish-scheduled': (payload) => publishScheduledPost(parts, publishScheduled.payload.parse(payload).postId),
    'read-inbox': () => inbox.run(),
    'roll-up-page-views': () => addUpPageViews(parts),
    tidy: () => tidy(db),
    'watch-mails': () => raiseAlarm(parts),
  }
}

/** Removes what has served its time, each step whatever became of those before. @throws the first failure, once all were tried. */
async function tidy(db: Knex): Promise<void> {
  const failures: unknown[] = []
  const steps = [
    removeExpiredLimits,
    removeEndedSessions,
    removeOldChallenges,
    removeOldProviderSignIns,
    forgetKeys,
    forgetConfirmed,
    removeOldAlarms,
    failAbandoned,
    removeOldPreparations,
    removeOldWebhooks,
  ]
  for (const step of steps) await step(db).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
