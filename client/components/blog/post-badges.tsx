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
            <CategoryLabel name={name} />
          </Badge>
        </li>
      ))}
    </ul>
  )
}

/** A longer name does not fit on one line of a card on a phone. */
const lineLength = 32

/**
 * A category's name; a long one on two lines of about the same length. A text that wraps by itself makes its box as
 * wide as the card, a fixed break only as wide as the longer line.
 */
export function CategoryLabel({ name, className }: { name: string; className?: string }) {
  const middle = name.length > lineLength ? name.lastIndexOf(' ', name.length / 2 + 4) : -1
  if (middle < 0) return name
  return (
    <span>
      {name.slice(0, middle + 1)}
      <br className={className} />
      {name.slice(middle + 1)}
    </span>
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
