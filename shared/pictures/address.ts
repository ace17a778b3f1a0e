/** The name of an uploaded picture: all that is needed to request it in any of its sizes. */
export interface PictureName {
  /** 32 hexadecimal digits, a hash of what was uploaded. */
  key: string
  /** In pixels, of the largest size that is kept. */
  width: number
  height: number
  extension: 'jpg' | 'png'
}

export const pictureFolder = '/pictures'

/** The largest size, and the smaller ones that are kept of a picture that is wider. In pixels. */
export const pictureWidthMax = 1600
const narrower = [480, 960] as const

/** The widths in which a picture is kept as WebP, the largest last. */
const widthsOf = (width: number): number[] => [...narrower.filter((one) => one < width), width]

const namePattern = /^([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})(?:-([1-9]\d{0,3})\.webp|\.(jpg|png))$/

/** Where the picture stands in its largest size, as a JPEG or PNG that every reader knows. */
export const pictureAddressOf = ({ key, width, height, extension }: PictureName): string =>
  `${pictureFolder}/${key}-${width}x${height}.${extension}`

/** The same as WebP of one width. */
const variantAddress = ({ key, width, height }: PictureName, variant: number): string =>
  `${pictureFolder}/${key}-${width}x${height}-${variant}.webp`

/** The names of all files that are kept of a picture. */
export const filesOf = (name: PictureName): { file: string; width: number; type: 'webp' | 'jpg' | 'png' }[] => [
  { file: pictureAddressOf(name).slice(pictureFolder.length + 1), width: name.width, type: name.extension },
  ...widthsOf(name.width).map((width) => ({
    file: variantAddress(name, width).slice(pictureFolder.length + 1),
    width,
    type: 'webp' as const,
  })),
]

/** Whether a text can be the key of a picture; anything else would be an error of the database. */
export const isPictureKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key)

/** Whether a text can be the name of a kept file: nothing else is ever looked for. */
export const isPictureFile = (file: string): boolean => namePattern.test(file)

/** Reads the address of a picture in its largest size; undefined for any other address. */
export function parsePicture(address: string): PictureName | undefined {
  if (!address.startsWith(`${pictureFolder}/`)) return undefined
  const [, key, width, height, variant, extension] = namePattern.exec(address.slice(pictureFolder.length + 1)) ?? []
  if (!key || variant || (extension !== 'jpg' && extension !== 'png')) return undefined
  return { key, width: Number(width), height: Number(height), extension }
}

/** What a browser chooses from where it knows WebP; undefined for a picture that was not uploaded. */
export function webpSources(address: string): string | undefined {
  const name = parsePicture(address)
  return (
    name &&
    widthsOf(name.width)
      .map((width) => `${variantAddress(name, width)} ${width}w`)
      .join(', ')
  )
}
