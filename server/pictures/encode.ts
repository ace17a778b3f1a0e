import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { uploadBounds } from '../../shared/admin/pictures'
import { filesOf, type PictureName, pictureWidthMax } from '../../shared/pictures/address'
import { httpError } from '../platform/http-error'

export interface EncodedPicture extends PictureName {
  files: { file: string; bytes: Buffer }[]
}

/** The magic bytes of each accepted format. Other files never reach a decoder, whatever their names are. */
const beginnings: [hex: string, at: number][] = [
  ['ffd8ff', 0],
  ['89504e470d0a1a0a', 0],
  ['474946383761', 0],
  ['474946383961', 0],
  ['57454250', 8],
]

// Of the many formats that libvips can read, only these four are enabled.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`) })
sharp.cache(false)
sharp.concurrency(1)

/** Part of the hash in a picture's name; to be raised if the same upload would give other files. */
const version = 1
const secondsMax = 20

/**
 * Creates the files of an uploaded picture: rotated upright, at most the largest stored width, one frame, no metadata
 * (place, camera, preview of cropped parts). One at a time, to limit memory in a process that also takes leads.
 * @throws ApiError 413 for too many bytes or pixels, 422 if it is not a readable picture
 */
export function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const encoded = last.then(() => encode(bytes))
  last = encoded.catch(() => undefined)
  return encoded
}

let last: Promise<unknown> = Promise.resolve()

const keyOf = (bytes: Buffer): string =>
  createHash('sha256').update(`${version}\n`).update(bytes).digest('hex').slice(0, 32)

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  if (bytes.length > uploadBounds.bytesMax) throw tooLarge()
  if (!beginnings.some(([hex, at]) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex))
    throw noPicture()
  // Reads the size from the header, without decoding the picture.
  const {
    width = 0,
    height = 0,
    pages = 1,
    hasAlpha = false,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw noPicture()
    })
  if (width * height * pages > uploadBounds.pixelsMax) throw tooLarge()
  try {
    return await filesFrom(bytes, hasAlpha ? 'png' : 'jpg')
  } catch (cause) {
    throw Object.assign(noPicture(), { cause })
  }
}

const read = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: uploadBounds.pixelsMax, failOn: 'error', page: 0, pages: 1, sequentialRead: true })

async function filesFrom(bytes: Buffer, extension: 'jpg' | 'png'): Promise<EncodedPicture> {
  const upright = await read(bytes)
    .autoOrient()
    .resize({ width: pictureWidthMax, height: 4 * pictureWidthMax, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .timeout({ seconds: secondsMax })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = upright.info
  const name = { key: keyOf(bytes), width, height, extension }
  const files: EncodedPicture['files'] = []
  for (const { file, width: wanted, type } of filesOf(name)) {
    const sized = sharp(upright.data, { raw: { width, height, channels } }).resize({ width: wanted })
    files.push({ file, bytes: await written(sized, type).timeout({ seconds: secondsMax }).toBuffer() })
  }
  return { ...name, files }
}

function written(picture: Sharp, type: 'webp' | 'jpg' | 'png'): Sharp {
  if (type === 'webp') return picture.webp({ quality: 80, effort: 4 })
  return type === 'png'
    ? picture.png({ compressionLevel: 9, palette: true })
    : picture.jpeg({ quality: 82, mozjpeg: true })
}

const tooLarge = () => httpError(413, 'The picture is too large: at most 12 MB, and 40 million pixels.')
const noPicture = () => httpError(422, 'We could not read this as a JPEG, PNG, WebP, or GIF picture.')
