import type { ReactNode } from 'react'
import { categoryName } from '../../../shared/blog/categories'
import { Badge } from '../badge'

/** The names of a post's categories, each once, in whichever form the post stores them. */
export function categoryNames(categories: readonly string[]): string[] {
  return [...new Set(categories.map(categoryName))]
}

interface BadgeListProps {
  label: 'Categories' | 'Tags'
  names: readonly string[]
  className?: string
  /** The badge of a name. */
  children: (name: string) => ReactNode
}

/** Topics in a row; nothing for none. */
export function BadgeList({ label, names, className = 'flex flex-wrap gap-2', children }: BadgeListProps) {
  if (names.length === 0) return null
  return (
    <ul aria-label={label} className={className}>
      {names.map((name) => (
        <li key={name}>{children(name)}</li>
      ))}
    </ul>
  )
}

/** A post's topics in a list: at most two categories and three tags. */
export function CategoryBadges({ categories }: { categories: readonly string[] }) {
  return (
    <BadgeList label="Categories" names={categoryNames(categories).slice(0, 2)}>
      {(name) => (
        <Badge look="strong">
          <span className="text-xs">{name}</span>
        </Badge>
      )}
    </BadgeList>
  )
}

export function TagBadges({ tags }: { tags: readonly string[] }) {
  return (
    <BadgeList label="Tags" names={[...new Set(tags)].slice(0, 3)}>
      {(tag) => <Badge>{tag}</Badge>}
    </BadgeList>
  )
}
