import { Heading } from '@react-email/heading'
import { Text } from '@react-email/text'
import { contactFields } from '../../../shared/contact/fields'
import type { ContactMessage } from '../../../shared/contact/schema'
import type { Operator } from '../../../shared/site/operator'
import { EmailLayout, emailText, styles } from '../../platform/email/layout'
import { AnswersTable, answersText, momentOf } from '../../submissions/answers'

export interface MessageEmail {
  message: ContactMessage
  receivedAt: Date
  /** The time zone of the business, in which the time is given. */
  timeZone: string
  siteName: string
  operator: Operator
}

export const messageSubject = ({ message }: MessageEmail) => `New message: ${message.subject} (${message.name})`

const answerNote = 'Reply to this email to write to the visitor.'

export function messageText({ message, receivedAt, timeZone, siteName, operator }: MessageEmail): string {
  const answers = answersText({ fields: contactFields, answers: message })
  return emailText([introduction(receivedAt, timeZone), answers, `${answerNote}\n${siteName}`], operator)
}

export function MessageHtml({ message, receivedAt, timeZone, siteName, operator }: MessageEmail) {
  return (
    <EmailLayout
      siteName={siteName}
      preview={introduction(receivedAt, timeZone)}
      footer={`${answerNote} ${siteName}`}
      operator={operator}
    >
      <Heading as="h1" style={styles.heading}>
        New message: <bdi>{message.subject}</bdi>
      </Heading>
      <Text style={styles.text}>{introduction(receivedAt, timeZone)}</Text>
      <AnswersTable fields={contactFields} answers={message} />
    </EmailLayout>
  )
}

const introduction = (receivedAt: Date, timeZone: string) =>
  `We received this message through the contact form on ${momentOf(receivedAt, timeZone)} and promised an answer within 24 hours.`
