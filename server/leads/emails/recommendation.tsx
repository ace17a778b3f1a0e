import { Text } from '@react-email/text'
import { withoutMarks } from '../../../shared/leads/inlines'
import { LetterBody } from '../../../shared/leads/letter-body'
import { greeting, recommendationEmail } from '../../../shared/leads/recommendation-email'
import type { Lead } from '../../../shared/leads/schema'
import type { Operator } from '../../../shared/site/operator'
import { EmailLayout, emailText, Signature, styles, TextWithLink } from '../../platform/email/layout'
import { letterLooks } from '../../platform/email/letter-looks'

export interface RecommendationEmail {
  lead: Lead
  /** The address of the visitor's own page; absent if its secret can no longer be derived. */
  requestPage: string | undefined
  /** The letter as a person wrote it, in Markdown. */
  text: string
  siteName: string
  siteUrl: string
  operator: Operator
}

const { closing, why } = recommendationEmail

const pageNote = 'You can always find this recommendation, along with everything you sent, on your request page:'

export function recommendationEmailText({
  lead,
  requestPage,
  text,
  siteName,
  siteUrl,
  operator,
}: RecommendationEmail): string {
  const page = requestPage ? [`${pageNote}\n${requestPage}`] : []
  return emailText([greeting(lead), withoutMarks(text), closing, ...page, `${siteName}\n${siteUrl}`, why], operator)
}

export function RecommendationHtml({ lead, requestPage, text, siteName, siteUrl, operator }: RecommendationEmail) {
  return (
    <EmailLayout siteName={siteName} preview={recommendationEmail.subject} footer={why} operator={operator}>
      <Text style={styles.text} dir="auto">
        {greeting(lead)}
      </Text>
      <LetterBody text={text} looks={letterLooks} />
      <Text style={styles.text}>{closing}</Text>
      {requestPage && <TextWithLink text={pageNote} href={requestPage} link="See your request" />}
      <Signature siteName={siteName} siteUrl={siteUrl} />
    </EmailLayout>
  )
}
