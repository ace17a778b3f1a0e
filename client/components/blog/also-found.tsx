import { Link } from 'react-router'
import type { SiteHit } from '../../site/search/site-search'
import { WholeWords } from '../whole-words'
import { articlesAmong } from './mentioning'

/** Matches of a search in the texts of articles, guides, vendor pages, and rules, below the results. */
export function AlsoFound({ hits }: { hits: readonly SiteHit[] }) {
  if (hits.length === 0) return null
  return (
    <section aria-labelledby="also-found" className="mt-14">
      <h2 id="also-found" className="text-3xl">
        {articlesAmong(hits) > 0
          ? 'Also in the text of our articles, guides, and vendor pages'
          : 'In our guides and vendor pages'}
      </h2>
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
    </section>
  )
}
