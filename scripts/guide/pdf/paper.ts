import { Drawing, type DrawingOptions, type Element, type SetText } from './drawing'
import type { Text } from './lines'
import { colors, type Face, sheet, type TextStyle } from './style'

export type Places = ReadonlyMap<string, number>

/** Lists and tables up to this height in points are not split, because their lines belong together. */
export const wholeUpTo = 110

interface PaperOptions extends DrawingOptions {
  edition: string
}

/** The page being written, from top to bottom: where the text continues, and to which section it belongs. */
export class Paper extends Drawing {
  y: number = sheet.top
  page = 0
  /** The top of this page's text; a heading there needs no space above it. */
  top: number = sheet.top
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

  /** Holds back what `draw` draws, which moves `y` by `height` points, until what follows is on the same page. */
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

  place(name: string) {
    this.places.set(name, this.page)
    this.doc.addNamedDestination(name, 'XYZ', 0, Math.max(0, this.y - 20), null)
  }

  bookmark(part: string, chapter: string) {
    if (this.#part?.title !== part)
      this.#part = { title: part, item: this.doc.outline.addItem(part, { expanded: true }) }
    this.#part.item.addItem(chapter)
  }

  add(element: Element) {
    if (!this.#section) throw new Error('A text needs a section to stand in')
    this.#section.add(element)
  }

  /** Writes a text as an element of the present section; what follows is `after` points below it. */
  put(type: string, text: Text, style: TextStyle, after: number) {
    const set = this.set(text, style)
    this.add(this.draw(type, set, sheet.left, this.y))
    this.y += set.height + after
  }

  /** Draws texts below each other from a place of the page, as elements that are still to be added. */
  stack(sets: readonly SetText[], x: number, from: number, gap = 0): Element[] {
    let y = from
    return sets.map((set) => {
      const element = this.draw('P', set, x, y)
      y += set.height + gap
      return element
    })
  }

  #furnish() {
    const style = { size: 8, leading: 1.2, color: colors.inkSoft, face: 'regular' } as const
    const put = (text: string, y: number, face: Face, isRight = false) => {
      const x = isRight ? sheet.right - this.measure(text, face, style.size) : sheet.left
      this.letters({ text, face, color: style.color, to: undefined, width: 0, x, y }, style)
    }
    put('Behavioral EMR Selection Guide', 40, 'semibold')
    put(this.title, 40, 'regular', true)
    this.doc.path(`M${sheet.left} 56H${sheet.right}`).lineWidth(0.5).stroke(colors.line)
    put(this.#edition, 750, 'regular')
    put(String(this.page), 750, 'bold', true)
  }
}
