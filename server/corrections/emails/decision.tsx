import { Text } from '@react-email/text'
import type { Decision } from '../../../shared/admin/submissions'
import { longDate } from '../../../shared/dates'
import type { Operator } from '../../../shared/site/operator'
import { EmailLayout, emailText, Signature, styles, TextWithLink } from '../../platform/email/layout'

/**
 * The answer to a visitor who reported a wrong value. It repeats nothing of what the visitor wrote, because anybody may
 * have entered the address.
 */
export interface DecisionEmail {
  decision: Decision
  /** The names of system and value, as in the form. */
  subject: string
  receivedAt: Date
  /** The time zone of the business, in which days are given. */
  timeZone: string
  /** The sentence that we wrote about the decision. */
  reason: string
  /** The address of the value on the vendor's page. */
  value: string
  siteName: string
  siteUrl: string
  operator: Operator
}

export const decisionSubject = ({ subject }: Pick<DecisionEmail, 'subject'>) => `Your report on ${subject}`

const greeting = 'Hello,'
const closing = 'If you disagree, reply to this email. A person will read it.'
const why = 'You received this email because someone used this address to report a wrong value.'

export function decisionText(mail: DecisionEmail): string {
  const { reason, value, siteName, siteUrl, operator } = mail
  const parts = [greeting, outcome(mail), reason, next(mail), `The value: ${value}`, closing]
  return emailText([...parts, `${siteName}\n${siteUrl}`, why], operator)
}

export function DecisionHtml(mail: DecisionEmail) {
  const { reason, value, siteName, siteUrl, operator } = mail
  return (
    <EmailLayout siteName={siteName} preview={outcome(mail)} footer={why} operator={operator}>
      <Text style={styles.text}>{greeting}</Text>
      <Text style={styles.text}>{outcome(mail)}</Text>
      <Text style={{ ...styles.text, fontWeight: 600 }}>{reason}</Text>
      <TextWithLink text={next(mail)} href={value} link="See the value" />
      <Text style={styles.text}>{closing}</Text>
      <Signature siteName={siteName} siteUrl={siteUrl} />
    </EmailLayout>
  )
}

function outcome({ decision, subject, receivedAt, timeZone }: DecisionEmail): string {
  const report = `Thank you for your report of ${longDate(receivedAt.toISOString(), timeZone)} on ${subject}.`
  return decision === 'accepted'
    ? `${report} We checked it and accepted the correction:`
    : `${report} We checked it and left the value as it is:`
}

const next = ({ decision, siteUrl }: DecisionEmail) =>
  decision === 'accepted'
    ? `The value will change with the next version of our data. You can follow the correction at ${siteUrl}/changes, where neither your name nor your address appears.`
    : 'If you know a public source that says otherwise, send it to us and we will look at the value again.'
