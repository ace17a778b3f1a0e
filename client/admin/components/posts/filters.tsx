import type { AdminPostQuery } from '../../../../shared/admin/posts'
import { ownCategories } from '../../../../shared/blog/categories'
import { anyOf, FilterChoice, ListFilters } from '../list-filters'

const categories = [anyOf, ...ownCategories.map(({ key, name }) => ({ value: key, label: name }))]

export function PostFilters({ query }: { query: AdminPostQuery }) {
  return (
    <ListFilters
      action="/admin/posts"
      query={query}
      placeholder="Title, tag, address…"
      set={query.category === '' ? 0 : 1}
    >
      <FilterChoice name="category" label="Category" value={query.category} options={categories} />
    </ListFilters>
  )
}
