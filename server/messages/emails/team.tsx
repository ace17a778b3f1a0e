import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { contactFields } from '../../../shared/contact/fields'
import type { ContactMessage } from '../../../shared/contact/schema'
import type { Operator } from '../../../shared/site/operator'
import { EmailLayout, emailText, styles } from '../../platform/email/layout'
import { AnswersTable, answersText, momentOf } from '../../submissions/answers'

export interface MessageEmail {
  /** The message's page in the admin. */
  page: string
  message: ContactMessage
  receivedAt: Date
  /** The time zone of the business, in which the time is given. */
  timeZone: string
  siteName: string
  operator: Operator
}

export const messageSubject = ({ message }: MessageEmail) => `New message: ${message.subject} (${message.name})`

const answerNote = 'Reply to this email to write to the visitor.'

export function messageText({ page, message, receivedAt, timeZone, siteName, operator }: MessageEmail): string {
  const answers = answersText({ fields: contactFields, answers: message })
  const opened = `${introduction(receivedAt, timeZone)}\nOpen this message: ${page}`
  return emailText([opened, answers, `${answerNote}\n${siteName}`], operator)
}

export function MessageHtml({ page, message, receivedAt, timeZone, siteName, operator }: MessageEmail) {
  return (
    <EmailLayout siteName={siteName} preview={message.message} footer={`${answerNote} ${siteName}`} operator={operator}>
      <Heading as="h1" style={styles.heading}>
        New message: <bdi>{message.subject}</bdi>
      </Heading>
      <Text style={styles.text}>
        {introduction(receivedAt, timeZone)}{' '}
        <Link href={page} style={styles.link}>
          Open this message
        </Link>
      </Text>
      <AnswersTable fields={contactFields} answers={message} />
    </EmailLayout>
  )
}

const introduction = (receivedAt: Date, timeZone: string) =>
  `We received this message through the contact form on ${momentOf(receivedAt, timeZone)} and promised an answer within 24 hours.`
