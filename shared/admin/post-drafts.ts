import { z } from 'zod'
import { optionalText } from '../text'
import { seenRevision } from './post-changes'
import { postBounds } from './post-fields'
import { sent } from './sent'

/** Limits of unsaved text: the number of fields, and otherwise characters. The rules for saving do not apply. */
export const postDraftBounds = { fieldsMax: 100, nameCharsMax: 150, valueCharsMax: 60_000 } as const

const version = z.uuid('Say which version was seen.')

/** Unsaved text: the form's values by control name, the revision it is based on, and the version seen before. */
export const keptPostDraft = seenRevision.extend({
  seen: version.nullable(),
  values: z
    .record(z.string().max(postDraftBounds.nameCharsMax), z.string().max(postDraftBounds.valueCharsMax))
    .refine((values) => Object.keys(values).length <= postDraftBounds.fieldsMax, 'These are too many fields.'),
})

export const seenPostDraft = z.object({ version }, { error: 'Say which version was seen.' })

export const previewedText = sent('the text', {
  title: optionalText(postBounds.title),
  excerpt: optionalText(postBounds.excerpt),
  content: optionalText(postBounds.content),
})

/** One person's unsaved text of an article. */
export interface PostDraft {
  /** The revision that it is based on. */
  revision: number
  /** A new id with each write. */
  version: string
  /** ISO 8601. */
  saved_at: string
  values: Record<string, string>
}
