import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { type ListAddress, listQuery, parseListAddress } from '../../../shared/blog/address'
import { shareAlt, sharePicture } from '../../../shared/site/share-picture'
import { AlsoFound } from '../../components/blog/also-found'
import { DidYouMean } from '../../components/blog/did-you-mean'
import { FeedLink } from '../../components/blog/feed-link'
import { Landing, loadLanding } from '../../components/blog/landing'
import { type Listing, listingStatus, loadListing } from '../../components/blog/listing'
import { SearchForm } from '../../components/blog/search-form'
import { SearchResults } from '../../components/blog/search-results'
import { SearchStatus } from '../../components/blog/search-status'
import { ShortAnswer } from '../../components/blog/short-answer'
import { SideBySide } from '../../components/blog/side-by-side'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { PageMeta } from '../../components/page-meta'
import { Ways } from '../../components/ways'
import { articleHits } from '../search/article-hits'
import { namedSystems } from '../search/named-systems'
import { nearName } from '../search/near-name'
import { searchSite } from '../search/site-search'

/** The blog's front page, or the results if the address contains a search. */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
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
  const { address, landing, found, hits, near, systems } = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <FeedLink />
      {found ? <SearchMeta address={address} found={found} /> : <LandingMeta />}
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

function LandingMeta() {
  return (
    <PageMeta
      title="Behavioral Health EMR Blog"
      description="Articles on choosing, implementing, and using an EMR in behavioral health: features, billing, integrations, and security."
      path="/blog"
    />
  )
}

/** A search page is only for the visitor who searched: search engines may follow its links but not list it. */
function SearchMeta({ address, found }: { address: ListAddress; found: Listing }) {
  const { search, page } = address
  const ofPage = page > 1 ? `, page ${page}` : ''
  return (
    <>
      <meta name="robots" content="noindex, follow" />
      <PageMeta
        title={`Search results for "${search}"${ofPage}`}
        description={`${found.total} of our articles on behavioral health EMRs mention "${search}" in the title, summary, tags, or topics.`}
        path={`/blog${listQuery(address)}`}
        image={sharePicture('/blog')}
        imageAlt={shareAlt('/blog', 'Blog')}
      />
    </>
  )
}
