import { greeting, recommendationEmail } from '../../../shared/leads/recommendation-email'
import type { Lead } from '../../../shared/leads/schema'
import type { Config } from '../../platform/config'
import { visitorMailbox } from '../../platform/email/addresses'
import { button, letter, paragraph } from '../../platform/email/blocks'
import type { EmailContent, Mailbox } from '../../platform/email/email'
import { forVisitor } from '../../platform/email/layout'

export type LetterSite = Pick<Config, 'siteName' | 'siteUrl' | 'operator'>

export interface VisitorLetter {
  lead: Lead
  /** The address of the visitor's own page; absent if its secret can no longer be derived. */
  requestPage: string | undefined
}

interface Recommendation extends VisitorLetter {
  text: string
}

/** The email to the visitor with what a person recommends. `thread`: the earlier emails of the conversation. */
export function recommendationContent(
  site: LetterSite,
  { lead, requestPage, text }: Recommendation,
  { replyTo, thread = [] }: { replyTo: Mailbox; thread?: readonly string[] },
): EmailContent {
  const { subject, closing, why } = recommendationEmail
  const page = requestPage && {
    ...button(pageNote, 'See your request', requestPage),
    text: `${pageNote}\n${requestPage}`,
  }
  return {
    to: [toVisitor(lead)],
    replyTo,
    thread,
    isPersonal: true,
    subject,
    ...forVisitor(site, {
      preview: subject,
      blocks: [paragraph(greeting(lead)), letter(text), paragraph(closing), ...(page ? [page] : [])],
      why,
    }),
  }
}

const pageNote = 'You can always find this recommendation, along with everything you sent, on your request page:'

export const toVisitor = ({ workEmail, firstName, lastName }: Pick<Lead, 'firstName' | 'lastName' | 'workEmail'>) =>
  visitorMailbox(workEmail, firstName, lastName)

/** Stands in a stored email for the address of the visitor's page, whose secret the database has only as a hash. */
export const requestPagePlaceholder = 'https://page-of-your-request.invalid/'

/** A stored email with the address filled in; undefined if none is stored, or the address can no longer be derived. */
export function withRequestPage(email: EmailContent | undefined, requestPage: string | undefined) {
  if (!email || (!requestPage && email.html.includes(requestPagePlaceholder))) return undefined
  const filled = (text: string) => text.replaceAll(requestPagePlaceholder, requestPage ?? '')
  return { ...email, html: filled(email.html), text: filled(email.text) }
}
