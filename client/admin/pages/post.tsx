import { useActionData } from 'react-router'
import { type AdminResult, pageLoader, useLoaded } from '../admin-action'
import { Page } from '../components/page'
import { type Cleaned, CleanedNotice, Conflict, type ConflictProps } from '../components/posts/difference'
import { DraftOffer, isUnsaved } from '../components/posts/draft-offer'
import { outcomes } from '../components/posts/post-action'
import { PostForm } from '../components/posts/post-form'
import { PostHead } from '../components/posts/post-head'
import { toldProblems } from '../components/posts/publish-anyway'
import { Reasons } from '../components/posts/reasons'
import { ScheduleSection } from '../components/posts/schedule-section'

export { action } from '../components/posts/post-action'

export const loader = pageLoader(async (api, { id, query }) => {
  const [post, pictures, choices, draft] = await Promise.all([
    api.getAdminPost(id),
    api.choosePictures(),
    api.readPostChoices(),
    api.getPostDraft(id),
  ])
  const isContinued = query.get('draft') === 'continue'
  return { post, pictures, choices, draft: draft && isUnsaved(post, draft) ? draft : null, isContinued }
})

export function Component() {
  const loaded = useLoaded<typeof loader>()
  const { post, draft, isContinued } = loaded
  const answer = useActionData<AdminResult<ConflictProps> | Cleaned>()
  const result = answer && 'problem' in answer ? answer : undefined
  const refused = result && ['save', 'publish', 'schedule'].includes(result.intent) ? result : undefined
  const linkProblems = linkProblemsOf(refused) ?? post.link_problems
  return (
    <Page
      title="Article"
      heading={null}
      back={['/admin/posts', 'All articles']}
      notice={answer && 'cleaned' in answer && <CleanedNotice {...answer} />}
      result={result}
      done={outcomes}
    >
      <PostHead post={post} />
      {refused?.current && <Conflict {...refused.current} />}
      <Reasons post={post} linkProblems={linkProblems} />
      {draft && !isContinued && !refused && <DraftOffer post={post} draft={draft} />}
      <PostForm {...loaded} refused={refused} linkProblems={linkProblems} />
      {post.status === 'draft' && (
        <ScheduleSection
          post={post}
          linkProblems={linkProblems}
          value={refused?.values.scheduled_at}
          error={refused?.problem.errors?.find(({ field }) => field === 'scheduled_at')?.message}
        />
      )}
    </Page>
  )
}

/** The problems that a rejection lists; undefined if it had another reason, or there was none. */
function linkProblemsOf(refused: AdminResult<unknown> | undefined): string[] | undefined {
  const named = refused?.problem.errors?.filter(({ field }) => field === 'links')
  if (!(refused && named) || named.length === 0) return undefined
  return [...new Set([...toldProblems(refused.values), ...named.map(({ message }) => message)])]
}
