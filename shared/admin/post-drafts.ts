import { z } from 'zod'
import type { Article } from '../blog/post'
import { optionalText } from '../text'
import { postBounds, seenRevision } from './posts'

/** Limits of a kept text, in characters, except for the number of fields. The rules for saving do not apply to it. */
export const postDraftBounds = { fieldsMax: 100, nameCharsMax: 150, valueCharsMax: 60_000 } as const

const version = z.uuid('Say which version was seen.')

/** Unsaved text: the form's texts by control name, its base revision, and the kept text that was seen before. */
export const keptPostDraft = seenRevision.extend({
  seen: version.nullable(),
  values: z
    .record(z.string().max(postDraftBounds.nameCharsMax), z.string().max(postDraftBounds.valueCharsMax))
    .refine((values) => Object.keys(values).length <= postDraftBounds.fieldsMax, 'These are too many fields.'),
})

export const seenPostDraft = z.object({ version }, { error: 'Say which version was seen.' })

/** What a preview is made of. */
export const previewedText = z.object(
  {
    title: optionalText(postBounds.title),
    excerpt: optionalText(postBounds.excerpt),
    content: optionalText(postBounds.content),
  },
  { error: 'Send the text as one JSON object.' },
)

/** What one person typed of an article and has not saved. */
export interface PostDraft {
  /** The revision that it was written over. */
  revision: number
  /** Another one with each write. */
  version: string
  /** ISO 8601. */
  saved_at: string
  values: Record<string, string>
}

/** Each method rejects with 404 for an unknown article. Only its writer can see a kept text. */
export interface PostDraftApi {
  getPostDraft(id: string): Promise<PostDraft | null>
  /** Rejects with 409 when another tab of the same person has kept another text since `seen`. */
  keepPostDraft(id: string, draft: z.input<typeof keptPostDraft>): Promise<Pick<PostDraft, 'version' | 'saved_at'>>
  /** Does nothing where another text was kept since. */
  discardPostDraft(id: string, version: string): Promise<void>
  /** A text as its readers would see it, made by the same pipeline; nothing is stored. */
  previewText(id: string, text: z.input<typeof previewedText>): Promise<Article>
}
