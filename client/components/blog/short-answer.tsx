import { Link } from 'react-router'
import type { SiteHit } from '../../site/search/site-search'
import { answerKind } from '../../site/search/site-texts'
import { WholeWords } from '../whole-words'

/** A link above the results to the short answer that a search asks for in its own words, if there is one. */
export function ShortAnswer({ hits }: { hits: readonly SiteHit[] }) {
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
