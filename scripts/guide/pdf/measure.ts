import type { Measure } from './lines'

/** Characters that Figtree's Latin files do not have, and curly quotation marks, because all texts have straight ones. */
const foreignLetter = /[^\u0020-\u00ff–—•…€™−]/u

/** Caches widths, because they are requested often and each takes a full layout by the font. */
export function measuring(doc: PDFKit.PDFDocument, known: Map<string, number>): Measure {
  return (text, face, size) => {
    const key = `${face} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      const foreign = foreignLetter.exec(text)
      if (foreign) throw new Error(`The guide cannot print the "${foreign[0]}" in "${text}"`)
      width = doc.font(face).fontSize(100).widthOfString(text) / 100
      known.set(key, width)
    }
    return width * size
  }
}
