const paragraphs = /^(?:p|h[1-6]|table|[uod]l|hr|caption|fieldset)$/
const lines =
  /^(?:div|section|article|header|footer|address|main|nav|aside|center|d[td]|form|figure|figcaption|details|summary|legend|option|body)$/
/** Quotes nested deeper than this get no further `>`. */
const quoteDepthMax = 5
const altCharsMax = 500

/** What separates the next words from the last ones; more separates more. */
const gaps = { none: 0, line: 1, paragraph: 2 }

type Attributes = Readonly<Record<string, string>>

/** Writes plain text from the tags and words of HTML, which come in their order, in linear time. */
export class HtmlWriter {
  readonly #done: string[] = []
  #line = ''
  #gap = gaps.none
  /** A row, a cell, or an item has begun and is empty, so blocks within it begin no further line. */
  #isFresh = false
  #marker = ''
  /** The open lists: the next number, or undefined for one without numbers. */
  readonly #lists: (number | undefined)[] = []
  /** `separators`: how many cells have begun since the last words of the row. */
  #row = { cells: 0, hasWords: false, separators: 0 }
  #breaks = 0
  #quoteDepth = 0
  #preDepth = 0
  #link: { url: string; text: string } | undefined

  open(tag: string, attributes: Attributes): void {
    this.#block(tag)
    if (tag === 'br') this.#break()
    else if (tag === 'li') this.#openItem()
    else if (tag === 'ul') this.#lists.push(undefined)
    else if (tag === 'ol') this.#lists.push(Number.parseInt(attributes.start ?? '', 10) || 1)
    else if (tag === 'tr') this.#openRow()
    else if (tag === 'td' || tag === 'th') this.#openCell()
    else if (tag === 'blockquote') this.#enclose(() => (this.#quoteDepth += 1))
    else if (tag === 'pre') this.#enclose(() => (this.#preDepth += 1))
    else if (tag === 'a') this.#openLink(attributes.href ?? '')
    else if (tag === 'img') this.#words((attributes.alt ?? '').slice(0, altCharsMax))
  }

  close(tag: string): void {
    if (tag === 'li') this.#end(gaps.line)
    else if (tag === 'ul' || tag === 'ol') this.#lists.pop()
    else if (tag === 'tr') this.#end(this.#row.cells > 1 ? gaps.line : Math.max(this.#gap, gaps.line))
    else if (tag === 'blockquote') this.#enclose(() => (this.#quoteDepth = Math.max(this.#quoteDepth - 1, 0)))
    else if (tag === 'pre') this.#enclose(() => (this.#preDepth = Math.max(this.#preDepth - 1, 0)))
    else if (tag === 'a') this.#closeLink()
    this.#block(tag)
  }

  add(text: string): void {
    const pieces = this.#preDepth > 0 ? text.split('\n') : [text]
    for (const [at, piece] of pieces.entries()) {
      if (at > 0 && this.#line.trim()) this.#endLine()
      else if (at > 0) this.#endParagraph()
      this.#words(piece)
    }
  }

  end(): string {
    this.#endLine()
    return this.#done.join('\n').trim()
  }

  #words(text: string): void {
    const begins = this.#gap !== gaps.none || this.#isFresh
    if (!/\S/.test(text)) {
      if (!begins) this.#line += text
      return
    }
    if (begins) this.#separate()
    this.#line += text
    if (this.#link) this.#link.text += text
  }

  #separate(): void {
    if (this.#row.separators > 0) this.#line += ` ${'| '.repeat(this.#row.separators)}`
    else if (this.#gap === gaps.paragraph) this.#endParagraph()
    else if (this.#gap === gaps.line) this.#endLine()
    this.#line += this.#marker
    this.#row = { ...this.#row, hasWords: true, separators: 0 }
    this.#gap = gaps.none
    this.#marker = ''
    this.#breaks = 0
    this.#isFresh = false
  }

  #endLine(): void {
    const words = this.#preDepth > 0 ? this.#line.trimEnd() : this.#line.replace(/\s+/g, ' ').trim()
    if (words.trim()) this.#done.push('> '.repeat(Math.min(this.#quoteDepth, quoteDepthMax)) + words)
    this.#line = ''
  }

  #endParagraph(): void {
    this.#endLine()
    if (this.#done.length > 0 && this.#done.at(-1) !== '') this.#done.push('')
  }

  #block(tag: string): void {
    if (paragraphs.test(tag)) this.#ask(gaps.paragraph)
    else if (lines.test(tag)) this.#ask(gaps.line)
  }

  #ask(gap: number): void {
    if (!this.#isFresh) this.#gap = Math.max(this.#gap, gap)
  }

  /** Ends a row or an item. What follows it is as far away as given, even if a paragraph ended within it. */
  #end(gap: number): void {
    this.#gap = gap
    this.#marker = ''
    this.#isFresh = false
    this.#row.separators = 0
  }

  /** Ends the line at once, because the way in which lines are written changes. */
  #enclose(change: () => unknown): void {
    this.#endLine()
    change()
    this.#end(gaps.paragraph)
  }

  #break(): void {
    this.#breaks += 1
    this.#ask(this.#breaks > 1 ? gaps.paragraph : gaps.line)
  }

  #openItem(): void {
    this.#ask(gaps.line)
    const number = this.#lists.at(-1)
    this.#marker = number === undefined ? '- ' : `${number}. `
    if (number !== undefined) this.#lists[this.#lists.length - 1] = number + 1
    this.#isFresh = true
  }

  #openRow(): void {
    this.#ask(gaps.line)
    this.#row = { cells: 0, hasWords: false, separators: this.#isFresh ? this.#row.separators : 0 }
    this.#isFresh = true
  }

  #openCell(): void {
    this.#row.cells += 1
    if (this.#row.hasWords) this.#row.separators += 1
    this.#isFresh = true
  }

  #openLink(url: string): void {
    this.#link = /^https?:\/\//i.test(url) ? { url, text: '' } : undefined
  }

  #closeLink(): void {
    if (this.#link?.text && !this.#link.text.includes(this.#link.url)) this.#line += ` (${this.#link.url})`
    this.#link = undefined
  }
}
