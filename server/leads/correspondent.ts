import { recommendationEmail } from '../../shared/leads/recommendation-email'
import type { Correspondent } from '../conversation/service'
import type { LeadRow } from './admin-repository'
import { confirmationSubject } from './emails/confirmation'
import { toVisitor } from './emails/recommendation'

/** The visitor of a lead as the recipient of a conversation. */
export function correspondent(row: LeadRow, ids: readonly string[]): Correspondent {
  const closed =
    (row.withdrawnAt && 'The visitor has withdrawn this request, so no email about it goes out any more.') ||
    (row.status === 'spam' && 'This lead is marked as spam. Change its status first, then you can answer.')
  return {
    ...{ of: 'leads', id: row.id, ids, to: toVisitor(row), firstName: row.firstName },
    organization: row.organizationName,
    subject: row.recommendationSentAt ? recommendationEmail.subject : confirmationSubject,
    first: undefined,
    why: recommendationEmail.why,
    closed: closed || '',
  }
}
