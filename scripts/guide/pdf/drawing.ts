import { breakLines, type Line, type Measure, type Piece, type Text } from './lines'
import { body, type Color, colors, type TextStyle, textWidth } from './style'

export type Element = PDFKit.PDFStructureElement

export interface DrawingOptions {
  /** Text widths already measured; new ones are added. */
  widths: Map<string, number>
  /** Computes only the layout, without drawing text. */
  draft: boolean
}

export interface SetText {
  lines: readonly Line[]
  style: TextStyle
  height: number
}

/**
 * Draws text and shapes at given places of the page, with their structure for screen readers: every text belongs to an
 * element, and decoration is an artifact.
 */
export class Drawing {
  readonly doc: PDFKit.PDFDocument
  readonly measure: Measure
  readonly #draft: boolean

  constructor(doc: PDFKit.PDFDocument, { widths, draft }: DrawingOptions) {
    this.doc = doc
    this.measure = measuring(doc, widths)
    this.#draft = draft
  }

  artifact(draw: () => unknown, type: 'Layout' | 'Pagination' = 'Layout') {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  set(text: Text, style: TextStyle = body, width: number = textWidth): SetText {
    const lines = breakLines(text, style, width, this.measure)
    return { lines, style, height: lines.length * style.size * style.leading }
  }

  /** Draws a text as an element that is still to be added to the section or to a parent element. */
  draw(type: string, { lines, style }: SetText, x: number, y: number, { right, scope }: DrawOptions = {}): Element {
    const element = this.doc.struct(type as 'P', { scope } as PDFKit.Mixins.StructureElementOptions)
    for (const group of groupsOf(lines, style, x, y, right)) {
      const content = this.doc.markStructureContent(group.to ? 'Link' : (type as 'P'))
      for (const piece of group.pieces) this.letters(piece, style)
      this.doc.endMarkedContent()
      element.add(group.to ? this.#link(group.to, content, group.pieces, style) : content)
    }
    element.end()
    return element
  }

  /** An element with children, such as a list with its items. */
  group(type: string, children: readonly Element[]): Element {
    const element = this.doc.struct(type as 'L')
    for (const child of children) element.add(child)
    element.end()
    return element
  }

  rule(x: number, y: number, width: number) {
    this.artifact(() => this.doc.path(`M${x} ${y}h${width}`).lineWidth(0.75).stroke(colors.line))
  }

  fill(x: number, y: number, width: number, height: number, color: Color, radius = 0) {
    this.artifact(() => this.doc.roundedRect(x, y, width, height, radius).fill(color))
  }

  box(x: number, y: number) {
    this.artifact(() => this.doc.roundedRect(x, y, 9, 9, 1.5).lineWidth(0.8).stroke(colors.lineStrong))
  }

  protected letters(piece: Placed, style: TextStyle) {
    if (this.#draft) return
    const { text, x, y } = piece
    this.doc.font(piece.face, style.size).fillColor(piece.color).text(text, x, y, { lineBreak: false })
  }

  #link(to: string, content: PDFKit.PDFStructureContent, pieces: readonly Placed[], style: TextStyle): Element {
    const link = this.doc.struct('Link')
    link.add(content)
    for (const { x, y, width, text } of pieces) {
      const options = { structParent: link, Contents: new String(text.trim()) as string }
      if (/^https?:/.test(to)) this.doc.link(x, y, width, style.size * 1.3, to, options)
      else this.doc.goTo(x, y, width, style.size * 1.3, to, options)
    }
    link.end()
    return link
  }
}

interface DrawOptions {
  /** The right edge of right-aligned lines, in points. */
  right?: number
  scope?: 'Column' | 'Row' | undefined
}

interface Placed extends Piece {
  x: number
  y: number
}

/** The positioned pieces, grouped by their link target. */
function groupsOf(lines: readonly Line[], style: TextStyle, x: number, y: number, right?: number) {
  const groups: { to: string | undefined; pieces: Placed[] }[] = []
  for (const [row, line] of lines.entries()) {
    const width = line.reduce((sum, piece) => sum + piece.width, 0)
    let at = right === undefined ? x : right - width
    for (const piece of line) {
      const placed = { ...piece, x: at, y: y + row * style.size * style.leading }
      const last = groups.at(-1)
      if (last && last.to === piece.to) last.pieces.push(placed)
      else groups.push({ to: piece.to, pieces: [placed] })
      at += piece.width
    }
  }
  return groups
}

/** Characters that Figtree's Latin files do not have, and curly quotation marks, because all texts have straight ones. */
const foreignLetter = /[^\u0020-\u00ff–—•…€™−]/u

/** Caches widths, because they are requested often and each takes a full layout by the font. */
function measuring(doc: PDFKit.PDFDocument, known: Map<string, number>): Measure {
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
