import { type TextBlock, textBlocks } from '../../shared/leads/text-blocks'

/** Plain text laid out as the mail lays it out. */
export function TextView({ text }: { text: string }) {
  return (
    <div className="stack-3 [overflow-wrap:anywhere]">
      {textBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their places.
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="pt-2">{block.text}</h3>
    case 'paragraph':
      return <p className="whitespace-pre-wrap">{block.lines.join('\n')}</p>
    case 'list':
      return <ul className="list-disc stack-1 pl-5">{block.items.map(item)}</ul>
    case 'numbers':
      return (
        <ol start={block.first} className="list-decimal stack-1 pl-5">
          {block.items.map(item)}
        </ol>
      )
  }
}

const item = (text: string, index: number) => <li key={`${index} ${text}`}>{text}</li>
