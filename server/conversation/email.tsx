import { Text } from '@react-email/text'
import { withoutMarks } from '../../shared/leads/inlines'
import { LetterBody } from '../../shared/leads/letter-body'
import { Lines } from '../../shared/leads/lines'
import type { Operator } from '../../shared/site/operator'
import type { EmailContent, Mailbox } from '../platform/email/email'
import { EmailLayout, emailText, Signature, styles } from '../platform/email/layout'
import { letterLooks } from '../platform/email/letter-looks'
import { renderEmail } from '../platform/email/render'
import { momentOf } from '../submissions/answers'

/** The visitor's last text, which an answer quotes. */
export interface Quote {
  at: Date
  text: string
}

export interface AnswerEmail {
  to: Mailbox
  replyTo: Mailbox
  subject: string
  /** The text as a person wrote it, in Markdown. */
  text: string
  quote: Quote | undefined
  /** The `Message-ID`s of the thread's earlier emails, oldest first. */
  thread: readonly string[]
  /** Why the visitor gets this email. */
  why: string
  /** What names the conversation in what a reply quotes; see `referenceLine`. */
  reference: string
  siteName: string
  siteUrl: string
  timeZone: string
  operator: Operator
}

/** The email with the team's answer. */
export function answerContent(answer: AnswerEmail): EmailContent {
  const { to, replyTo, subject, thread } = answer
  return {
    ...{ to: [to], replyTo, subject, thread },
    isPersonal: true,
    html: renderEmail(<AnswerHtml {...answer} />),
    text: answerText(answer),
  }
}

function answerText({ text, quote, why, reference, siteName, siteUrl, timeZone, operator }: AnswerEmail): string {
  const quoted = quote ? [`${introduction(quote, timeZone)}\n${shortened(quote).replace(/^/gm, '> ')}`] : []
  return emailText([withoutMarks(text), `${siteName}\n${siteUrl}`, why, reference, ...quoted], operator)
}

function AnswerHtml({ text, quote, why, reference, siteName, siteUrl, timeZone, operator }: AnswerEmail) {
  const [preview = ''] = withoutMarks(text).split('\n', 1)
  return (
    <EmailLayout siteName={siteName} preview={preview} footer={`${why} ${reference}`} operator={operator}>
      <LetterBody text={text} looks={letterLooks} />
      <Signature siteName={siteName} siteUrl={siteUrl} />
      {quote && (
        <>
          <Text style={styles.footer} className="soft">
            {introduction(quote, timeZone)}
          </Text>
          <blockquote style={styles.quote} className="quote">
            <p dir="auto" style={{ ...styles.text, ...styles.asWritten }}>
              <Lines text={shortened(quote)} />
            </p>
          </blockquote>
        </>
      )}
    </EmailLayout>
  )
}

const introduction = ({ at }: Quote, timeZone: string) => `On ${momentOf(at, timeZone)} you wrote:`

/** Enough for visitors to recognize what they wrote. */
const quoteCharsMax = 2_000

function shortened({ text }: Quote): string {
  const characters = [...text]
  return characters.length > quoteCharsMax ? `${characters.slice(0, quoteCharsMax).join('')}…` : text
}
