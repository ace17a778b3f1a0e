import { Link } from 'react-router'
import { listQuery } from '../../../shared/blog/address'
import type { SiteHit } from '../../site/search/site-search'
import { TextLink } from '../text-link'
import type { Listing } from './listing'
import { articlesAmong, matchWords } from './mentioning'
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
      {mentioning > 0 && !listing.failed && <Mentioning search={search} total={listing.total} hits={hits} />}
      {(mentioning === 0 || listing.total > 0 || listing.failed) && (
        <PostList
          listing={listing}
          none="No articles found matching your search."
          addressOf={(page) => `/blog${listQuery({ search, page })}`}
        >
          {hits.length > 0 ? (
            <TextLink href="#also-found">See what our guides and vendor pages have</TextLink>
          ) : (
            <Advice isSuggested={isSuggested} />
          )}
        </PostList>
      )}
    </section>
  )
}

/**
 * That articles further down match in their text, and if there are no results, of what the count above is. Otherwise a
 * count of zero reads as if nothing were found.
 */
function Mentioning({ search, total, hits }: { search: string; total: number; hits: readonly SiteHit[] }) {
  const articles = articlesAmong(hits)
  const others = hits.length - articles
  const counts = [
    `${articles}\u00a0${total > 0 ? 'more\u00a0' : ''}${articles === 1 ? 'article' : 'articles'}`,
    ...(others > 0 ? [`${others}\u00a0other ${others === 1 ? 'page' : 'pages'}`] : []),
  ]
  const exact = /\s/.test(search) ? 'this exact phrase' : 'exactly this word'
  return (
    <p className="mb-6 max-w-2xl">
      <TextLink href="#also-found">{`${counts.join(' and ')} below`}</TextLink>
      {` ${matchWords(hits.length)}.`}
      {total === 0 && ` The count above is only of articles with ${exact} in the title, summary, tags, or topics.`}
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
