import { marketSegments } from '../../../shared/site/market-segments'
import type { ArticleContent } from '../article/content'

/** The id of the heading above a segment's table. */
export const idOf = (key: string) => `segment-${key}`

/** Adds the tables, which come before the text, to its table of contents. */
export function withSegments(content: ArticleContent): ArticleContent {
  const tables = marketSegments.map(({ key, name }) => ({ id: idOf(key), text: `Table: ${name}`, depth: 2 }))
  return { ...content, headings: [...tables, ...content.headings] }
}

/** Links to the tables, so that readers on a phone need not scroll past those for others. */
export function SegmentLinks() {
  return (
    <nav aria-label="Tables" className="no-print mt-4">
      <ul className="flex flex-wrap gap-x-6">
        {marketSegments.map(({ key, name }) => (
          <li key={key}>
            <a href={`#${idOf(key)}`} className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
