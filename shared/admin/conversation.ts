import { z } from 'zod'
import { optionalText, requiredText, textBounds } from '../text'
import { moment } from './query'
import { sent } from './sent'
import { emailState } from './submissions'
import { placeholders } from './templates'

/** The kinds of entries that the version of a conversation counts. */
export const written = ['answer', 'reply', 'automatic', 'bounce', 'delayed', 'receipt'] as const

/** Written by either side or automatically, or added by the visitor on the request page. Times are ISO 8601. */
const threadEntry = z.object({
  id: z.string(),
  at: moment,
  kind: z.enum([...written, 'confirmation', 'recommendation', 'addition']),
  /** The team member, by their own name, or the sender's address; empty if unknown. */
  author: z.string(),
  subject: z.string(),
  /** Markdown for an answer or a recommendation, otherwise plain text. */
  text: z.string(),
  quoted: z.string(),
  /** The names of attached files. The files themselves stay in the inbox. */
  attachments: z.array(z.string()),
  /** The state of an outgoing email; null for an incoming one. */
  email: emailState.nullable(),
})

export type ThreadEntry = z.output<typeof threadEntry>

/** Everything written about a lead or a message, and what the form for an answer needs. */
export const conversation = z.object({
  /** Oldest first. */
  entries: z.array(threadEntry),
  /** The number of answers and incoming emails. An answer is sent with the number that its author saw. */
  version: z.int(),
  subject: z.string(),
  text: z.string(),
  /** The recipient of an answer, and the address that replies to it go to. */
  to: z.string(),
  replyTo: z.string(),
  why: z.string(),
  quotes: z.boolean(),
  placeholders,
  othersWriting: z.boolean(),
  /** Why no answer can be sent, in a sentence; empty if one can. */
  closed: z.string(),
})

export type Thread = z.output<typeof conversation>

const subjectCharsMax = textBounds.name

export const newAnswer = sent('the answer', {
  subject: requiredText(subjectCharsMax, 'Write a subject.'),
  text: requiredText(textBounds.text * 2, 'Write an answer.'),
  author: optionalText(textBounds.name),
  version: z.int('Say how much of the conversation was read.').min(0),
})

/** Reports that a tab, identified by a random number, has opened or closed the answer. */
export const openAnswer = sent('the tab', {
  tab: z.string().regex(/^[\da-f]{32}$/, 'Name the tab.'),
  isOpen: z.boolean('Say whether it is open.'),
})
