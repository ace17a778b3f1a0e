import { Heading } from '@react-email/heading'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { promisedBusinessDays } from '../../../shared/admin/leads'
import { type BusinessCalendar, dueDay } from '../../../shared/business-days'
import { shortDay } from '../../../shared/dates'
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
  /** The time zone of the business, in which the time is given, and its holidays. */
  calendar: BusinessCalendar
  /** What to look at before the draft is sent. */
  checks: readonly string[]
  /** Plain text with its own heading in the first line. */
  draft: string
  siteName: string
  operator: Operator
}

const checksTitle = 'Check before sending'

const isDescription = ({ name }: (typeof leadFields)[number]) => name === 'organizationDescription'

/** The visitor's own words have a place of their own, so the list of answers does not repeat them. */
const description = leadFields.filter(isDescription)
const otherFields = leadFields.filter((field) => !isDescription(field))

export const teamSubject = ({ lead }: TeamEmail) =>
  `New lead: ${lead.organizationName} (${lead.firstName} ${lead.lastName})`

/**
 * The visitor's own words first, then every other answer under its label in the order of the form, then what to check,
 * and the draft. Texts are included unchanged.
 */
export function teamText(mail: TeamEmail): string {
  const { page, lead, checks, draft, siteName, operator } = mail
  const words = answersText({ fields: description, answers: lead })
  const answers = answersText({ fields: otherFields, answers: lead })
  const opened = `${summary(lead)}\n${introduction(mail)}\nOpen this lead: ${page}`
  const toCheck = checks.length > 0 ? [[checksTitle, ...checks.map((check) => `- ${check}`)].join('\n')] : []
  return emailText([opened, words, answers, ...toCheck, draft, `${answerNote}\n${siteName}`], operator)
}

export function TeamHtml(mail: TeamEmail) {
  const { page, lead, checks, draft, siteName, operator } = mail
  const [heading, ...lines] = draft.split('\n')
  return (
    <EmailLayout siteName={siteName} preview={summary(lead)} footer={answerNote} operator={operator}>
      <Heading as="h1" style={styles.heading}>
        New lead: <bdi>{lead.organizationName}</bdi>
      </Heading>
      <Text style={styles.text}>
        {summaryParts(lead).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <span style={{ display: 'inline-block' }}>{part}</span>
          </Fragment>
        ))}
      </Text>
      <TextWithLink text={introduction(mail)} href={page} link="Open this lead" />
      <Quotation text={lead.organizationDescription}>
        {description.map(({ name, label }) => (
          <Text key={name} style={styles.label} className="soft">
            {label}
          </Text>
        ))}
      </Quotation>
      <AnswersTable fields={otherFields} answers={lead} />
      {checks.length > 0 && (
        <>
          <Heading as="h2" style={styles.subheading}>
            {checksTitle}
          </Heading>
          <LetterBody text={checks.map((check) => `- ${check}`).join('\n')} looks={letterLooks} />
        </>
      )}
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
const summary = (lead: Lead) => summaryParts(lead).join(' · ')

function summaryParts(lead: Lead): string[] {
  const given = shortLabels.flatMap(([name, label]) => {
    const field = leadFields.find((one) => one.name === name)
    return field && lead[name] ? `${label}: ${displayAnswer(field, lead)}` : []
  })
  return [practiceWords(lead), ...given]
}

/** When the request came in, and until when the promised answer is on time. */
function introduction({ receivedAt, calendar }: TeamEmail): string {
  const received = `We received this request for a recommendation on ${momentOf(receivedAt, calendar.timeZone)}`
  return `${received} and promised an answer by ${shortDay(dueDay(receivedAt, promisedBusinessDays, calendar))}.`
}
