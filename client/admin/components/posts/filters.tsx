import { Form } from 'react-router-dom'
import { type DeskPostQuery, ownCategories } from '../../../../shared/admin/posts'
import { Button } from '../../../components/button'

/** Narrows the list; a plain GET form, so that what is shown is always in the address. */
export function PostFilters({ query }: { query: DeskPostQuery }) {
  return (
    <search>
      <Form
        key={JSON.stringify(query)}
        action="/admin/posts"
        className="mt-4 grid items-end gap-3 rounded-2xl border border-line bg-sunken p-4 sm:grid-cols-[2fr_1.5fr_auto]"
      >
        {query.status !== '' && <input type="hidden" name="status" value={query.status} />}
        <div className="min-w-0">
          <label htmlFor="search" className="mb-1 block text-sm font-medium">
            Search
          </label>
          <input
            id="search"
            type="search"
            name="search"
            defaultValue={query.search}
            maxLength={200}
            autoComplete="off"
            placeholder="Title, excerpt, tag, address…"
            className="control"
          />
        </div>
        <div className="min-w-0">
          <label htmlFor="category" className="mb-1 block text-sm font-medium">
            Category
          </label>
          <select id="category" name="category" defaultValue={query.category} className="control select">
            <option value="">Any</option>
            {ownCategories.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" className="min-h-12">
          Apply
        </Button>
      </Form>
    </search>
  )
}
