import { matchAddress, withAnswer } from '../../../shared/match/address'
import type { MatchAnswer } from '../../../shared/match/match'
import { ChevronIcon } from '../icons'

interface ColophonProps {
  answer: MatchAnswer
  query: string
  siteUrl: string
}

/** The address that gives this result even after the method or the catalogue has changed. */
export const versionedAddress = ({ version, dataVersion }: MatchAnswer, query: string) =>
  matchAddress('/match', withAnswer(query, 'version', `${version}~${dataVersion}`))

/** What a result rests on, and in print what a reader needs to find it again. */
export function Colophon({ answer, query, siteUrl }: ColophonProps) {
  const versions = `Version ${answer.version} of our method and version ${answer.dataVersion} of our catalogue.`
  return (
    <div className="mt-8 max-w-2xl border-t border-line pt-4 text-sm text-ink-soft">
      <p>
        Whether a vendor pays us plays no part.{' '}
        <a href="/methodology#match" className="link">
          How the match works
        </a>
      </p>
      <details className="no-print">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5">
          <ChevronIcon className="size-5" />
          How this was computed
        </summary>
        <p>{`${versions} A link to this result with its version tells later readers what has changed since.`}</p>
      </details>
      <p className="hidden print:block">{versions}</p>
      <p className="hidden break-all print:block">{`This result: ${siteUrl}${versionedAddress(answer, query)}`}</p>
      <p className="hidden print:block">{`The source of each value is on the system's page under ${siteUrl}/emr/.`}</p>
    </div>
  )
}
