import { Heading } from '@react-email/heading'
import { Text } from '@react-email/text'
import { displayAnswer } from '../../../shared/forms/field'
import { leadFields } from '../../../shared/leads/fields'
import { LetterBody } from '../../../shared/leads/letter-body'
import { practiceWords } from '../../../shared/leads/practice'
import type { Lead } from '../../../shared/leads/schema'
import type { Operator } from '../../../shared/site/operator'
import { answerNote, EmailLayout, emailText, Quotation, styles, TextWithLink } from '../../platform/email/layout'
import { letterLooks } from '../../platform/email/letter-looks'
import { AnswersTable, answersText, momentOf } from '../../submissions/answers'

interface TeamEmail {
  /** The lead's page in the admin. */
  page: string
  lead: Lead
  receivedAt: Date
  /** The time zone of the business, in which the time is given. */
  timeZone: string
  /** Plain text with its own heading in the first line. */
  draft: string
  siteName: string
  operator: Operator
}

export const teamSubject = ({ lead }: TeamEmail) =>
  `New lead: ${lead.organizationName} (${lead.firstName} ${lead.lastName})`

/**
 * The visitor's own words first, then every answer under its label in the order of the form, then the draft. Texts are
 * included unchanged.
 */
export function teamText({ page, lead, receivedAt, timeZone, draft, siteName, operator }: TeamEmail): string {
  const answers = answersText({ fields: leadFields, answers: lead })
  const words = `In their words:\n${lead.organizationDescription}`
  const opened = `${summary(lead)}\n${introduction(receivedAt, timeZone)}\nOpen this lead: ${page}`
  return emailText([opened, words, answers, draft, `${answerNote}\n${siteName}`], operator)
}

export function TeamHtml({ page, lead, receivedAt, timeZone, draft, siteName, operator }: TeamEmail) {
  const [heading, ...lines] = draft.split('\n')
  return (
    <EmailLayout siteName={siteName} preview={summary(lead)} footer={`${answerNote} ${siteName}`} operator={operator}>
      <Heading as="h1" style={styles.heading}>
        New lead: <bdi>{lead.organizationName}</bdi>
      </Heading>
      <Text style={styles.text}>{summary(lead)}</Text>
      <TextWithLink text={introduction(receivedAt, timeZone)} href={page} link="Open this lead" />
      <Quotation text={lead.organizationDescription} />
      <AnswersTable fields={leadFields} answers={lead} />
      <Heading as="h2" style={styles.subheading}>
        {heading}
      </Heading>
      <LetterBody text={lines.join('\n').trim()} looks={letterLooks} />
    </EmailLayout>
  )
}

const shortLabels = [
  ['currentEmr', 'Current EMR'],
  ['estimatedMonthlyBudget', 'Budget'],
] as const

/** The practice in one line: `Mental Health, 2-10 providers · Current EMR: Kipu · Budget: $500`. */
function summary(lead: Lead): string {
  const given = shortLabels.flatMap(([name, label]) => {
    const field = leadFields.find((one) => one.name === name)
    return field && lead[name] ? `${label}: ${displayAnswer(field, lead)}` : []
  })
  return [practiceWords(lead), ...given].join(' · ')
}

const introduction = (receivedAt: Date, timeZone: string) =>
  `We received this request for a recommendation on ${momentOf(receivedAt, timeZone)}.`
