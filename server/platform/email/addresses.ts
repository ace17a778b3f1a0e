import { personName } from '../../../shared/leads/recommendation-email'
import type { Config } from '../config'
import type { Mailbox } from './email'

/**
 * Where what a visitor replies to an email arrives: the inbox that is read, where there is one, else the address that is published
 * for it, else the first one of the team.
 */
export function replyAddress({ inbox, operator, leadsTo }: Pick<Config, 'inbox' | 'operator' | 'leadsTo'>): Mailbox {
  return { address: inbox?.address ?? operator.contactEmail ?? leadsTo[0] ?? '' }
}

/** The mailbox of a visitor, with the name where all of its parts look like one. */
export function visitorMailbox(address: string, ...names: readonly string[]): Mailbox {
  const shown = names.map(personName)
  return { address, ...(shown.every(Boolean) && { name: shown.join(' ') }) }
}
