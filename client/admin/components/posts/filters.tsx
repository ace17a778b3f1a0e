import type { AdminPostQuery } from '../../../../shared/admin/posts'
import { ownCategories } from '../../../../shared/blog/categories'
import { anyOf, FilterChoice, ListFilters } from '../list-filters'

const categories = [anyOf, ...ownCategories.map(({ key, name }) => ({ value: key, label: name }))]

export function PostFilters({ query }: { query: AdminPostQuery }) {
  return (
    <ListFilters
      action="/admin/posts"
      query={query}
      placeholder="Title, excerpt, tag, address…"
      columns="lg:grid-cols-[2fr_1.5fr_auto]"
    >
      <FilterChoice name="category" label="Category" value={query.category} options={categories} />
    </ListFilters>
  )
}
