import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { compareTexts } from '../../../shared/blog/difference'
import { capitalized } from '../../../shared/words'
import { type AdminResult, adminAction } from '../admin-action'
import { SubmitButton } from '../components/act-form'
import { BackLink } from '../components/back-link'
import { CompareChoices, versionOf } from '../components/compare-choices'
import { AuthorField } from '../components/leads/author-field'
import { originWords } from '../components/leads/origin-words'
import { Pieces } from '../components/posts/difference'
import { Moment } from '../components/submissions/badges'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'

/** A version beside the current one or, with `?against=before`, beside the one before it. */
export const loader =
  (api: AdminApi) =>
  async ({ request, params: { id = '', number } }: LoaderFunctionArgs) => {
    const [{ draft, owner, timeZone, recommendationSentAt }, version] = await Promise.all([
      api.getLead(id),
      api.getLetterVersion(id, versionOf(number)),
    ])
    const isCurrent = version.version === draft.version
    const hasBefore = version.version > 0
    const wantsBefore = new URL(request.url).searchParams.get('against') === 'before'
    const againstBefore = hasBefore && (isCurrent || wantsBefore)
    const other = againstBefore ? await api.getLetterVersion(id, version.version - 1) : draft
    const pieces = againstBefore ? compareTexts(other.text, version.text) : compareTexts(version.text, other.text)
    const isOpen = recommendationSentAt === null && !isCurrent
    return { id, owner, timeZone, current: draft.version, version, hasBefore, againstBefore, pieces, isOpen }
  }

export const action =
  (api: AdminApi) =>
  async ({ request, params: { id = '', number } }: ActionFunctionArgs) =>
    adminAction(await request.formData(), {
      async take({ version, author }) {
        await api.takeLetterVersion(id, versionOf(number), { draftVersion: versionOf(version), author: author ?? '' })
        return `/admin/leads/${id}?done=taken`
      },
    })

type Shown = Awaited<ReturnType<ReturnType<typeof loader>>>

export function Component() {
  const shown = useLoaderData<Shown>()
  const result = useActionData<AdminResult>()
  const { id, timeZone, current, version, hasBefore, againstBefore, pieces, isOpen } = shown
  const name = `Version ${version.version}`
  const differs = pieces.some(({ kind }) => kind !== 'same')
  return (
    <>
      <title>{`${name} of the letter | Administration`}</title>
      <BackLink to={`/admin/leads/${id}/letters`}>All versions</BackLink>
      <Outcome result={result} done={{}} />
      <h1 className="text-3xl">{name}</h1>
      <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
        <bdi>{capitalized(originWords(version))}</bdi>
        {version.savedAt && (
          <>
            {', saved '}
            <Moment at={version.savedAt} timeZone={timeZone} />
          </>
        )}
      </p>
      <CompareChoices
        address={`/admin/leads/${id}/letters/${version.version}`}
        isLatest={version.version === current}
        hasBefore={hasBefore}
        againstBefore={againstBefore}
      />
      <Section
        id="difference"
        title={againstBefore ? `What version ${version.version} changed` : 'What was changed since'}
      >
        {differs ? <Pieces pieces={pieces} /> : <p className="text-ink-soft">Nothing differs.</p>}
      </Section>
      <div className="mt-6">
        <Section id="text" title="The whole text">
          <p dir="auto" className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
            {version.text}
          </p>
        </Section>
      </div>
      {isOpen && <Take {...shown} />}
    </>
  )
}

function Take({ version: { version }, current, owner }: Shown) {
  return (
    <Form method="post" className="mt-6 max-w-80">
      <input type="hidden" name="version" value={current} readOnly />
      <AuthorField fallback={owner} />
      <SubmitButton value="take" sending="Taking it again…" className="mt-4">
        {`Use version ${version} again`}
      </SubmitButton>
      <p className="mt-2 text-sm text-ink-soft">The current text is kept as a version.</p>
    </Form>
  )
}
