import type { Knex } from 'knex'
import type { MailService } from '../../server/mail/service'
import { jobDefinitions } from '../definitions'
import { deliverMailProcessor } from './deliver-mail'
import type { JobProcessor } from './processor'
import { tidyProcessor } from './tidy'

interface Parts {
  db: Knex
  mail: MailService
}

export function createProcessors({ db, mail }: Parts): Map<string, JobProcessor> {
  return processorsByName([deliverMailProcessor(mail), tidyProcessor(db)])
}

/** @throws when a job has no processor or more than one: better no worker than one that leaves jobs undone. */
export function processorsByName(processors: JobProcessor[]): Map<string, JobProcessor> {
  for (const { name } of jobDefinitions) {
    const count = processors.filter(({ definition }) => definition.name === name).length
    if (count !== 1) throw new Error(`The job ${name} has ${count} processors instead of one.`)
  }
  return new Map(processors.map((one) => [one.definition.name, one]))
}
