import type { ReactNode } from 'react'
import { dateWords } from '../../../shared/catalogue/basis'
import { Badge } from '../badge'
import { ClockIcon } from '../icons'
import { type ArticleContent, statedReadMinutes } from './content'

interface ArticleHeadProps {
  content: ArticleContent
  /** The kind of text, shown as a badge. */
  kind: string
  /** False where a read time means nothing, as on a policy. */
  readTime?: boolean
  /** The words before the date. */
  dateLabel?: string
  /** What follows the date in its line. */
  dateNote?: string | undefined
  children?: ReactNode
}

export function ArticleHead({ content, kind, readTime = true, children, ...dated }: ArticleHeadProps) {
  const { dateLabel = 'Updated', dateNote } = dated
  const { title, h1 = title, lead, updated } = content.meta
  return (
    <div className="max-w-3xl">
      <h1 className="text-5xl">{h1}</h1>
      {lead && <p className="mt-5 max-w-2xl text-xl leading-normal text-ink-soft">{lead}</p>}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <Badge look="strong">{kind}</Badge>
        {readTime && (
          <span className="inline-flex items-center gap-1.5">
            <ClockIcon className="size-4" />
            {statedReadMinutes(content)} min read
          </span>
        )}
        <span>
          {dateLabel} <time dateTime={updated}>{dateWords(updated)}</time>
          {dateNote}
        </span>
      </div>
      {children}
    </div>
  )
}
