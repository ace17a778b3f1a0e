import { z } from 'zod'
import { manyChanges, workFields } from './changes'
import { letterAuthor, letterText, seenVersion } from './letters'

/**
 * The changeable parts of a lead, each optional. A draft is saved over the version that was seen, status and owner over
 * the values in `seen`, if given: another person's changes are kept, or conflict.
 */
export const leadChanges = z.object(
  {
    ...workFields.shape,
    seen: workFields.optional(),
    draft: letterText.optional(),
    draftVersion: seenVersion.optional(),
    draftAuthor: letterAuthor.optional(),
  },
  { error: 'Send the changes as one JSON object.' },
)

export const sending = z.object(
  { draftVersion: z.int('Say which version was read.').min(0) },
  { error: 'Send the version as one JSON object.' },
)

export const merging = z.object({ ids: manyChanges.shape.ids }, { error: 'Send the ids as one JSON object.' })
