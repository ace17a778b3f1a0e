import { z } from 'zod'
import { decisionSchema, decisionsMax } from '../match/terms/decision-schema'
import { moment } from './query'
import { sent } from './sent'

const decided = z.object({
  /** The team member; null for the visitor. */
  by: z.string().nullable(),
  at: moment,
})

/** One point of a lead's reading, as people have decided so far. */
const readingPoint = z.object({
  /** Its address, which a decision names. */
  key: z.string(),
  kind: z.string(),
  label: z.string(),
  /** What is known of it, in a few words; empty if both was said of it. */
  text: z.string(),
  /** The value of a decision that accepts it as it stands; null if there is nothing to accept. */
  value: z.unknown(),
  /** The same, as a form takes it. */
  entered: z.string(),
  /** `open` if it waits for a decision, `dropped` if somebody dropped it. */
  state: z.enum(['open', 'settled', 'dropped']),
  origin: z.enum(['chosen', 'confirmed', 'read']),
  quote: z.string().nullable(),
  contradiction: z.tuple([z.string(), z.string()]).nullable(),
  /** Of a question: the slug of the page that answers it. */
  answer: z.string().nullable(),
  decided: decided.nullable(),
})

export type ReadingPoint = z.output<typeof readingPoint>

/** What was read of a lead, with what people decided about it. */
export const leadReading = z.object({
  points: z.array(readingPoint),
  /** How many points are open. The recommendation can be sent once none is. */
  open: z.int(),
  unread: z.array(z.string()).readonly(),
  /** The number of the newest decision, which the next one names as `seen`. */
  sequence: z.int(),
})

export type LeadReading = z.output<typeof leadReading>

/** The reading with all decisions about it, oldest first; of those about the same key the last one counts. */
export const leadDecisions = leadReading.extend({
  decisions: z.array(
    decided.extend({
      sequence: z.int(),
      /** By which it is undone, with all that were made at once. */
      act: z.int(),
      key: z.string(),
      /** Null if the point was dropped; absent if an earlier decision was taken back. */
      value: z.unknown(),
    }),
  ),
})

export type LeadDecisions = z.output<typeof leadDecisions>

/** Decisions to make, and the number of the newest one that was seen: what others have decided since conflicts. */
export const deciding = sent('the decisions', {
  decisions: z.array(decisionSchema).min(1, 'Send at least one decision.').max(decisionsMax),
  seen: z.int().min(0).optional(),
})
