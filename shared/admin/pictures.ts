import { z } from 'zod'
import { optionalText } from '../text'

/** A picture of at most this size is taken, and of so many pixels: some 12 megapixels of a phone's camera, and twice that. */
export const uploadBounds = { bytesMax: 12 * 1024 * 1024, pixelsMax: 40_000_000, altCharsMax: 300 } as const

export const pictureChanges = z.object(
  { alt: optionalText(uploadBounds.altCharsMax) },
  { error: 'Send one JSON object.' },
)

/** A picture that an article may show. */
export interface PictureChoice {
  address: string
  alt: string
  width: number
  height: number
  /** What it is called in a list: its alt text, or its file. */
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
  timeZone: string
}

export interface PictureAdminApi {
  /** The newest first, from the one after `after` on. */
  listPictures(after?: string): Promise<PictureList>
  /** The site's own pictures, and the newest of the uploaded ones. */
  choosePictures(): Promise<PictureChoice[]>
  /** Changes what a picture says where it is chosen next; articles that show it keep their own words. */
  changePicture(key: string, changes: z.input<typeof pictureChanges>): Promise<void>
  /** Rejects with 409 while an article shows it. */
  removePicture(key: string): Promise<void>
}
