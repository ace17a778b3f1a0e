import { LetterBody, type LetterLooks } from '../../shared/leads/letter-body'

const looks: LetterLooks = {
  heading: { className: 'pt-2' },
  paragraph: { className: 'whitespace-pre-wrap' },
  list: { className: 'list-disc stack-1 pl-5' },
  numbers: { className: 'list-decimal stack-1 pl-5' },
  link: { className: 'link' },
}

/** A letter with the layout of the email, rendered by the same code. */
export function TextView({ text }: { text: string }) {
  return (
    <div className="stack-3 [overflow-wrap:anywhere]">
      <LetterBody text={text} looks={looks} />
    </div>
  )
}
