import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { greeting } from '../../../shared/leads/recommendation-email'
import type { Lead } from '../../../shared/leads/schema'
import { understood } from '../../../shared/match/understood'
import type { Operator } from '../../../shared/site/operator'
import { EmailLayout, emailText, Signature, styles, TextWithLink } from '../../platform/email/layout'

export interface ConfirmationEmail {
  lead: Lead
  /** The address of the visitor's own page; absent if its secret can no longer be derived. */
  requestPage: string | undefined
  siteName: string
  siteUrl: string
  operator: Operator
}

export const confirmationSubject = 'We received your request for an EMR recommendation'

const received = 'We received your request. You will hear from us within 1-2 business days, at this address.'

const nextSteps = [
  'Our team reviews your needs.',
  'We match them with the EMR systems that suit you.',
  'A detailed recommendation arrives by email.',
]

const pageNote =
  'Your request page shows what you sent and where it stands. There you can add a detail, withdraw your request, or erase it. Do not share the link: anyone who has it can do the same.'
const answerNote = 'Anything to add or correct? Just reply to this email.'
const whyNote =
  'You received this email because someone used this address to request a recommendation. If that was not you, please ignore this email.'

export function confirmationText({ lead, requestPage, siteName, siteUrl, operator }: ConfirmationEmail): string {
  const blocks = [
    greeting(lead),
    received,
    ...understoodBlocks(lead),
    ['What happens next?', ...nextSteps.map((step, index) => `${index + 1}. ${step}`)].join('\n'),
    ...(requestPage ? [`${pageNote}\nSee your request:\n${requestPage}`] : []),
    `In the meantime, you can compare the systems yourself:\n${comparisonsUrl(siteUrl)}`,
    answerNote,
    `${siteName}\n${siteUrl}`,
    whyNote,
  ]
  return emailText(blocks, operator)
}

export function ConfirmationHtml({ lead, requestPage, siteName, siteUrl, operator }: ConfirmationEmail) {
  return (
    <EmailLayout siteName={siteName} preview={received} footer={whyNote} operator={operator}>
      <Text style={styles.text} dir="auto">
        {greeting(lead)}
      </Text>
      <Text style={styles.text}>{received}</Text>
      {understoodBlocks(lead).map((text) => (
        <Text key={text} style={styles.text}>
          {text}
        </Text>
      ))}
      <Heading as="h1" style={styles.subheading}>
        What happens next?
      </Heading>
      <ol style={{ ...styles.text, paddingLeft: '22px' }}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {requestPage && <TextWithLink text={pageNote} href={requestPage} link="See your request" />}
      <Text style={styles.text}>
        In the meantime, you can{' '}
        <Link href={comparisonsUrl(siteUrl)} style={styles.link}>
          compare the systems yourself
        </Link>
        .
      </Text>
      <Text style={styles.text}>{answerNote}</Text>
      <Signature siteName={siteName} siteUrl={siteUrl} />
    </EmailLayout>
  )
}

const comparisonsUrl = (siteUrl: string) => `${siteUrl}/comparisons`

/** Included so the visitor can correct a misreading before the recommendation is written. */
function understoodBlocks(lead: Lead): string[] {
  const reading = understood(lead)
  return reading ? [`What we understood: ${reading} A person also reads everything you wrote.`] : []
}
