import { Heading } from '@react-email/heading'
import { Text } from '@react-email/text'
import type { Operator } from '../../../shared/site/operator'
import { answerNote, EmailLayout, emailText, Quotation, styles, TextWithLink } from '../../platform/email/layout'
import { momentOf } from '../../submissions/answers'
import type { NewsOfLead } from '../stored'

interface NewsEmail {
  news: NewsOfLead
  /** The lead's page in the admin. */
  page: string
  /** The time zone of the business, in which times are given. */
  timeZone: string
  siteName: string
  operator: Operator
}

interface Words {
  subject: string
  sentence: string
  /** What the visitor wrote, each text with its time. */
  quotes: { moment: string; text: string }[]
}

const nameOf = ({ lead }: NewsOfLead) => `${lead.firstName} ${lead.lastName}`

/** Tells the team that a visitor added something, with all additions, newest first. */
export function additionWords({ news, timeZone }: NewsEmail): Words {
  return {
    subject: `New detail from the visitor: ${news.lead.organizationName}`,
    sentence: `${nameOf(news)} added a detail to the request from ${news.lead.organizationName}. The newest detail comes first.`,
    quotes: news.additions.map(({ at, text }) => ({ moment: momentOf(new Date(at), timeZone), text })),
  }
}

/** Tells the team that a visitor checked the reading, with what they decided, newest first. */
export function decisionWords({ news, timeZone }: NewsEmail): Words {
  return {
    subject: `Checked by the visitor: ${news.lead.organizationName}`,
    sentence: `${nameOf(news)} checked what we understood of the request from ${news.lead.organizationName}. The newest changes come first.`,
    quotes: news.additions.map(({ at, text }) => ({ moment: momentOf(new Date(at), timeZone), text })),
  }
}

/** Tells the team that a visitor has withdrawn. */
export function withdrawalWords({ news, timeZone }: NewsEmail): Words {
  const when = news.withdrawnAt ? ` on ${momentOf(news.withdrawnAt, timeZone)}` : ''
  return {
    subject: `Withdrawn by the visitor: ${news.lead.organizationName}`,
    sentence: `${nameOf(news)} withdrew the request from ${news.lead.organizationName}${when}. The lead is closed, unsent emails about it are canceled, and you can no longer send a recommendation.`,
    quotes: [],
  }
}

export function newsText({ page, siteName, operator }: NewsEmail, { sentence, quotes }: Words): string {
  const blocks = quotes.map(({ moment, text }) => `${moment}:\n${text}`)
  return emailText([`${sentence}\nOpen this lead: ${page}`, ...blocks, `${answerNote}\n${siteName}`], operator)
}

export function NewsHtml({ mail, words }: { mail: NewsEmail; words: Words }) {
  const { page, siteName, operator } = mail
  return (
    <EmailLayout siteName={siteName} preview={words.sentence} footer={answerNote} operator={operator}>
      <Heading as="h1" style={styles.heading}>
        {words.subject}
      </Heading>
      <TextWithLink text={words.sentence} href={page} link="Open this lead" />
      {words.quotes.map(({ moment, text }) => (
        <Quotation key={`${moment} ${text}`} text={text}>
          <Text style={styles.text}>{moment}</Text>
        </Quotation>
      ))}
    </EmailLayout>
  )
}
