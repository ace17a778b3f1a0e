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
import type { ModelReader } from '../server/leads/model-reading/service'
import { forgetConfirmed } from '../server/outbox/deliveries'
import { generatePost, type JobName, publishScheduled } from '../server/outbox/jobs'
import { completeMessage } from '../server/outbox/messages'
import { removeOldWebhooks } from '../server/outbox/webhooks'
import { forgetSignInAddresses } from '../server/people/sessions'
import type { Config } from '../server/platform/config'
import type { Logger } from '../server/platform/logger'
import type { SourceLinkChecker } from '../server/source-links/service'
import { eraseOldSubmissions, forgetKeys } from '../server/submissions/retention'
import type { WebhookService } from '../server/webhooks/service'

interface Parts {
  config: Config
  db: Knex
  logger: Logger
  mail: EmailService
  generations: GenerationRunner
  inbox: InboxReader
  modelReader: ModelReader
  sourceLinks: SourceLinkChecker
  webhooks: WebhookService
}

/**
 * Runs a job. It may be called twice for the same job, even concurrently, and must then have a single effect. `jobId`:
 * for a job from the outbox, the id of the message, which the processor completes.
 * @throws for an invalid payload, or if the job has to be tried again
 */
export type JobProcessor = (payload: unknown, jobId: string) => Promise<void>

/** The processor of every job, by name. Does not compile if one is missing. */
export function createProcessors(parts: Parts): Record<JobName, JobProcessor> {
  const { db, generations, inbox, mail, modelReader, sourceLinks, webhooks } = parts
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
    'read-lead': (payload, messageId) => modelReader.run(payload, messageId),
    'roll-up-page-views': () => addUpPageViews(parts),
    tidy: () => tidy(db),
    'watch-mails': () => raiseAlarm(parts),
  }
}

/** When the rows of a table end. After that they count no longer, but would pile up. */
const endings = {
  rate_limits: 'expires_at',
  admin_sessions: 'ends_at',
  passkey_challenges: 'ends_at',
  oidc_sign_ins: 'ends_at',
}

/** Removes expired rows of all kinds, each kind even if an earlier one failed. @throws the first failure, at the end */
async function tidy(db: Knex): Promise<void> {
  const failures: unknown[] = []
  const steps = [
    ...Object.entries(endings).map(
      ([table, end]) =>
        (db: Knex) =>
          db(table).where(end, '<', db.fn.now()).delete(),
    ),
    forgetSignInAddresses,
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
