import { Link } from 'react-router'
import { linkedPages } from '../../../shared/blog/address'

interface PagingProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

const box = 'inline-flex page-number min-h-11 items-center justify-center rounded-lg px-3 font-medium'
const link = `${box} border border-line hover:border-accent hover:text-accent`

export function Paging({ page, pages, addressOf }: PagingProps) {
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
