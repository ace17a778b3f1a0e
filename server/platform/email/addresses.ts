import { personName } from '../../../shared/leads/recommendation-email'
import type { Config } from '../config'
import type { Mailbox } from './email'

/** Where visitors' replies go: the inbox, otherwise the published address, otherwise the team's first address. */
export function replyAddress({ inbox, operator, leadsTo }: Pick<Config, 'inbox' | 'operator' | 'leadsTo'>): Mailbox {
  return { address: inbox?.address ?? operator.contactEmail ?? leadsTo[0] ?? '' }
}

export const teamMailboxes = ({ leadsTo }: Pick<Config, 'leadsTo'>): Mailbox[] =>
  leadsTo.map((address) => ({ address }))

/** A visitor's mailbox. The name is included only if every part of it looks like one. */
export function visitorMailbox(address: string, ...names: readonly string[]): Mailbox {
  const shown = names.map(personName)
  return { address, ...(shown.every(Boolean) && { name: shown.join(' ') }) }
}
