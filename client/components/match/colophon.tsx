import { matchAddress, withAnswer } from '../../../shared/match/address'
import type { MatchAnswer } from '../../../shared/match/match'

interface ColophonProps {
  answer: MatchAnswer
  query: string
  siteUrl: string
}

/** The address that gives this result even after the method or the catalogue has changed. */
export const versionedAddress = ({ version, dataVersion }: MatchAnswer, query: string) =>
  matchAddress('/match', withAnswer(query, 'version', `${version}~${dataVersion}`))

/** In print: what a reader needs to find the result again and to judge it. */
export function Colophon({ answer, query, siteUrl }: ColophonProps) {
  return (
    <div className="mt-8 max-w-2xl border-t border-line pt-4 text-sm text-ink-soft">
      <p>
        {`Method ${answer.version}, catalogue ${answer.dataVersion}. `}
        <a href="/methodology#match" className="link">
          How the match works
        </a>
        . Whether a vendor pays us plays no part.
      </p>
      <p className="hidden break-all print:block">{`This result: ${siteUrl}${versionedAddress(answer, query)}`}</p>
      <p className="hidden print:block">{`The source of each value is on the system's page under ${siteUrl}/emr/.`}</p>
    </div>
  )
}
