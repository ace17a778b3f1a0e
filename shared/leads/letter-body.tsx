import type { CSSProperties, ReactNode } from 'react'
import { type Inline, inlines, withLinkedWords } from './inlines'
import { Lines } from './lines'
import { type TextBlock, textBlocks } from './text-blocks'

/** The style of an element: inline styles in an email, classes on a page. */
interface Look {
  style?: CSSProperties
  className?: string
}

export type LetterLooks = Readonly<Record<'heading' | 'paragraph' | 'list' | 'numbers' | 'link', Look>>

interface LetterBodyProps {
  /** Markdown: paragraphs, headings, lists, bold, italics, and links. Anything else is plain text. */
  text: string
  looks: LetterLooks
}

/** The space in `Kipu EMR`, which would otherwise break over two lines on a phone. */
const unbroken = / (?=E[MH]R\b)/g

/** Renders a letter, both for the email that is sent and for the preview beside the editor. */
export function LetterBody({ text, looks }: LetterBodyProps) {
  return textBlocks(text.replace(unbroken, '\u00a0')).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text are never reordered.
    <Block key={index} block={block} looks={looks} />
  ))
}

function Block({ block, looks }: { block: TextBlock; looks: LetterLooks }) {
  const item = (text: string, index: number) => <li key={`${index} ${text}`}>{pieces(text, looks)}</li>
  switch (block.kind) {
    case 'heading':
      return <h2 {...looks.heading}>{pieces(block.text, looks)}</h2>
    case 'paragraph':
      return <p {...looks.paragraph}>{pieces(block.lines.join('\n'), looks)}</p>
    case 'list':
      return <ul {...looks.list}>{block.items.map(item)}</ul>
    case 'numbers':
      return (
        <ol start={block.first} {...looks.numbers}>
          {block.items.map(item)}
        </ol>
      )
  }
}

function pieces(text: string, looks: LetterLooks): ReactNode[] {
  return withLinkedWords(inlines(text)).map((piece, index) => {
    const key = `${index} ${piece.kind}`
    return <Piece key={key} piece={piece} looks={looks} />
  })
}

function Piece({ piece, looks }: { piece: Inline; looks: LetterLooks }) {
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.text}</strong>
    case 'emphasis':
      return <em>{piece.text}</em>
    case 'link':
      return (
        <a href={piece.url} target="_blank" rel="noopener noreferrer" {...looks.link}>
          {piece.text}
        </a>
      )
    case 'text':
      return <Lines text={piece.text} />
  }
}
