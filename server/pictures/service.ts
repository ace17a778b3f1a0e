import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { pictureCalls } from '../../shared/admin/calls/posts'
import { type AdminPicture, type PictureChoice, pictureChanges, uploadBounds } from '../../shared/admin/pictures'
import { filesOf, isPictureKey, pictureAddressOf } from '../../shared/pictures/address'
import { recordAct } from '../audit/record'
import { withBlogLock } from '../blog/lock'
import { pictures as drawings } from '../generation/pictures'
import { httpError } from '../platform/http-error'
import type { Parts } from '../platform/parts'
import { accepted } from '../platform/validation'
import * as repository from './repository'
import { createPictureStore, type PictureStore } from './store'

const picturesPerPage = 24
/** How many of the newest pictures a form offers. The address of an older one can be copied from the list. */
const choicesMax = 200

interface Own extends Parts<'dataDir' | 'picturesS3Url'> {
  store?: PictureStore
}

export interface PictureService extends Acts<typeof pictureCalls> {
  /** Stores an uploaded picture. @throws ApiError 413 if it is too large, 422 if it is not a picture */
  upload(actor: Actor, bytes: Buffer, alt: unknown): Promise<PictureChoice>
  readFile(file: string): Promise<Buffer | undefined>
}

export function createPictureService({ config, db, store = createPictureStore(config) }: Own): PictureService {
  return {
    async upload(actor, bytes, given) {
      const { alt } = accepted(pictureChanges, { alt: given })
      // Loaded with the first upload, because it imports libvips, which most web processes never use.
      const { encodePicture } = await import('./encode')
      const { files, ...name } = await encodePicture(bytes)
      // Files are written before the row, so a row never refers to missing files. If the row cannot be written, the
      // next upload overwrites the files.
      for (const { file, bytes: content } of files) await store.put(file, content)
      const size = files.reduce((sum, { bytes: content }) => sum + content.length, 0)
      await db.transaction(async (transaction) => {
        await repository.storePicture(transaction, { ...name, bytes: size, alt })
        await record(transaction, actor, 'Uploaded', name.key)
      })
      return choiceOf({ ...name, alt })
    },

    readFile: (file) => store.get(file),

    async listPictures({ after }) {
      const isListed = after === undefined || isPictureKey(after)
      const rows = isListed ? await repository.listNewest(db, picturesPerPage + 1, after) : []
      const shown = rows.slice(0, picturesPerPage)
      const uses = await repository.listUses(
        db,
        shown.map(({ key }) => key),
      )
      const pictures = shown.map(
        (row): AdminPicture => ({
          ...choiceOf(row),
          key: row.key,
          bytes: row.bytes,
          uploaded_at: row.uploaded_at.toISOString(),
          uses: uses.filter(({ key }) => key === row.key).map(({ id, title }) => ({ id, title })),
        }),
      )
      const next = rows.length > shown.length ? shown.at(-1)?.key : undefined
      return { pictures, ...(next && { next }) }
    },

    async choosePictures() {
      const uploaded = await repository.listNewest(db, choicesMax)
      return [...uploaded.map(choiceOf), ...ownPictures]
    },

    async changePicture(actor, key, { alt }) {
      if (!isPictureKey(key)) throw noSuchPicture()
      await db.transaction(async (transaction) => {
        if (!(await repository.changeAlt(transaction, key, alt))) throw noSuchPicture()
        await record(transaction, actor, 'Described', key)
      })
    },

    async removePicture(actor, key) {
      const [known] = isPictureKey(key) ? await repository.knownAmong(db, [key]) : []
      if (!known) throw noSuchPicture()
      // The blog lock keeps an article from starting to show the picture in the meantime.
      const removed = await withBlogLock(db, async (transaction) => {
        const row = await repository.removeUnused(transaction, key)
        if (row) await record(transaction, actor, 'Removed', key)
        return row
      })
      if (!removed) throw httpError(409, 'An article shows this picture. Remove it from the article first.')
      for (const { file } of filesOf(removed)) await store.remove(file)
    },
  }
}

const record = (transaction: Knex, actor: Actor, act: string, key: string) =>
  recordAct(transaction, actor, {
    kind: 'picture',
    text: `${act} the picture ${key.slice(0, 8)}`,
    subject: '/admin/pictures',
  })

const noSuchPicture = () => httpError(404, 'There is no such picture.')

function choiceOf(row: Pick<repository.PictureRow, 'key' | 'extension' | 'width' | 'height' | 'alt'>): PictureChoice {
  const { alt, width, height } = row
  return { address: pictureAddressOf(row), alt, width, height, label: alt || `Uploaded picture ${row.key.slice(0, 8)}` }
}

const ownPictures = drawings.map(
  ({ path, alt }): PictureChoice => ({ address: path, alt, width: 1200, height: 630, label: alt }),
)

/** The limit of an upload request in bytes: the picture, and the form data around it. */
export const uploadBytesMax = uploadBounds.bytesMax + 64 * 1024
