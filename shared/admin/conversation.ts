import { z } from 'zod'
import { optionalText, requiredText, textBounds } from '../text'
import { moment } from './query'
import { emailState } from './submissions'
import { placeholders } from './templates'

/**
 * Something that was written in a conversation: an answer of the team, a reply of the visitor, an email that a program sent
 * (`automatic`) or one that says that ours did not arrive (`bounce`); besides, the emails that every lead gets, and what the
 * visitor added on the page of the request. Times are ISO 8601.
 */
const threadEntry = z.object({
  id: z.string(),
  at: moment,
  kind: z.enum(['answer', 'reply', 'automatic', 'bounce', 'confirmation', 'recommendation', 'addition']),
  /** The team member, by their own name, or the sender's address; empty if unknown. */
  author: z.string(),
  subject: z.string(),
  /** Markdown in an answer and a recommendation, else plain text. */
  text: z.string(),
  /** What a reply repeats of the emails before it. */
  quoted: z.string(),
  /** The names of files that came along; the files themselves are in the inbox alone. */
  attachments: z.array(z.string()),
  /** How far it has come, of what goes out. */
  email: emailState.nullable(),
})

export type ThreadEntry = z.output<typeof threadEntry>

/** All that was written about a lead or a message, and what an answer needs. */
export const conversation = z.object({
  /** Oldest first. */
  entries: z.array(threadEntry),
  /** How many answers and emails that came in there are; whoever answers says how many were seen. */
  version: z.int(),
  /** What the answer's subject and text begin with. */
  subject: z.string(),
  text: z.string(),
  /** To whom an answer goes, and where what they reply to it arrives. */
  to: z.string(),
  replyTo: z.string(),
  /** Why the visitor gets an answer, as its small print says. */
  why: z.string(),
  /** Whether what the visitor wrote last follows below an answer. */
  quotes: z.boolean(),
  /** What templates are filled in with. */
  placeholders,
  /** Whether somebody had an answer open in another tab just now. */
  othersWriting: z.boolean(),
  /** Why no answer can be sent, in a sentence; empty where one can. */
  closed: z.string(),
})

export type Thread = z.output<typeof conversation>

const subjectCharsMax = textBounds.name

export const newAnswer = z.object(
  {
    subject: requiredText(subjectCharsMax, 'Write a subject.'),
    text: requiredText(textBounds.text * 2, 'Write an answer.'),
    author: optionalText(textBounds.name),
    version: z.int('Say how much of the conversation was read.').min(0),
  },
  { error: 'Send the answer as one JSON object.' },
)

export type NewAnswer = z.input<typeof newAnswer>

/** That a tab, identified by a random number, has the answer open, or has closed it. */
export const openAnswer = z.object(
  { tab: z.string().regex(/^[\da-f]{32}$/, 'Name the tab.'), isOpen: z.boolean('Say whether it is open.') },
  { error: 'Send the tab as one JSON object.' },
)
