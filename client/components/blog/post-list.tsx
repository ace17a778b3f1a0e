import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkedPages } from '../../../shared/blog/address'
import { SearchIcon } from '../icons'
import type { Listing } from './listing'
import { PostGrid } from './post-card'

interface PostListProps {
  listing: Listing
  /** Shown if there is no article. */
  none: string
  /** Below that: what else to do. */
  children?: ReactNode
  heading?: 'h2' | 'h3'
  addressOf: (page: number) => string
}

/** One page of a list with links to the others, or the reason why it is empty. */
export function PostList({ listing, none, children, heading, addressOf }: PostListProps) {
  const { posts, page, pages, failed } = listing
  if (failed)
    return <Nothing message={none}>Articles cannot be loaded at the moment. Please try again shortly.</Nothing>
  if (page > pages)
    return (
      <Nothing message="This page does not exist.">
        <Link to={addressOf(pages)} className="link inline-flex min-h-11 items-center">
          {pages > 1 ? `Go to the last page, ${pages}` : 'Go to the first page'}
        </Link>
      </Nothing>
    )
  if (posts.length === 0) return <Nothing message={none}>{children}</Nothing>
  return (
    <>
      <PostGrid posts={posts} heading={heading} />
      <Paging page={page} pages={pages} addressOf={addressOf} />
    </>
  )
}

function Nothing({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="rounded-2xl border border-dashed border-line-strong px-6 py-12">
      <SearchIcon className="nothing-found text-accent" />
      <p className="mt-5 font-semibold">{message}</p>
      {children && <div className="mt-1 max-w-2xl text-ink-soft">{children}</div>}
    </div>
  )
}

interface PagingProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

const box = 'inline-flex page-number min-h-11 items-center justify-center rounded-lg px-3 font-medium'
const link = `${box} border border-line hover:border-accent hover:text-accent`

function Paging({ page, pages, addressOf }: PagingProps) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="no-print mt-10 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={link}>
          Previous
        </Link>
      )}
      <ol className="flex flex-wrap items-center gap-2">
        {linkedPages(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : number === page ? (
              <span aria-current="page" className={`${box} bg-accent-soft text-accent-strong`}>
                <PageNumber number={number} />
              </span>
            ) : (
              <Link to={addressOf(number)} className={link}>
                <PageNumber number={number} />
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className={link}>
          Next
        </Link>
      )}
    </nav>
  )
}

function PageNumber({ number }: { number: number }) {
  return (
    <>
      <span className="sr-only">Page </span>
      {number}
    </>
  )
}
