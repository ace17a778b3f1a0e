import { categoryName } from '../../../shared/blog/categories'
import { Badge } from '../badge'

/** The names of a post's categories, each once, in whichever form the post stores them. */
export function categoryNames(categories: readonly string[]): string[] {
  return [...new Set(categories.map(categoryName))]
}

/** A post's topics in a list: at most two categories and three tags. */
export function CategoryBadges({ categories }: { categories: readonly string[] }) {
  const names = categoryNames(categories).slice(0, 2)
  if (names.length === 0) return null
  return (
    <ul aria-label="Categories" className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Badge look="strong">
            <span className="text-xs">{name}</span>
          </Badge>
        </li>
      ))}
    </ul>
  )
}

export function TagBadges({ tags }: { tags: readonly string[] }) {
  const shown = [...new Set(tags)].slice(0, 3)
  if (shown.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {shown.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}
