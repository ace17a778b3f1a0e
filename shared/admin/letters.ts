import { z } from 'zod'
import { optionalText, requiredText, textBounds } from '../text'

/** Where the text of a version comes from: made from the catalogue, written by a person, or an older version again. */
export type LetterOrigin = 'computed' | 'edited' | 'taken'

/** Who made a version, from what and when. Times are ISO 8601. */
export interface LetterVersionFacts {
  /** 0 is the computed text that the first person saw. */
  version: number
  /** As the person called herself; empty for the computed text, and where no name was given. */
  author: string
  origin: LetterOrigin
  /** The number of the version that was taken again. */
  takenFrom: number | null
  /** Null for a computed text that nobody has saved. */
  savedAt: string | null
}

export interface LetterVersion extends LetterVersionFacts {
  text: string
}

/** All versions of the letter to a lead, the newest first; that one is the present one. */
export interface LetterVersions {
  lead: { id: string; organizationName: string; isSent: boolean }
  versions: (LetterVersionFacts & { words: number })[]
  timeZone: string
}

export const letterText = requiredText(textBounds.text * 2, 'Write the recommendation.')
export const letterAuthor = optionalText(textBounds.name)
export const seenVersion = z.int('Say which version was edited.').min(0)

/** What begins a new version: which one was seen, by whom, and the text in the editor, which is kept where it differs. */
export const letterStep = z.object(
  { draftVersion: seenVersion, author: letterAuthor.optional(), draft: letterText.optional() },
  { error: 'Send the version as one JSON object.' },
)

export type LetterStep = z.input<typeof letterStep>
