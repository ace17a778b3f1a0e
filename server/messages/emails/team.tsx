import { Heading } from '@react-email/heading'
import { contactFields } from '../../../shared/contact/fields'
import type { ContactMessage } from '../../../shared/contact/schema'
import type { Operator } from '../../../shared/site/operator'
import { answerNote, EmailLayout, emailText, styles, TextWithLink } from '../../platform/email/layout'
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

export function messageText({ page, message, receivedAt, timeZone, siteName, operator }: MessageEmail): string {
  const answers = answersText({ fields: contactFields, answers: message })
  const opened = `${introduction(receivedAt, timeZone)}\nOpen this message: ${page}`
  return emailText([opened, answers, `${answerNote}\n${siteName}`], operator)
}

export function MessageHtml({ page, message, receivedAt, timeZone, siteName, operator }: MessageEmail) {
  return (
    <EmailLayout siteName={siteName} preview={message.message} footer={answerNote} operator={operator}>
      <Heading as="h1" style={styles.heading}>
        New message: <bdi>{message.subject}</bdi>
      </Heading>
      <TextWithLink text={introduction(receivedAt, timeZone)} href={page} link="Open this message" />
      <AnswersTable fields={contactFields} answers={message} />
    </EmailLayout>
  )
}

const introduction = (receivedAt: Date, timeZone: string) =>
  `We received this message through the contact form on ${momentOf(receivedAt, timeZone)} and aim to answer within 24 hours.`
