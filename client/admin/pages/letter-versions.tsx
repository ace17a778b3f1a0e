import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import type { LetterVersions } from '../../../shared/admin/letters'
import { capitalized, counted } from '../../../shared/words'
import { BackLink } from '../components/back-link'
import { originWords } from '../components/leads/origin-words'
import { Moment } from '../components/submissions/badges'
import { VersionRow } from '../components/version-row'

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
      <BackLink to={`/admin/leads/${lead.id}`}>Back to the lead</BackLink>
      <h1 className="text-3xl font-bold tracking-tight">Versions of the letter</h1>
      <p dir="auto" className="mt-1 mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {lead.organizationName}
      </p>
      <ol className="rows overflow-hidden rounded-2xl border border-line bg-surface">
        {versions.map(({ words, ...facts }, index) => (
          <VersionRow
            key={facts.version}
            to={`/admin/leads/${lead.id}/letters/${facts.version}`}
            name={`Version ${facts.version}`}
            mark={index === 0 && (lead.isSent ? 'Sent' : 'Current')}
            text={`${capitalized(originWords(facts))}, ${counted(words, 'word')}`}
          >
            {facts.savedAt && <Moment at={facts.savedAt} timeZone={timeZone} />}
          </VersionRow>
        ))}
      </ol>
    </>
  )
}
