import type { JobDefinition } from './define'
import { deliverMail } from './deliver-mail'
import { eraseExpired } from './erase-expired'
import { generatePost } from './generate-post'
import { rollUpPageViews } from './roll-up-page-views'
import { tidy } from './tidy'
import { watchMails } from './watch-mails'

export const queueName = 'jobs'

/** Every kind of job there is. Each needs exactly one processor, or the worker does not start. */
export const jobDefinitions = [deliverMail, eraseExpired, generatePost, rollUpPageViews, tidy, watchMails] as const

type Definition = (typeof jobDefinitions)[number]
export type JobName = Definition['name']
export type JobPayload<Name extends JobName> =
  Extract<Definition, { name: Name }> extends JobDefinition<Name, infer Payload> ? Payload : never

export function findDefinition(name: string): Definition | undefined {
  return jobDefinitions.find((definition) => definition.name === name)
}
