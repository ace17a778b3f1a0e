import { Link } from 'react-router'
import { listQuery } from '../../../shared/blog/address'
import type { Listing } from './listing'
import { PostList } from './post-list'

interface SearchResultsProps {
  search: string
  listing: Listing
  /** Whether guides, vendor pages, or rules match, so that the words are not what is wrong. */
  isElsewhere: boolean
}

export function SearchResults({ search, listing, isElsewhere }: SearchResultsProps) {
  return (
    <section aria-labelledby="results">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="results" data-search={search} className="text-3xl">
          {`Search Results (${listing.total})`}
        </h2>
        <Link to="/blog" data-enhance="choose" className="link no-print inline-flex min-h-11 items-center">
          Clear search
        </Link>
      </div>
      <PostList
        listing={listing}
        none="No articles found matching your search."
        addressOf={(page) => `/blog${listQuery({ search, page })}`}
      >
        {isElsewhere ? (
          <a href="#also-found" className="link">
            See what our guides and vendor pages have
          </a>
        ) : (
          <>
            Try fewer or shorter words, or{' '}
            <Link to="/blog" data-enhance="choose" className="link">
              browse the topics
            </Link>
            .
          </>
        )}
      </PostList>
    </section>
  )
}
