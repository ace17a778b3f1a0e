import { Heading, Text } from '@react-email/components'
import { greeting, recommendationEmail } from '../../../shared/leads/recommendation-email'
import type { Lead } from '../../../shared/leads/schema'
import { type TextBlock, textBlocks } from '../../../shared/leads/text-blocks'
import type { Operator } from '../../../shared/site/operator'
import { EmailLayout, emailText, Signature, styles } from '../../platform/email/layout'

export interface RecommendationEmail {
  lead: Lead
  /** As a person wrote it, in plain text. */
  text: string
  siteName: string
  siteUrl: string
  operator: Operator
}

const { closing, why } = recommendationEmail

export function recommendationEmailText({ lead, text, siteName, siteUrl, operator }: RecommendationEmail): string {
  return emailText([greeting(lead), text, closing, `${siteName}\n${siteUrl}`, why], operator)
}

export function RecommendationHtml({ lead, text, siteName, siteUrl, operator }: RecommendationEmail) {
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
