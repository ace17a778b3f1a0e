import { type ListAddress, listQuery } from '../../../shared/blog/address'
import { Button } from '../button'

/** Searches the blog: a plain GET form; with scripts, also while the visitor types. */
export function SearchForm({ address }: { address: ListAddress }) {
  return (
    <search>
      <form
        action="/blog"
        data-enhance="choose"
        data-address={`/blog${listQuery(address)}`}
        className="no-print flex flex-col gap-3 search sm:flex-row"
      >
        <div className="grow">
          <label htmlFor="search" className="mb-1.5 block font-medium">
            Search the articles
          </label>
          <input
            id="search"
            type="search"
            name="search"
            defaultValue={address.search}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="For example: telehealth, denials"
            className="control"
          />
        </div>
        <Button type="submit" size="large">
          Search
        </Button>
      </form>
    </search>
  )
}
