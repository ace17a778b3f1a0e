import { breakLines, type Line, type Measure, type Piece, type Text } from './lines'
import { body, type Color, colors, type Face, sheet, type TextStyle, textWidth } from './style'

export type Document = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement
type Content = PDFKit.PDFStructureContent

/** Where each named place of the guide stands. */
export type Places = ReadonlyMap<string, number>

interface PaperOptions {
  /** What the footer says. */
  edition: string
  /** Widths that are known already; those that are found are added. */
  widths: Map<string, number>
  /** Only finds out where everything stands, without the letters. */
  draft: boolean
}

/** A text that is broken into lines and waits to be drawn. */
export interface SetText {
  lines: readonly Line[]
  style: TextStyle
  height: number
}

/**
 * The page that is being written, from top to bottom, with its structure for screen readers: every text belongs to an
 * element, and what is mere ornament is an artifact.
 */
export class Paper {
  y: number = sheet.top
  page = 0
  /** Where the text of this page begins; a heading that stands there needs no space above it. */
  top: number = sheet.top
  /** What the running header names. */
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

  /** How much is left of this page. */
  get left(): number {
    return sheet.bottom - this.y
  }

  get doc(): Document {
    return this.#doc
  }

  /** Turns to a new page; a `bare` one has no header and footer. */
  turn({ bare = false } = {}) {
    this.#doc.addPage()
    this.page += 1
    this.y = sheet.top
    this.top = sheet.top
    if (!bare) this.artifact(() => this.#furnish(), 'Pagination')
  }

  /** Keeps what `draw` draws, which moves `y` by `height`, until it is known what follows, to stand on one page with it. */
  hold(height: number, draw: () => void) {
    this.#held.push({ height, draw })
  }

  /** Makes room for `height`, on a new page where it must be, and draws above it what was held. */
  ensure(height: number) {
    if (height === 0 && this.#held.length === 0) return
    const held = this.#held.splice(0)
    const needed = held.reduce((sum, block) => sum + block.height, height)
    if (this.y + needed > sheet.bottom) this.turn()
    for (const { draw } of held) draw()
  }

  /** Begins a section of the document's structure, and ends the one before. */
  section(title: string, type = 'Sect') {
    this.ensure(0)
    this.#section?.end()
    this.#section = this.#doc.struct(type as 'Sect', { title })
    this.#doc.addStructure(this.#section)
  }

  /** Ends what is open; the document is finished by whoever opened it. */
  close() {
    this.ensure(0)
    this.#section?.end()
  }

  /** Names this place, for links and for the page numbers of the contents. */
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

  /** Puts a finished element, such as a paragraph, into the present section. */
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

  /** Draws a text as an element that is still to be added: to the section, or to the element it is part of. */
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

  /** An element made of others, such as a list of its items. */
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

  /** A filled box behind what is drawn next. */
  fill(x: number, y: number, width: number, height: number, color: Color, radius = 0) {
    this.artifact(() => {
      this.#doc.roundedRect(x, y, width, height, radius).fill(color)
    })
  }

  /** A box to tick. */
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
  /** Where the lines end, for those that are set to the right. */
  right?: number
  /** What a cell heads. */
  scope?: 'Column' | 'Row'
}

interface Placed extends Piece {
  x: number
  y: number
}

/** The pieces where they stand, neighbors together that lead to the same place or to none. */
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

/** What the Latin files of Figtree cannot draw, as far as texts use it. */
const foreignLetter = /[^\u0020-\u00ff–—‘’“”•…€™−]/u

/** Widths are asked for again and again, and finding one takes the font's whole layout. */
function measuring(doc: Document, known: Map<string, number>): Measure {
  return (text, face, size) => {
    const key = `${face} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      const foreign = foreignLetter.exec(text)
      if (foreign) throw new Error(`The guide’s font has no “${foreign[0]}”, which stands in “${text}”`)
      width = doc.font(face).fontSize(100).widthOfString(text) / 100
      known.set(key, width)
    }
    return width * size
  }
}
