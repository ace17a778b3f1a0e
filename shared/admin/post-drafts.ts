import { z } from 'zod'
import type { Article } from '../blog/post'
import { optionalText } from '../text'
import { seenRevision } from './post-changes'
import { postBounds } from './post-fields'

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

/** The text for a preview. */
export const previewedText = z.object(
  {
    title: optionalText(postBounds.title),
    excerpt: optionalText(postBounds.excerpt),
    content: optionalText(postBounds.content),
  },
  { error: 'Send the text as one JSON object.' },
)

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

/** Each method rejects with 404 for an unknown article. Only its author can see an unsaved text. */
export interface PostDraftApi {
  getPostDraft(id: string): Promise<PostDraft | null>
  /** Rejects with 409 if another tab of the same person has stored another text since `seen`. */
  keepPostDraft(id: string, draft: z.input<typeof keptPostDraft>): Promise<Pick<PostDraft, 'version' | 'saved_at'>>
  /** Does nothing if another text was stored in the meantime. */
  discardPostDraft(id: string, version: string): Promise<void>
  /** A text as readers would see it, made by the same pipeline; nothing is stored. */
  previewText(id: string, text: z.input<typeof previewedText>): Promise<Article>
}
