import { Drawing, type DrawingOptions, type Element } from './drawing'
import { colors, type Face, sheet } from './style'

/** The page number of each named place of the guide. */
export type Places = ReadonlyMap<string, number>

/** Lists and tables up to this height in points are not split, because their lines belong together. */
export const wholeUpTo = 110

interface PaperOptions extends DrawingOptions {
  /** The text of the footer. */
  edition: string
}

/** The page being written, from top to bottom: where the text continues, and to which section it belongs. */
export class Paper extends Drawing {
  y: number = sheet.top
  page = 0
  /** The top of this page's text; a heading there needs no space above it. */
  top: number = sheet.top
  /** The title in the running header. */
  title = ''
  readonly places = new Map<string, number>()
  readonly #edition: string
  #section: Element | undefined
  #part: { title: string; item: PDFKit.PDFOutline } | undefined
  #held: { height: number; draw: () => void }[] = []

  constructor(doc: PDFKit.PDFDocument, { edition, ...options }: PaperOptions) {
    super(doc, options)
    this.#edition = edition
  }

  /** The height in points that is left on this page. */
  get left(): number {
    return sheet.bottom - this.y
  }

  /** Begins a new page; a `bare` one has no header and footer. */
  turn({ bare = false } = {}) {
    this.doc.addPage()
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
  section(title: string) {
    this.ensure(0)
    this.#section?.end()
    this.#section = this.doc.struct('Sect', { title })
    this.doc.addStructure(this.#section)
  }

  /** Ends the open section; whoever created the document finishes it. */
  close() {
    this.ensure(0)
    this.#section?.end()
  }

  /** Names this place for links and for the page numbers in the contents. */
  place(name: string) {
    this.places.set(name, this.page)
    this.doc.addNamedDestination(name, 'XYZ', 0, Math.max(0, this.y - 20), null)
  }

  /** Adds a chapter to the document's outline, under its part. */
  bookmark(part: string, chapter: string) {
    if (this.#part?.title !== part)
      this.#part = { title: part, item: this.doc.outline.addItem(part, { expanded: true }) }
    this.#part.item.addItem(chapter)
  }

  /** Adds a finished element, such as a paragraph, to the present section. */
  add(element: Element) {
    if (!this.#section) throw new Error('A text needs a section to stand in')
    this.#section.add(element)
  }

  #furnish() {
    const style = { size: 8, leading: 1.2, color: colors.inkSoft, face: 'regular' } as const
    const put = (text: string, x: number, y: number, face: Face = 'regular') =>
      this.letters({ text, face, color: style.color, to: undefined, width: 0, x, y }, style)
    const right = (text: string, face: Face) => sheet.right - this.measure(text, face, style.size)
    put('Behavioral EMR Selection Guide', sheet.left, 40, 'semibold')
    put(this.title, right(this.title, 'regular'), 40)
    this.doc.moveTo(sheet.left, 56).lineTo(sheet.right, 56).lineWidth(0.5).stroke(colors.line)
    put(this.#edition, sheet.left, 750)
    put(String(this.page), right(String(this.page), 'bold'), 750, 'bold')
  }
}
