import { capitalized, counted } from '../../../shared/words'
import { pageLoader, useLoaded } from '../admin-action'
import { originWords } from '../components/leads/origin-words'
import { VersionList } from '../components/versions'

export const loader = pageLoader((api, { id }) => api.listLetterVersions(id))

export function Component() {
  const { lead, versions } = useLoaded<typeof loader>()
  return (
    <VersionList
      title="Versions of the letter"
      back={[`/admin/leads/${lead.id}`, 'Back to the lead']}
      subject={lead.organizationName}
      address={`/admin/leads/${lead.id}/letters`}
      noun="Version"
      mark={lead.isSent ? 'Sent' : 'Current'}
      versions={versions.map(({ words, ...facts }) => ({
        number: facts.version,
        text: `${capitalized(originWords(facts))}, ${counted(words, 'word')}`,
        savedAt: facts.savedAt,
      }))}
    />
  )
}
