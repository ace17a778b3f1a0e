import type express from 'express'
import type { Request, RequestHandler } from 'express'
import { isPictureFile } from '../../shared/pictures/address'
import { actorOf } from '../admin/session'
import { readRaw } from '../http/forms'
import { toApiError } from '../http/problem'
import { httpError } from '../platform/http-error'
import { type PictureService, uploadBytesMax } from './service'
import { typeOf } from './store'

/** `GET /pictures/{file}`: cached indefinitely. The headers keep a picture from being interpreted as anything else. */
export function servePicture(pictures: PictureService): RequestHandler {
  return async (request, response, next) => {
    const file = String(request.params.file)
    const bytes = isPictureFile(file) ? await pictures.readFile(file) : undefined
    if (!bytes) return next()
    response
      .set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Disposition': 'inline',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Type': typeOf(file),
      })
      .end(bytes)
  }
}

const readBody = (type: string) =>
  readRaw({ type, limit: uploadBytesMax, inflate: false }, () =>
    httpError(413, 'The picture is too large: at most 12 MB.'),
  )

/** The body is the picture; its media type is ignored. */
export const uploadBytes = (pictures: PictureService): RequestHandler[] => [
  readBody('*/*'),
  async (request, response) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    response.status(201).json(await pictures.upload(actorOf(request), bytes, String(request.query.alt ?? '')))
  },
]

/** `POST /admin/pictures/upload`: the same from a plain form, answered with a redirect to its page. */
export function uploadForm(pictures: PictureService): RequestHandler[] {
  return [
    readBody('multipart/form-data'),
    async (request, response) => {
      const { bytes, alt } = await readUpload(request)
      await pictures.upload(actorOf(request), bytes, alt)
      response.redirect(303, '/admin/pictures?done=uploaded')
    },
    ((error: unknown, _request, response, next) => {
      const { problem } = toApiError(error)
      // Handles only problems with the picture; other rejections, such as a missing permission, are passed on.
      if (problem.status !== 413 && problem.status !== 422) return next(error)
      response.redirect(303, `/admin/pictures?refused=${problem.status === 413 ? 'large' : 'kind'}`)
    }) satisfies express.ErrorRequestHandler as unknown as RequestHandler,
  ]
}

async function readUpload(request: Request): Promise<{ bytes: Buffer; alt: string }> {
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : new Uint8Array()
  const headers = { 'Content-Type': request.get('Content-Type') ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw httpError(422, 'The form cannot be read.')
  })
  const [file, alt] = [form.get('file'), form.get('alt')]
  const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
  return { bytes, alt: typeof alt === 'string' ? alt : '' }
}
