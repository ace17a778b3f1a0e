import { z } from 'zod'
import { optionalText } from '../text'

/** The bounds of an upload: about three times the pixels of a 12-megapixel phone camera. */
export const uploadBounds = { bytesMax: 12 * 1024 * 1024, pixelsMax: 40_000_000, altCharsMax: 300 } as const

export const pictureChanges = z.object(
  { alt: optionalText(uploadBounds.altCharsMax) },
  { error: 'Send one JSON object.' },
)

/** A picture that an article can show. */
export interface PictureChoice {
  address: string
  alt: string
  width: number
  height: number
  /** Its name in a list: its alternative text, or a short key if it has none. */
  label: string
}

/** An uploaded picture, with the articles of any status that show it. */
export interface AdminPicture extends PictureChoice {
  key: string
  bytes: number
  uploaded_at: string
  uses: { id: string; title: string }[]
}

export interface PictureList {
  pictures: AdminPicture[]
  /** Undefined on the last page. */
  next?: string
}
