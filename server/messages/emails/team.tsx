import { Heading, Text } from '@react-email/components'
import { contactFields } from '../../../shared/contact/fields'
import type { ContactMessage } from '../../../shared/contact/schema'
import { MailLayout, styles } from '../../platform/mail/layout'
import { AnswersTable, answersText, momentOf } from '../../submissions/answers'

export interface MessageMail {
  message: ContactMessage
  receivedAt: Date
  siteName: string
}

export const messageSubject = ({ message }: MessageMail) => `New message: ${message.subject} (${message.name})`

const answerNote = 'Answer to this mail to write to the visitor.'

export function messageText({ message, receivedAt, siteName }: MessageMail): string {
  const answers = answersText({ fields: contactFields, answers: message })
  return [introduction(receivedAt), answers, `${answerNote}\n${siteName}`].join('\n\n')
}

export function MessageHtml({ message, receivedAt, siteName }: MessageMail) {
  return (
    <MailLayout preview={introduction(receivedAt)} footer={`${answerNote} ${siteName}`}>
      <Heading as="h1" style={styles.heading}>
        New message: <bdi>{message.subject}</bdi>
      </Heading>
      <Text style={styles.text}>{introduction(receivedAt)}</Text>
      <AnswersTable fields={contactFields} answers={message} />
    </MailLayout>
  )
}

const introduction = (receivedAt: Date) =>
  `A message was sent through the contact form on ${momentOf(receivedAt)}. We promised an answer within 24 hours.`
