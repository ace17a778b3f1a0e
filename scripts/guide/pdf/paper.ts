import { breakLines, type Line, type Measure, type Piece, type Text } from './lines'
import { body, type Color, colors, type Face, sheet, type TextStyle, textWidth } from './style'

export type Document = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement
type Content = PDFKit.PDFStructureContent

/** The page number of each named place of the guide. */
export type Places = ReadonlyMap<string, number>

interface PaperOptions {
  /** The text of the footer. */
  edition: string
  /** Text widths already measured; new ones are added. */
  widths: Map<string, number>
  /** Computes only the layout, without drawing text. */
  draft: boolean
}

/** A text broken into lines that is still to be drawn. */
export interface SetText {
  lines: readonly Line[]
  style: TextStyle
  height: number
}

/**
 * The page being written, from top to bottom, with its structure for screen readers: every text belongs to an element,
 * and decoration is an artifact.
 */
export class Paper {
  y: number = sheet.top
  page = 0
  /** The top of this page's text; a heading there needs no space above it. */
  top: number = sheet.top
  /** The title in the running header. */
  title = ''
  readonly places = new Map<string, number>()
  readonly #doc: Document
  readonly #edition: string
  readonly #draft: boolean
  readonly #measure: Measure
  #section: Element | undefined
  #part: { title: string; item: PDFKit.PDFOutline } | undefined
  #held: { height: number; draw: () => void }[] = []

  constructor(doc: Document, { edition, widths, draft }: PaperOptions) {
    this.#doc = doc
    this.#edition = edition
    this.#draft = draft
    this.#measure = measuring(doc, widths)
  }

  /** The height in points that is left on this page. */
  get left(): number {
    return sheet.bottom - this.y
  }

  get doc(): Document {
    return this.#doc
  }

  /** Begins a new page; a `bare` one has no header and footer. */
  turn({ bare = false } = {}) {
    this.#doc.addPage()
    this.page += 1
    this.y = sheet.top
    this.top = sheet.top
    if (!bare) this.artifact(() => this.#furnish(), 'Pagination')
  }

  /**
   * Holds back what `draw` draws, which moves `y` by `height` points, until what follows is known, so that both are on
   * one page.
   */
  hold(height: number, draw: () => void) {
    this.#held.push({ height, draw })
  }

  /** Makes room for `height` points, on a new page if necessary, and draws what was held above it. */
  ensure(height: number) {
    if (height === 0 && this.#held.length === 0) return
    const held = this.#held.splice(0)
    const needed = held.reduce((sum, block) => sum + block.height, height)
    if (this.y + needed > sheet.bottom) this.turn()
    for (const { draw } of held) draw()
  }

  /** Begins a section of the document's structure and ends the previous one. */
  section(title: string, type = 'Sect') {
    this.ensure(0)
    this.#section?.end()
    this.#section = this.#doc.struct(type as 'Sect', { title })
    this.#doc.addStructure(this.#section)
  }

  /** Ends the open section; whoever created the document finishes it. */
  close() {
    this.ensure(0)
    this.#section?.end()
  }

  /** Names this place for links and for the page numbers in the contents. */
  place(name: string, y = this.y) {
    this.places.set(name, this.page)
    this.#doc.addNamedDestination(name, 'XYZ', 0, Math.max(0, y - 20), null)
  }

  /** Adds a chapter to the document's outline, under its part. */
  bookmark(part: string, chapter: string) {
    if (this.#part?.title !== part)
      this.#part = { title: part, item: this.#doc.outline.addItem(part, { expanded: true }) }
    this.#part.item.addItem(chapter)
  }

  /** Adds a finished element, such as a paragraph, to the present section. */
  add(element: Element) {
    if (!this.#section) throw new Error('A text needs a section to stand in')
    this.#section.add(element)
  }

  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    this.#doc.markContent('Artifact', { type })
    draw()
    this.#doc.endMarkedContent()
  }

  set(text: Text, style: TextStyle = body, width: number = textWidth): SetText {
    const lines = breakLines(text, style, width, this.#measure)
    return { lines, style, height: lines.length * style.size * style.leading }
  }

  /** Draws a text as an element that is still to be added to the section or to a parent element. */
  draw(type: string, { lines, style }: SetText, x: number, y: number, { right, scope }: DrawOptions = {}): Element {
    const element = this.#doc.struct(type as 'P', { scope } as PDFKit.Mixins.StructureElementOptions)
    for (const group of groupsOf(lines, style, x, y, right)) {
      const content = this.#doc.markStructureContent(group.to ? 'Link' : (type as 'P'))
      for (const piece of group.pieces) this.#letters(piece, style)
      this.#doc.endMarkedContent()
      element.add(group.to ? this.#link(group.to, content, group.pieces, style) : content)
    }
    element.end()
    return element
  }

  /** An element with children, such as a list with its items. */
  group(type: string, children: readonly Element[]): Element {
    const element = this.#doc.struct(type as 'L')
    for (const child of children) element.add(child)
    element.end()
    return element
  }

  rule(x: number, y: number, width: number, color: Color = colors.line, weight = 0.75) {
    this.artifact(() => {
      this.#doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .stroke(color)
    })
  }

  /** A filled box behind what is drawn next; measures in points. */
  fill(x: number, y: number, width: number, height: number, color: Color, radius = 0) {
    this.artifact(() => {
      this.#doc.roundedRect(x, y, width, height, radius).fill(color)
    })
  }

  /** A checkbox. */
  box(x: number, y: number, size = 9) {
    this.artifact(() => {
      this.#doc.roundedRect(x, y, size, size, 1.5).lineWidth(0.8).stroke(colors.lineStrong)
    })
  }

  #letters(piece: Placed, style: TextStyle) {
    if (this.#draft) return
    this.#doc
      .font(piece.face)
      .fontSize(style.size)
      .fillColor(piece.color)
      .text(piece.text, piece.x, piece.y, { lineBreak: false })
  }

  #link(to: string, content: Content, pieces: readonly Placed[], style: TextStyle): Element {
    const link = this.#doc.struct('Link')
    link.add(content)
    for (const { x, y, width, text } of pieces) {
      const options = { structParent: link, Contents: new String(text.trim()) as string }
      if (/^https?:/.test(to)) this.#doc.link(x, y, width, style.size * 1.3, to, options)
      else this.#doc.goTo(x, y, width, style.size * 1.3, to, options)
    }
    link.end()
    return link
  }

  #furnish() {
    const style = { size: 8, leading: 1.2, color: colors.inkSoft, face: 'regular' } as const
    const put = (text: string, x: number, y: number, face: Face = 'regular') =>
      this.#letters({ text, face, color: style.color, to: undefined, width: 0, x, y }, style)
    const right = (text: string, face: Face) => sheet.right - this.#measure(text, face, style.size)
    put('Behavioral EMR Selection Guide', sheet.left, 40, 'semibold')
    put(this.title, right(this.title, 'regular'), 40)
    this.#doc.moveTo(sheet.left, 56).lineTo(sheet.right, 56).lineWidth(0.5).stroke(colors.line)
    put(this.#edition, sheet.left, 750)
    put(String(this.page), right(String(this.page), 'bold'), 750, 'bold')
  }
}

interface DrawOptions {
  /** The right edge of right-aligned lines, in points. */
  right?: number
  /** What a header cell heads. */
  scope?: 'Column' | 'Row'
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
function measuring(doc: Document, known: Map<string, number>): Measure {
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
