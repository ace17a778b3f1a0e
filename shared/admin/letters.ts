import { z } from 'zod'
import { optionalText, requiredText, textBounds } from '../text'
import { moment } from './query'
import { sent } from './sent'

/** Where a version's text comes from: computed from the catalogue, edited by a person, or an older version. */
const letterOrigin = z.enum(['computed', 'edited', 'taken'])
export type LetterOrigin = z.output<typeof letterOrigin>

/** Who made a version, from what, and when. Times are ISO 8601. */
const letterVersionFacts = z.object({
  /** 0 is the computed text that the first author started from. */
  version: z.int(),
  /** The author's name; empty for the computed text, or if no name was given. */
  author: z.string(),
  origin: letterOrigin,
  takenFrom: z.int().nullable(),
  /** Null for a computed text that nobody has saved. */
  savedAt: moment.nullable(),
})

export type LetterVersionFacts = z.output<typeof letterVersionFacts>

export const letterVersion = letterVersionFacts.extend({ text: z.string() })

export type LetterVersion = z.output<typeof letterVersion>

/** All versions of the letter to a lead, newest first; the first one is current. */
export const letterVersions = z.object({
  lead: z.object({ id: z.uuid(), organizationName: z.string(), isSent: z.boolean() }),
  versions: z.array(letterVersionFacts.extend({ words: z.int() })),
  timeZone: z.string(),
})

export type LetterVersions = z.output<typeof letterVersions>

export const letterText = requiredText(textBounds.text * 2, 'Write the recommendation.')
export const letterAuthor = optionalText(textBounds.name)
export const seenVersion = z.int('Say which version was edited.').min(0)

/** Starts a new version: the version that was seen, the author, and the editor's text, which is kept if it differs. */
export const letterStep = sent('the version', {
  draftVersion: seenVersion,
  author: letterAuthor.optional(),
  draft: letterText.optional(),
})

export type LetterStep = z.output<typeof letterStep>
