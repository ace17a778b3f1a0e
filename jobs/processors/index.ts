import type { Knex } from 'knex'
import type { GenerationRunner } from '../../server/generation/runner'
import type { MailService } from '../../server/mail/service'
import type { Config } from '../../server/platform/config'
import type { Logger } from '../../server/platform/logger'
import { jobDefinitions } from '../definitions'
import { deliverMailProcessor } from './deliver-mail'
import { eraseExpiredProcessor } from './erase-expired'
import { generatePostProcessor } from './generate-post'
import type { JobProcessor } from './processor'
import { rollUpPageViewsProcessor } from './roll-up-page-views'
import { tidyProcessor } from './tidy'
import { watchMailsProcessor } from './watch-mails'

interface Parts {
  config: Config
  db: Knex
  logger: Logger
  mail: MailService
  generations: GenerationRunner
}

export function createProcessors(parts: Parts): Map<string, JobProcessor> {
  return processorsByName([
    deliverMailProcessor(parts.mail),
    eraseExpiredProcessor(parts),
    generatePostProcessor(parts.generations),
    rollUpPageViewsProcessor(parts),
    tidyProcessor(parts),
    watchMailsProcessor(parts),
  ])
}

/** @throws when a job has no processor or more than one: better no worker than one that leaves jobs undone. */
export function processorsByName(processors: JobProcessor[]): Map<string, JobProcessor> {
  for (const { name } of jobDefinitions) {
    const count = processors.filter(({ definition }) => definition.name === name).length
    if (count !== 1) throw new Error(`The job ${name} has ${count} processors instead of one.`)
  }
  return new Map(processors.map((one) => [one.definition.name, one]))
}
