import type { AdminPostQuery } from '../../../../shared/admin/posts'
import { ownCategories } from '../../../../shared/blog/categories'
import { anyOf } from '../filter-choice'
import { ListFilters } from '../list-filters'

const categories = [anyOf, ...ownCategories.map(({ key, name }) => ({ value: key, label: name }))]

export function PostFilters({ query }: { query: AdminPostQuery }) {
  const category = { name: 'category', label: 'Category', value: query.category, options: categories }
  return <ListFilters action="/admin/posts" query={query} placeholder="Title, tag, address…" choices={[category]} />
}
