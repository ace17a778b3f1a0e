import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import type { LetterVersions } from '../../../shared/admin/letters'
import { capitalized, counted } from '../../../shared/words'
import { originWords } from '../components/leads/origin-words'
import { Moment } from '../components/submissions/badges'

export const loader =
  (api: AdminApi) =>
  ({ params }: LoaderFunctionArgs) =>
    api.listLetterVersions(params.id ?? '')

/** All versions of a lead's letter, newest first. */
export function Component() {
  const { lead, versions, timeZone } = useLoaderData<LetterVersions>()
  return (
    <>
      <title>Versions of the letter | Administration</title>
      <p className="mb-2 text-sm">
        <Link to={`/admin/leads/${lead.id}`} className="link inline-block py-1">
          Back to the lead
        </Link>
      </p>
      <h1 className="text-3xl font-bold tracking-tight">Versions of the letter</h1>
      <p dir="auto" className="mt-1 mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {lead.organizationName}
      </p>
      <ol className="rows overflow-hidden rounded-2xl border border-line bg-surface">
        {versions.map(({ words, ...facts }, index) => (
          <li key={facts.version} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <Link
                to={`/admin/leads/${lead.id}/letters/${facts.version}`}
                className="inline-block py-0.5 font-semibold hover:text-accent hover:underline"
              >
                {`Version ${facts.version}`}
              </Link>
              {index === 0 && <span className="ml-3 text-sm text-ink-soft">{lead.isSent ? 'Sent' : 'Current'}</span>}
              <p dir="auto" className="text-sm text-ink-soft">
                {`${capitalized(originWords(facts))}, ${counted(words, 'word')}`}
              </p>
            </div>
            {facts.savedAt && (
              <span className="text-sm text-ink-soft">
                <Moment at={facts.savedAt} timeZone={timeZone} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
