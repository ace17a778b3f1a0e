import { data, Link, useLoaderData } from 'react-router'
import { type ListAddress, listQuery, parseListAddress } from '../../../shared/blog/address'
import { shareAlt, sharePicture } from '../../../shared/site/share-picture'
import { FeedLink } from '../../components/blog/feed-link'
import { Landing, loadLanding } from '../../components/blog/landing'
import { type Listing, listingStatus, loadListing } from '../../components/blog/listing'
import { articlesAmong, matchWords } from '../../components/blog/mentioning'
import { SearchResults } from '../../components/blog/search-results'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Button } from '../../components/button'
import { Container } from '../../components/container'
import { PageMeta, type PageMetaProps } from '../../components/page-meta'
import { Titled } from '../../components/titled'
import { Ways } from '../../components/ways'
import { WholeWords } from '../../components/whole-words'
import type { SiteArgs } from '../args'
import { articleHits } from '../search/article-hits'
import { type NamedSystems, namedSystems } from '../search/named-systems'
import { type NearName, nearName } from '../search/near-name'
import { type SiteHit, searchSite } from '../search/site-search'
import { answerKind } from '../search/site-texts'

/** The blog's front page, or the results if the address contains a search. */
export const loader = async ({ api, request }: SiteArgs) => {
  const address = parseListAddress(new URL(request.url).searchParams)
  if (address.search === '') {
    const landing = await loadLanding(api, request.signal)
    const status = landing.failed ? 503 : 200
    return data({ address, landing, found: undefined, hits: [], near: undefined, systems: undefined }, { status })
  }
  const isFirst = address.page === 1
  const [found, articles, pages, near] = await Promise.all([
    loadListing(api, { ...address, category: 'all' }, request.signal),
    isFirst ? articleHits(api, address.search, request.signal) : [],
    isFirst ? searchSite(address.search) : [],
    nearName(address.search),
  ])
  // A page about the very thing comes before articles that mention it.
  const titled = pages.filter(({ isTitled }) => isTitled)
  const hits = [...titled, ...articles, ...pages.filter((page) => !titled.includes(page))]
  return data(
    { address, landing: undefined, found, hits, near, systems: namedSystems(address.search) },
    { status: listingStatus(found) },
  )
}

export function Component() {
  const { address, landing, found, hits, near, systems } = useLoaderData<typeof loader>()
  return (
    <>
      <FeedLink />
      {found && <meta name="robots" content="noindex, follow" />}
      <PageMeta {...(found ? searchMeta(address, found) : landingMeta)} />
      <Breadcrumbs trail={[{ label: 'Blog', to: '/blog' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Behavioral health EMR blog</h1>
        <p className="mt-3 text-ink-soft">Practical articles for people who choose, implement, and run an EMR.</p>
        <div className="mt-8 max-w-3xl">
          <SearchForm address={address} />
          <SearchStatus total={found?.failed ? undefined : found?.total} hits={hits} />
        </div>
        {near && <DidYouMean {...near} />}
        {systems && <SideBySide {...systems} />}
        <ShortAnswer hits={hits} />
        <div className="mt-8">
          {found && (
            <SearchResults search={address.search} listing={found} hits={hits} isSuggested={near !== undefined} />
          )}
          <AlsoFound hits={hits} />
          {found?.total === 0 && hits.length === 0 && (
            <div className="mt-6">
              <Ways />
            </div>
          )}
          {landing && <Landing {...landing} />}
        </div>
      </Container>
    </>
  )
}

const landingMeta: PageMetaProps = {
  title: 'Behavioral Health EMR Blog',
  description:
    'Articles on choosing, implementing, and using an EMR in behavioral health: features, billing, integrations, and security.',
  path: '/blog',
}

/** A search page is only for the visitor who searched: search engines may follow its links but not list it. */
const searchMeta = (address: ListAddress, { total }: Listing): PageMetaProps => ({
  title: `Search results for "${address.search}"${address.page > 1 ? `, page ${address.page}` : ''}`,
  description: `${total} of our articles on behavioral health EMRs mention "${address.search}" in the title, summary, tags, or topics.`,
  path: `/blog${listQuery(address)}`,
  image: sharePicture('/blog'),
  imageAlt: shareAlt('/blog', 'Blog'),
})

/** Matches of a search in the texts of articles, guides, vendor pages, and rules, below the results. */
function AlsoFound({ hits }: { hits: readonly SiteHit[] }) {
  if (hits.length === 0) return null
  return (
    <Titled
      id="also-found"
      title={
        articlesAmong(hits) > 0
          ? 'Also in the text of our articles, guides, and vendor pages'
          : 'In our guides and vendor pages'
      }
      large
      className="mt-14"
    >
      <ul className="mt-4 rows border-y border-line">
        {hits.map(({ path, title, kind, line }) => (
          <li key={path} className="py-4">
            <p className="text-sm text-ink-soft">{kind}</p>
            <Link to={path} className="link inline-block py-1 font-semibold">
              <WholeWords text={title} />
            </Link>
            <p className="text-sm text-ink-soft">
              <WholeWords text={line} />
            </p>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

/** A link to the search with the name of a vendor that the visitor may have misspelled. */
function DidYouMean({ name, search }: NearName) {
  return (
    <p className="mt-4">
      {'Did you mean '}
      <Link to={`/blog${listQuery({ search, page: 1 })}`} data-enhance="choose" className="link font-semibold">
        {name}
      </Link>
      ?
    </p>
  )
}

/** Searches the blog: a plain GET form; with scripts, also while the visitor types. */
function SearchForm({ address }: { address: ListAddress }) {
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

/**
 * Announces to screen readers that a search is running and what it found: how many articles, unless that is unknown, and
 * those among what matches elsewhere.
 */
function SearchStatus({ total, hits }: { total?: number; hits: readonly SiteHit[] }) {
  return (
    <p role="status" data-waiting="Loading articles..." className="search-status mt-2 text-ink-soft">
      {total !== undefined && (
        <span className="sr-only">{countWords(total) + mentionWords(total, articlesAmong(hits))}</span>
      )}
    </p>
  )
}

function countWords(total: number): string {
  if (total === 0) return 'No articles found'
  return `${total} ${total === 1 ? 'article' : 'articles'} found`
}

function mentionWords(total: number, count: number): string {
  if (count === 0) return ''
  return `; ${count} ${total === 0 ? '' : 'more '}below ${matchWords(count)}`
}

/** A link above the results to the short answer that a search asks for in its own words, if there is one. */
function ShortAnswer({ hits }: { hits: readonly SiteHit[] }) {
  const answer = hits.find(({ kind, isTitled }) => kind === answerKind && isTitled)
  return (
    answer && (
      <p className="mt-4">
        {'Short answer: '}
        <Link to={answer.path} className="link font-semibold">
          <WholeWords text={answer.title} />
        </Link>
      </p>
    )
  )
}

/** A link to the comparison of the systems that a search names, or to the ways to find others. */
function SideBySide({ names, path, isForOthers = false }: NamedSystems) {
  return (
    <p className="mt-4">
      {'Compare '}
      <Link to={path} className="link font-semibold">
        {names}
      </Link>
      {isForOthers ? ' with other systems, or ' : ' side by side.'}
      {isForOthers && (
        <Link to="/match" className="link font-semibold">
          find your match
        </Link>
      )}
      {isForOthers && '.'}
    </p>
  )
}
