import { z } from 'zod'
import { postFields, storedFields } from './post-fields'
import { adminPost } from './posts'
import { moment } from './query'

/** The text of a post between two changes. */
export const postRevision = z.object({
  ...storedFields,
  number: z.int(),
  saved_at: moment,
  /** The team member who wrote it; null if unknown. `author` is the name shown to readers. */
  revised_by: z.string().nullable(),
})

export type PostRevision = z.output<typeof postRevision>

const revisionSummary = postRevision.pick({ number: true, saved_at: true, title: true, revised_by: true }).extend({
  /** The fields in which it differs from the revision before. */
  changed: z.array(postFields.keyof()),
})

export const revisionList = z.object({
  post: adminPost,
  /** The newest 200, newest first; the first is current. */
  revisions: z.array(revisionSummary),
})

export type RevisionList = z.output<typeof revisionList>
