import { Link } from 'react-router'
import type { ListFacts, ListPosition } from '../../../shared/admin/query'
import { counted, grouped } from '../../../shared/words'

interface ListPagingProps {
  list: ListFacts & { query: { after: string; before: string } }
  addressOf: (place: ListPosition & { page?: number }) => string
}

const box = 'inline-flex min-h-11 items-center justify-center rounded-lg px-3 font-medium'
const link = `${box} border border-line hover:border-accent hover:text-accent`

/** Each link continues from a row, not a number, so no row is repeated or skipped while others arrive. */
export function ListPaging({ list, addressOf }: ListPagingProps) {
  const { previous, next } = list
  if (previous === null && next === null) return null
  const number = numberOf(list)
  const numbered = (step: number) => (number === undefined ? {} : { page: number + step })
  const step = (label: string, to: string, rel?: 'prev' | 'next') => (
    <Link key={label} to={to} rel={rel} className={link}>
      {label}
    </Link>
  )
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-2">
      {previous !== null && [
        step('First', addressOf({})),
        step('Previous', addressOf(number === 2 ? {} : { before: previous, ...numbered(-1) }), 'prev'),
      ]}
      <span aria-current="page" className={`${box} bg-accent-soft text-accent-strong`}>
        {pageName(list, number)}
      </span>
      {next !== null && [
        step('Next', addressOf({ after: next, ...numbered(1) }), 'next'),
        step('Last', addressOf({ before: 'end' })),
      ]}
    </nav>
  )
}

/** `1 lead`, `734 leads`, `1,000+ leads`. */
export const totalOf = ({ total, totalIsLeast }: ListFacts, noun: string): string =>
  totalIsLeast ? `${grouped(total)}+ ${noun}s` : counted(total, noun)

/** A page that was reached from the end of the list has no number. */
function numberOf({ page, previous, query }: ListPagingProps['list']): number | undefined {
  return page === 1 && previous !== null && (query.after !== '' || query.before !== '') ? undefined : page
}

function pageName({ total, totalIsLeast, perPage, next }: ListFacts, number: number | undefined): string {
  if (number === undefined) return next === null ? 'Last page' : 'Page'
  return totalIsLeast ? `Page ${number}` : `Page ${number} of ${Math.max(number, Math.ceil(total / perPage))}`
}
