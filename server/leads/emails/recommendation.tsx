import { Heading, Link, Text } from '@react-email/components'
import { greeting, recommendationEmail } from '../../../shared/leads/recommendation-email'
import type { Lead } from '../../../shared/leads/schema'
import { type TextBlock, textBlocks } from '../../../shared/leads/text-blocks'
import type { Operator } from '../../../shared/site/operator'
import { EmailLayout, emailText, Signature, styles } from '../../platform/email/layout'

export interface RecommendationEmail {
  lead: Lead
  /** The address of the visitor's own page; absent where its secret cannot be made any more. */
  requestPage: string | undefined
  /** As a person wrote it, in plain text. */
  text: string
  siteName: string
  siteUrl: string
  operator: Operator
}

const { closing, why } = recommendationEmail

const pageNote = 'This recommendation, and all that you sent, stands on the page of your request:'

export function recommendationEmailText({
  lead,
  requestPage,
  text,
  siteName,
  siteUrl,
  operator,
}: RecommendationEmail): string {
  const page = requestPage ? [`${pageNote}\n${requestPage}`] : []
  return emailText([greeting(lead), text, closing, ...page, `${siteName}\n${siteUrl}`, why], operator)
}

export function RecommendationHtml({ lead, requestPage, text, siteName, siteUrl, operator }: RecommendationEmail) {
  return (
    <EmailLayout siteName={siteName} preview={recommendationEmail.subject} footer={why} operator={operator}>
      <Text style={styles.text} dir="auto">
        {greeting(lead)}
      </Text>
      {textBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an email never change their places.
        <Block key={index} block={block} />
      ))}
      <Text style={styles.text}>{closing}</Text>
      {requestPage && (
        <Text style={styles.text}>
          {pageNote}{' '}
          <Link href={requestPage} style={styles.link}>
            your request
          </Link>
        </Text>
      )}
      <Signature siteName={siteName} siteUrl={siteUrl} />
    </EmailLayout>
  )
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading as="h2" style={styles.subheading}>
          {block.text}
        </Heading>
      )
    case 'paragraph':
      return <Text style={{ ...styles.text, ...styles.asWritten, margin: '0 0 8px' }}>{block.lines.join('\n')}</Text>
    case 'list':
      return <ul style={list}>{block.items.map(item)}</ul>
    case 'numbers':
      return (
        <ol start={block.first} style={list}>
          {block.items.map(item)}
        </ol>
      )
  }
}

const item = (text: string, index: number) => <li key={`${index} ${text}`}>{text}</li>

const list = { ...styles.text, paddingLeft: '22px' }
