import { z } from 'zod'
import { manyChanges, workFields } from './changes'
import { letterAuthor, letterText, seenVersion } from './letters'
import { sent } from './sent'

/** A draft is saved over the version seen, status and owner over `seen`: another's changes stay, or conflict. */
export const leadChanges = sent('the changes', {
  ...workFields.shape,
  seen: workFields.optional(),
  draft: letterText.optional(),
  draftVersion: seenVersion.optional(),
  draftAuthor: letterAuthor.optional(),
})

export const sending = sent('the version', { draftVersion: z.int('Say which version was read.').min(0) })

export const merging = z.object({ ids: manyChanges.shape.ids }, { error: 'Send the ids as one JSON object.' })
