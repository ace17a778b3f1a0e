import { Link } from 'react-router'
import { blogCategories } from '../../../shared/blog/categories'
import { Badge } from '../badge'
import { Card } from '../card'

interface CategoryCardsProps {
  /** Numbers of published articles by category; an unknown number is not shown. */
  counts: Readonly<Record<string, number>>
}

/** Links to all categories, each with its number of articles. */
export function CategoryCards({ counts }: CategoryCardsProps) {
  return (
    <ul className="topics grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {blogCategories.map(({ key, name }) => (
        <li key={key}>
          <Card className="group relative flex h-full flex-col p-5 lights-up">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="leading-snug">
                <Link to={`/blog/category/${key}`} className="group-hover:text-accent stretched hover:underline">
                  {name}
                </Link>
              </h3>
              <Count count={counts[key]} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span className="shrink-0">
      <Badge look="strong">
        {count}
        <span className="sr-only">{count === 1 ? ' article' : ' articles'}</span>
      </Badge>
    </span>
  )
}
