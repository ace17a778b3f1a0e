import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { correctionFields } from '../../../shared/corrections/fields'
import type { Correction } from '../../../shared/corrections/schema'
import { displayAnswer } from '../../../shared/forms/field'
import type { Operator } from '../../../shared/site/operator'
import { answerNote, EmailLayout, emailText, styles, TextWithLink } from '../../platform/email/layout'
import { AnswersTable, answersText, momentOf } from '../../submissions/answers'

interface CorrectionEmail {
  id: string
  correction: Correction
  receivedAt: Date
  /** The time zone of the business, in which the time is given. */
  timeZone: string
  siteName: string
  siteUrl: string
  operator: Operator
}

export const correctionSubject = ({ correction }: CorrectionEmail) => `Correction: ${subjectOf(correction)}`

export function correctionText(mail: CorrectionEmail): string {
  const { correction, siteName, operator } = mail
  const answers = answersText({ fields: correctionFields, answers: correction })
  const value = `The value: ${addressOf(mail)}`
  const opened = `${introduction(mail)}\nOpen this report: ${adminAddressOf(mail)}`
  return emailText([opened, answers, value, `${replyNote(correction)}\n${siteName}`], operator)
}

export function CorrectionHtml(mail: CorrectionEmail) {
  const { correction, siteName, operator } = mail
  return (
    <EmailLayout siteName={siteName} preview={introduction(mail)} footer={replyNote(correction)} operator={operator}>
      <Heading as="h1" style={styles.heading}>
        Correction: {subjectOf(correction)}
      </Heading>
      <TextWithLink text={introduction(mail)} href={adminAddressOf(mail)} link="Open this report" />
      <AnswersTable fields={correctionFields} answers={correction} />
      <Text style={{ ...styles.text, margin: '16px 0 12px' }}>
        <Link href={addressOf(mail)} style={styles.link}>
          See the value
        </Link>
      </Text>
    </EmailLayout>
  )
}

/** The names of system and value, as in the form. */
export function subjectOf({ vendor, field }: Pick<Correction, 'vendor' | 'field'>): string {
  const keys = { vendor, field, message: '', source: '', email: '' }
  return correctionFields
    .slice(0, 2)
    .map((one) => displayAnswer(one, keys))
    .join(', ')
}

const addressOf = ({ correction: { vendor, field }, siteUrl }: CorrectionEmail) => `${siteUrl}/emr/${vendor}#${field}`

const adminAddressOf = ({ id, siteUrl }: CorrectionEmail) => `${siteUrl}/admin/corrections/${id}`

const introduction = ({ receivedAt, timeZone }: CorrectionEmail) =>
  `On ${momentOf(receivedAt, timeZone)}, a visitor reported an error.`

const replyNote = ({ email }: Correction) =>
  email ? answerNote : 'The visitor left no email address, so you cannot reply.'
