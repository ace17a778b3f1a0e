import { data, Link, useLoaderData } from 'react-router'
import { listQuery, parseListAddress } from '../../../shared/blog/address'
import { type BlogCategory, findCategory } from '../../../shared/blog/categories'
import { type NavigationLink, resourceLinks } from '../../../shared/site/navigation'
import { shareAlt, sharePicture } from '../../../shared/site/share-picture'
import { specialtyGuideLinks } from '../../../shared/site/specialty-guides'
import { FeedLink } from '../../components/blog/feed-link'
import { type Listing, listingStatus, loadListing } from '../../components/blog/listing'
import { PostList } from '../../components/blog/post-list'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { PageMeta } from '../../components/page-meta'
import { WholeWords } from '../../components/whole-words'
import type { SiteArgs } from '../args'

/** A category's articles, newest first; an unknown category has a page with status 404. */
export const loader = async ({ api, request, params }: SiteArgs) => {
  const category = findCategory(params.key ?? '')
  if (!category) return data({ category: undefined, listing: undefined }, { status: 404 })
  const { page } = parseListAddress(new URL(request.url).searchParams)
  const listing = await loadListing(api, { search: '', category: category.key, page }, request.signal)
  return data({ category, listing }, { status: listingStatus(listing) })
}

export function Component() {
  const { category, listing } = useLoaderData<typeof loader>()
  return category ? <Category category={category} listing={listing} /> : <UnknownCategory />
}

const none = 'No articles yet in this category. Check back soon.'
const titleClass = 'text-5xl'

function Category({ category, listing }: { category: BlogCategory; listing: Listing }) {
  const { key, name, description } = category
  const { page, pages, total } = listing
  const path = `/blog/category/${key}`
  const addressOf = (number: number) => path + listQuery({ search: '', page: number })
  const ofPage = page > 1 ? `, page ${page}` : ''
  return (
    <>
      <FeedLink />
      {page > pages && <meta name="robots" content="noindex" />}
      <PageMeta
        title={`${name}${ofPage}`}
        description={`${description}${ofPage && ` Articles${ofPage}.`}`}
        path={addressOf(page)}
        image={sharePicture(path)}
        imageAlt={shareAlt(path, name)}
      />
      <Breadcrumbs
        aboveOnly
        trail={[
          { label: 'Blog', to: '/blog' },
          { label: name, to: path },
        ]}
      />
      <Container className="pb-20">
        <h1 className={titleClass}>{name}</h1>
        <p className="mt-3 text-ink-soft">
          <WholeWords text={description} />
        </p>
        {total > 0 && (
          <p className="mt-6 mb-5 font-medium">
            {`${total} ${total === 1 ? 'article' : 'articles'}`}
            {pages > 1 && page <= pages && `, page ${page} of ${pages}`}
          </p>
        )}
        <div className="mt-6">
          <PostList listing={listing} none={none} heading="h2" addressOf={addressOf} />
        </div>
        <FurtherTopics category={key} />
        <BackToBlog />
      </Container>
    </>
  )
}

/** Has no canonical address or share tags, because there is no page to name. */
function UnknownCategory() {
  return (
    <>
      <title>Blog Category</title>
      <meta name="robots" content="noindex" />
      <Container className="py-16">
        <h1 className={titleClass}>Blog Category</h1>
        <p className="mt-3 text-ink-soft">{none}</p>
        <BackToBlog />
      </Container>
    </>
  )
}

function BackToBlog() {
  return (
    <p className="no-print mt-10">
      <ButtonLink to="/blog" look="secondary">
        Back to Blog
      </ButtonLink>
    </p>
  )
}

const guides: readonly NavigationLink[] = [
  ...specialtyGuideLinks,
  ...resourceLinks,
  { label: 'Rules we track', to: '/rules' },
  { label: 'Specialty guides', to: '/blog#guides' },
]

/** The address of the page that treats a category's subject as a whole; some categories have none. */
const guideOf: Readonly<Record<string, string>> = {
  'best-emr-at': '/resources/top-emr-solutions',
  'recommended-for-practices': '/blog#guides',
  'why-does-my-emr-have': '/resources/emr-101',
  'navigate-implementation': '/resources/emr-implementation',
  'billing-and-rcm': '/blog/best-rcm-software',
  'security-and-compliance': '/rules',
}

/** The guide to a category's subject, below its articles; the menu has the other categories. */
function FurtherTopics({ category }: { category: string }) {
  const guide = guides.find(({ to }) => to === guideOf[category])
  if (!guide) return null
  return (
    <p className="no-print mt-10">
      {'Full guide: '}
      <Link to={guide.to} className="link inline-block py-2 font-semibold">
        {guide.label}
      </Link>
    </p>
  )
}
