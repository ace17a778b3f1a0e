import { Form, useActionData } from 'react-router'
import { compareTexts } from '../../../shared/blog/difference'
import { capitalized } from '../../../shared/words'
import { type AdminResult, pageAction, pageLoader, useLoaded, versionOf } from '../admin-action'
import { SubmitButton } from '../components/act-form'
import { AuthorField } from '../components/leads/author-field'
import { originWords } from '../components/leads/origin-words'
import { Pieces } from '../components/posts/difference'
import { Section } from '../components/submissions/section'
import { comparedOf, VersionPage } from '../components/versions'

export const loader = pageLoader(async (api, { id, number, query }) => {
  const [{ draft, owner, recommendationSentAt }, version] = await Promise.all([
    api.getLead(id),
    api.getLetterVersion(id, number),
  ])
  const compared = comparedOf(version.version, draft.version, 0, query)
  const before = compared.againstBefore ? (await api.getLetterVersion(id, number - 1)).text : undefined
  const pieces = before === undefined ? compareTexts(version.text, draft.text) : compareTexts(before, version.text)
  const isOpen = recommendationSentAt === null && compared.number !== compared.latest
  return { id, owner, version, compared, pieces, isOpen }
})

export const action = pageAction((api, { id, number }) => ({
  async take({ version, author = '' }) {
    await api.takeLetterVersion(id, number, { draftVersion: versionOf(version), author })
    return `/admin/leads/${id}?done=taken`
  },
}))

export function Component() {
  const { id, owner, version, compared, pieces, isOpen } = useLoaded<typeof loader>()
  const { number, latest, againstBefore } = compared
  const differs = pieces.some(({ kind }) => kind !== 'same')
  return (
    <VersionPage
      title={`Version ${number} of the letter`}
      heading={`Version ${number}`}
      back={[`/admin/leads/${id}/letters`, 'All versions']}
      result={useActionData<AdminResult>()}
      subject={capitalized(originWords(version))}
      savedAt={version.savedAt}
      address={`/admin/leads/${id}/letters/${number}`}
      compared={compared}
      differenceTitle={againstBefore ? `What version ${number} changed` : 'What was changed since'}
      difference={differs ? <Pieces pieces={pieces} /> : <p className="text-ink-soft">Nothing differs.</p>}
    >
      <Section id="text" title="The whole text" className="mt-6">
        <p dir="auto" className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
          {version.text}
        </p>
      </Section>
      {isOpen && (
        <Form method="post" className="mt-6 max-w-80">
          <input type="hidden" name="version" value={latest} readOnly />
          <AuthorField fallback={owner} />
          <SubmitButton value="take" sending="Taking it again…" className="mt-4">
            {`Use version ${number} again`}
          </SubmitButton>
          <p className="mt-2 text-sm text-ink-soft">The current text is kept as a version.</p>
        </Form>
      )}
    </VersionPage>
  )
}
