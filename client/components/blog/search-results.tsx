import { Link } from 'react-router'
import { listQuery } from '../../../shared/blog/address'
import type { SiteHit } from '../../site/search/site-search'
import { placesOf } from './also-found'
import type { Listing } from './listing'
import { PostList } from './post-list'

interface SearchResultsProps {
  search: string
  listing: Listing
  /** What matches elsewhere: then the words are not what is wrong. */
  hits: readonly SiteHit[]
  /** Whether another search is suggested: then these words are what is wrong, and not their number or length. */
  isSuggested: boolean
}

export function SearchResults({ search, listing, hits, isSuggested }: SearchResultsProps) {
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
        {hits.length > 0 ? (
          <a href="#also-found" className="link">
            {`See what ${placesOf(hits)} have`}
          </a>
        ) : (
          <Advice isSuggested={isSuggested} />
        )}
      </PostList>
    </section>
  )
}

function Advice({ isSuggested }: Pick<SearchResultsProps, 'isSuggested'>) {
  return (
    <>
      {isSuggested ? 'You can also ' : 'Try fewer or shorter words, or '}
      <Link to="/blog" data-enhance="choose" className="link">
        browse the topics
      </Link>
      .
    </>
  )
}
