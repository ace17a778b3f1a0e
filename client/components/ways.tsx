import { Link } from 'react-router'
import { promisedTime } from '../../shared/leads/promise'
import { Button } from './button'
import { WholeWords } from './whole-words'

const ways = [
  {
    to: '/match',
    title: 'Find your match',
    text: 'A few questions lead to the systems that fit your practice, with reasons.',
  },
  {
    to: '/comparisons',
    title: 'Compare systems',
    text: 'Up to four side by side: cost, features, and what each value rests on.',
  },
  {
    to: '/get-recommendation',
    title: 'Ask for an analysis',
    text: `A person reads your case and answers in ${promisedTime}, free of charge.`,
  },
] as const

/** The three main entrances to the site, for visitors who have not found what they wanted. */
export function Ways() {
  return (
    <nav aria-label="Where to go next" className="no-print w-full">
      <ul className="grid gap-3 sm:grid-cols-3">
        {ways.map(({ to, title, text }) => (
          <li key={to} className="lights-up relative rounded-2xl border border-line bg-surface px-5 py-4">
            <Link to={to} className="stretched font-semibold text-accent">
              {title}
            </Link>
            <p className="mt-1 text-sm text-ink-soft">
              <WholeWords text={text} />
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Searches the whole site from a page outside the blog: a plain form without a script. Its field does not use
 * `.control`, because the 404 page loads only the stylesheet of every page.
 */
export function SiteSearch() {
  return (
    <search className="no-print w-full max-w-2xl">
      <form action="/blog">
        <label htmlFor="site-search" className="mb-1.5 block font-medium">
          Search articles, answers, guides, vendors, and rules
        </label>
        <div className="flex gap-3">
          <input
            id="site-search"
            type="search"
            name="search"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-12 w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3.5"
          />
          <Button type="submit" look="secondary">
            Search
          </Button>
        </div>
      </form>
    </search>
  )
}
