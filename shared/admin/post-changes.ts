import { z } from 'zod'
import { postFields } from './post-fields'
import { postStatus } from './posts'
import { sent } from './sent'

export const newAdminPost = postFields.partial().required({ title: true })

/** The revision that was read before editing. Unchanged values are not checked again. */
export const seenRevision = sent('the changes', {
  revision: z.int('Say which revision was edited.').min(1, 'Say which revision was edited.'),
})

/** The problems with links that the publisher was shown, word for word; these do not block. */
const anyway = z.array(z.string().max(500), 'Write this as a list.').max(500).default([])

/** A time in the site's time zone, `2026-12-01T09:00`, or one with an offset. */
const scheduledTime = z.union(
  [z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/), z.iso.datetime({ offset: true })],
  'Choose a day and a time.',
)

/** A status, or when a draft is to be published (null: not), is stored together with the other changes, or none is. */
export const postChanges = postFields
  .partial()
  .extend({ status: postStatus.optional(), scheduled_at: scheduledTime.nullable().optional(), anyway })

/** The changes, and the revision they were made to. Only changed values are checked, once the present ones are known. */
export const editedPost = seenRevision.and(z.custom<z.input<typeof postChanges>>())

/** `from`: the expected status, so another's change stays. `scheduled_at`: a draft's former time, if still to come. */
export const postState = sent('the status', {
  status: postStatus,
  from: postStatus.optional(),
  scheduled_at: z.iso.datetime({ offset: true }).optional(),
  anyway,
})
