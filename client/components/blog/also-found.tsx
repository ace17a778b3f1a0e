import { Link } from 'react-router'
import { articleKind } from '../../site/search/article-hits'
import type { SiteHit } from '../../site/search/site-search'
import { WholeWords } from '../whole-words'

/** Where the matches below the results are, as a sentence names it. */
export const placesOf = (hits: readonly SiteHit[]): string =>
  hits.some(({ kind }) => kind === articleKind)
    ? 'our articles, guides, and vendor pages'
    : 'our guides and vendor pages'

/** Matches of a search in the texts of articles, guides, vendor pages, and rules, below the results. */
export function AlsoFound({ hits }: { hits: readonly SiteHit[] }) {
  if (hits.length === 0) return null
  return (
    <section aria-labelledby="also-found" className="mt-14">
      <h2 id="also-found" className="text-3xl">
        {`In ${placesOf(hits)}`}
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
