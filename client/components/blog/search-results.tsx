import { Link } from 'react-router'
import { listQuery } from '../../../shared/blog/address'
import type { SiteHit } from '../../site/search/site-search'
import type { Listing } from './listing'
import { articlesAmong, isOneWord, mention, wordsOf } from './mentioning'
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
  const mentioning = articlesAmong(hits)
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
      {mentioning > 0 && !listing.failed && <Mentioning search={search} total={listing.total} count={mentioning} />}
      {(mentioning === 0 || listing.total > 0 || listing.failed) && (
        <PostList
          listing={listing}
          none="No articles found matching your search."
          addressOf={(page) => `/blog${listQuery({ search, page })}`}
        >
          {hits.length > 0 ? (
            <a href="#also-found" className="link">
              See what our guides and vendor pages have
            </a>
          ) : (
            <Advice isSuggested={isSuggested} />
          )}
        </PostList>
      )}
    </section>
  )
}

/**
 * That articles further down have the words only in their text. Otherwise a count of zero contradicts the articles that
 * are then listed as matches.
 */
function Mentioning({ search, total, count }: { search: string; total: number; count: number }) {
  const isNone = total === 0
  const articles = `${count} ${isNone ? '' : 'more '}${count === 1 ? 'article' : 'articles'} below`
  const one = isOneWord(search)
  return (
    <p className="mb-6 max-w-2xl">
      {isNone &&
        `No articles found with ${one ? 'this word' : 'this exact phrase'} in the title, summary, tags, or topics. `}
      <a href="#also-found" className="link">
        {articles}
      </a>
      {` ${mention(count)} ${isNone ? (one ? 'it' : 'these words') : wordsOf(search)}.`}
    </p>
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
