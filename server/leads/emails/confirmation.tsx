import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { promisedTime } from '../../../shared/leads/promise'
import { greeting } from '../../../shared/leads/recommendation-email'
import type { Lead } from '../../../shared/leads/schema'
import type { Known } from '../../../shared/match/terms/known'
import type { Operator } from '../../../shared/site/operator'
import { EmailLayout, emailText, Signature, styles, TextWithLink } from '../../platform/email/layout'
import { answerPages, understoodSentences } from './understood'

export interface ConfirmationEmail {
  lead: Lead
  known: Known
  /** The address of the visitor's own page; absent if its secret can no longer be derived. */
  requestPage: string | undefined
  siteName: string
  siteUrl: string
  operator: Operator
}

export const confirmationSubject = 'We received your request for an EMR recommendation'

const received = `We received your request. You will hear from us within ${promisedTime}, at this address.`

const nextSteps = [
  'Our team reviews your needs.',
  'We match them with the EMR systems that suit you.',
  'A detailed recommendation arrives by email.',
]

const checkNote =
  'Please check what we understood. It takes one minute, and our recommendation then rests on what you said yes to.'
const pageNote =
  'The same page shows what you sent and where it stands. There you can add a detail, withdraw your request, or erase it. Do not share the link: anyone who has it can do the same.'
const answerNote = 'Anything to add or correct? Just reply to this email.'
const whyNote =
  'You received this email because someone used this address to request a recommendation. If that was not you, please ignore this email.'

export function confirmationText({ lead, known, requestPage, siteName, siteUrl, operator }: ConfirmationEmail): string {
  const blocks = [
    greeting(lead),
    received,
    ...understoodBlock(known, siteUrl),
    ...(requestPage ? [`${checkNote}\nCheck what we understood:\n${requestPage}\n${pageNote}`] : []),
    ['What happens next?', ...nextSteps.map((step, index) => `${index + 1}. ${step}`)].join('\n'),
    `In the meantime, you can compare the systems yourself:\n${comparisonsUrl(siteUrl)}`,
    answerNote,
    `${siteName}\n${siteUrl}`,
    whyNote,
  ]
  return emailText(blocks, operator)
}

export function ConfirmationHtml({ lead, known, requestPage, siteName, siteUrl, operator }: ConfirmationEmail) {
  return (
    <EmailLayout siteName={siteName} preview={received} footer={whyNote} operator={operator}>
      <Text style={styles.text} dir="auto">
        {greeting(lead)}
      </Text>
      <Text style={styles.text}>{received}</Text>
      <Understood known={known} siteUrl={siteUrl} />
      {requestPage && (
        <>
          <TextWithLink text={checkNote} href={requestPage} link="Check what we understood" />
          <Text style={styles.text}>{pageNote}</Text>
        </>
      )}
      <Heading as="h1" style={styles.subheading}>
        What happens next?
      </Heading>
      <ol style={{ ...styles.text, paddingLeft: '22px' }}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
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
function understoodBlock(known: Known, siteUrl: string): string[] {
  const sentences = understoodSentences(known)
  const pages = answerPages(known, siteUrl).map(({ title, url }) => `${title}\n${url}`)
  return [
    ...(sentences.length > 0 ? [['What we understood', ...sentences.map((text) => `- ${text}`)].join('\n')] : []),
    ...(pages.length > 0 ? [[answersNote, ...pages].join('\n')] : []),
  ]
}

const answersNote = 'Our short answers to questions like yours:'

function Understood({ known, siteUrl }: Pick<ConfirmationEmail, 'known' | 'siteUrl'>) {
  const [sentences, pages] = [understoodSentences(known), answerPages(known, siteUrl)]
  return (
    <>
      {sentences.length > 0 && (
        <>
          <Heading as="h1" style={styles.subheading}>
            What we understood
          </Heading>
          <ul style={{ ...styles.text, paddingLeft: '22px' }}>
            {sentences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {pages.length > 0 && <Text style={styles.text}>{answersNote}</Text>}
      {pages.map(({ title, url }) => (
        <Text key={url} style={styles.text}>
          <Link href={url} style={styles.link}>
            {title}
          </Link>
        </Text>
      ))}
    </>
  )
}
