/** The name of an uploaded picture, from which the addresses of all its sizes follow. */
export interface PictureName {
  /** 32 hexadecimal digits: a hash of the uploaded file. */
  key: string
  /** The size in pixels of the largest version. */
  width: number
  height: number
  extension: 'jpg' | 'png'
}

export const pictureFolder = '/pictures'

/** The maximum width in pixels, and the widths of the smaller versions of a wider picture. */
export const pictureWidthMax = 1600
const narrower = [480, 960] as const

/** The widths of a picture's WebP files, largest last. */
const widthsOf = (width: number): number[] => [...narrower.filter((one) => one < width), width]

const namePattern = /^([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})(?:-([1-9]\d{0,3})\.webp|\.(jpg|png))$/

/** The address of the largest version, as a JPEG or PNG that every program can show. */
export const pictureAddressOf = ({ key, width, height, extension }: PictureName): string =>
  `${pictureFolder}/${key}-${width}x${height}.${extension}`

/** The address of the WebP version with a width. */
const variantAddress = ({ key, width, height }: PictureName, variant: number): string =>
  `${pictureFolder}/${key}-${width}x${height}-${variant}.webp`

/** The names of all files of a picture. */
export const filesOf = (name: PictureName): { file: string; width: number; type: 'webp' | 'jpg' | 'png' }[] => [
  { file: pictureAddressOf(name).slice(pictureFolder.length + 1), width: name.width, type: name.extension },
  ...widthsOf(name.width).map((width) => ({
    file: variantAddress(name, width).slice(pictureFolder.length + 1),
    width,
    type: 'webp' as const,
  })),
]

/** Whether a text has the form of a picture's key. Others are not looked up: one with NUL would be a database error. */
export const isPictureKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key)

/** Whether a text has the form of a picture file's name. Other names are never looked up. */
export const isPictureFile = (file: string): boolean => namePattern.test(file)

/** Parses the address of a picture's largest version; undefined for any other address. */
export function parsePicture(address: string): PictureName | undefined {
  if (!address.startsWith(`${pictureFolder}/`)) return undefined
  const [, key, width, height, variant, extension] = namePattern.exec(address.slice(pictureFolder.length + 1)) ?? []
  if (!key || variant || (extension !== 'jpg' && extension !== 'png')) return undefined
  return { key, width: Number(width), height: Number(height), extension }
}

/** The `srcset` of a picture's WebP versions; undefined for a picture that was not uploaded. */
export function webpSources(address: string): string | undefined {
  const name = parsePicture(address)
  return (
    name &&
    widthsOf(name.width)
      .map((width) => `${variantAddress(name, width)} ${width}w`)
      .join(', ')
  )
}
