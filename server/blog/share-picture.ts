import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import { drawingAt, drawingPicture, titleFont } from '../../shared/site/share-picture'
import { wholePieces } from '../../shared/whole-words.mjs'
import { escaped } from '../../shared/words'
import { httpError } from '../platform/http-error'
import type { BlogService } from './service'

export type DrawTitle = (title: string, drawing: string) => Promise<Buffer>

const picturesKept = 100
/** More requests than this are not from networks that show a link. */
const waitingMax = 20

/**
 * `GET /share/articles/{slug}.png`: the share picture of a published article with one of our drawings. Pictures are
 * drawn one at a time and cached, so that requests for many of them cannot use up the process.
 */
export function articleSharePicture(blog: Pick<BlogService, 'findPost'>, draw: DrawTitle): RequestHandler {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const drawn = new LRUCache<string, Buffer, { title: string; drawing: string }>({
    max: picturesKept,
    fetchMethod: (_key, _stale, { context: { title, drawing } }) => {
      if (waiting >= waitingMax) throw httpError(503, 'Too many pictures are being drawn. Please try again shortly.')
      waiting += 1
      const picture = last.then(() => draw(title, drawing)).finally(() => (waiting -= 1))
      last = picture.catch(() => undefined)
      return picture
    },
  })
  return async (request, response, next) => {
    const [, slug] = /^(.+)\.png$/.exec(String(request.params.file)) ?? []
    const post = slug === undefined ? undefined : await blog.findPost(slug)
    const drawing = drawingAt(post?.featured_image_url ?? null)
    if (!(post && drawing)) return next('route')
    const context = { title: post.title, drawing }
    const bytes = await drawn.forceFetch(`${drawing} ${post.title}`, { context })
    response.set('Cache-Control', 'public, max-age=3600').type('png').send(bytes)
  }
}

/** As in the pictures of pages (`scripts/share/page-picture.tsx`), in pixels. */
const layout = { height: 630, margin: 64, width: 600, heightMax: 344, gap: 22, kindSize: 31 }
const titleSizes = [72, 60, 52, 46, 40, 34, 30]
/** The average character width of wide words, in ems, as in the pictures of pages. */
const emsPerCharacter = 0.58
/** `--ink` and `--accent` of a light page (`client/styles/tokens.css`). */
const colors = { ink: '#10221e', accent: '#0b6352' }

/** Creates the function that writes titles; `folder` has the pictures and the font that the build made. */
export function titlesOn(folder: string): DrawTitle {
  const fontfile = path.resolve(folder, `.${titleFont}`)
  return async (title, drawing) => {
    // Loaded with the first picture, because it imports libvips, which most web processes never use.
    const { default: sharp } = await import('sharp')
    sharp.concurrency(1)
    const write = (text: string, size: number, color: string) =>
      sharp({
        text: {
          text: `<span foreground="${color}" letter_spacing="${-size * 24}">${escaped(text.replace(/\p{Cc}/gu, ' '))}</span>`,
          fontfile,
          font: `Figtree Bold ${size}`,
          dpi: 72,
          width: layout.width,
          rgba: true,
          wrap: 'word-char',
          spacing: -Math.round(size / 8),
        },
      })
        .png()
        .toBuffer({ resolveWithObject: true })
    const kind = await write('Article', layout.kindSize, colors.accent)
    const { text, sizes } = unbroken(title)
    let heading = await write(text, sizes[0] ?? 0, colors.ink)
    for (const size of sizes.slice(1))
      if (heading.info.height > layout.heightMax) heading = await write(text, size, colors.ink)
    const fitting = { width: layout.width, height: layout.heightMax, fit: 'inside', withoutEnlargement: true } as const
    const words = await sharp(heading.data).resize(fitting).toBuffer({ resolveWithObject: true })
    const top = layout.height - layout.margin - words.info.height
    return sharp(await readFile(path.resolve(folder, `.${drawingPicture(drawing)}`)))
      .composite([
        { input: words.data, left: layout.margin, top },
        { input: kind.data, left: layout.margin, top: top - layout.gap - kind.info.height },
      ])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  }
}

/**
 * A title whose whole pieces, such as `E-Prescribing`, stay on one line, as in the page's heading, and the sizes in
 * which a line holds the longest of them. A word joiner keeps the hyphen, because the font has no unbreakable one.
 */
function unbroken(title: string) {
  const pieces = wholePieces(title)
  const longest = Math.max(0, ...pieces.map(({ text, whole }) => (whole ? text.length : 0)))
  return {
    text: pieces.map(({ text, whole }) => (whole ? joined(text) : text)).join(''),
    sizes: titleSizes.filter((size) => size * emsPerCharacter * longest <= layout.width),
  }
}

const joined = (text: string) => text.replaceAll(' ', '\u00a0').replace(/[-–)](?=.)/g, '$&\u2060')
