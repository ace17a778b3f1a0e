import { ChevronIcon } from '../icons'
import type { ArticleContent } from './content'

type Headings = ArticleContent['headings']

/** Beside the text on a wide screen; it stays in view while scrolling. */
export function SideContents({ headings }: { headings: Headings }) {
  return (
    <nav aria-label="On this page" className="no-print hidden lg:block">
      <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto border-l border-line pl-5">
        <p className="text-sm font-semibold">On this page</p>
        <Entries headings={headings} />
      </div>
    </nav>
  )
}

/** Collapsed above the text on a narrow screen. */
export function FoldedContents({ headings }: { headings: Headings }) {
  return (
    <nav aria-label="On this page" className="no-print mb-10 lg:hidden">
      <details className="rounded-xl border border-line bg-surface px-4">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold">
          On this page
          <ChevronIcon className="size-5" />
        </summary>
        <div className="pb-3">
          <Entries headings={headings} />
        </div>
      </details>
    </nav>
  )
}

function Entries({ headings }: { headings: Headings }) {
  return (
    <ol className="outline-links">
      {headings.map(({ id, text, depth }) => (
        <li key={id} className={depth > 2 ? 'pl-3' : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
