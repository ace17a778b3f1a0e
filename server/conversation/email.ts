import { withoutMarks } from '../../shared/leads/inlines'
import type { Config } from '../platform/config'
import { letter, momentOf, note, quote, together } from '../platform/email/blocks'
import type { EmailContent, Mailbox } from '../platform/email/email'
import { signature, writeEmail } from '../platform/email/layout'

export interface Quote {
  at: Date
  text: string
}

interface AnswerEmail {
  to: Mailbox
  replyTo: Mailbox
  subject: string
  text: string
  quote: Quote | undefined
  /** The `Message-ID`s of the thread's earlier emails, oldest first. */
  thread: readonly string[]
  why: string
  /** What names the conversation in what a reply quotes; see `referenceLine`. */
  reference: string
}

type Site = Pick<Config, 'siteName' | 'siteUrl' | 'operator' | 'businessTimeZone'>

/** The email with the team's answer. Its text quotes the visitor at the end, as mail programs do. */
export function answerContent(site: Site, answer: AnswerEmail): EmailContent {
  const { to, replyTo, subject, thread, text, why, reference } = answer
  const [preview = ''] = withoutMarks(text).split('\n', 1)
  const quoted = answer.quote && quotation(answer.quote, site.businessTimeZone)
  return {
    to: [to],
    replyTo,
    subject,
    thread,
    isPersonal: true,
    ...writeEmail(site, {
      preview,
      blocks: [
        letter(text),
        signature(site),
        { html: quoted?.html },
        { ...note(`${why} ${reference}`), text: `${why}\n\n${reference}` },
        { text: quoted?.text },
      ],
    }),
  }
}

function quotation({ at, text }: Quote, timeZone: string) {
  const introduction = `On ${momentOf(at, timeZone)} you wrote:`
  const characters = [...text]
  const shown = characters.length > quoteCharsMax ? `${characters.slice(0, quoteCharsMax).join('')}…` : text
  return {
    text: `${introduction}\n${shown.replace(/^/gm, '> ')}`,
    html: together(note(introduction), quote(shown)).html,
  }
}

/** Enough for visitors to recognize what they wrote. */
const quoteCharsMax = 2_000
