import { useActionData } from 'react-router'
import type { GenerationRequest } from '../../../shared/admin/generations'
import { pageAction, pageLoader, useLoaded } from '../admin-action'
import { DuplicatesCard, type ToolResult } from '../components/blog-tools/duplicates-card'
import { GenerateCard } from '../components/blog-tools/generate-card'
import { GenerationOutcome } from '../components/blog-tools/generation-outcome'
import { GenerationProgress, useLiveGeneration } from '../components/blog-tools/generation-progress'
import { OutcomeNotice } from '../components/submissions/outcome'

export const loader = pageLoader(async (api, { query }) => {
  const id = query.get('generation')
  const [quota, { duplicates }, generation] = await Promise.all([
    api.getGenerationQuota(),
    api.listRecentDuplicates(),
    id ? api.getGeneration(id) : null,
  ])
  return { quota, duplicates, generation, blockedMinutes: Math.ceil(quota.secondsBlocked / 60) }
})

export const action = pageAction((api) => {
  const start = async (wanted: GenerationRequest) => shown(await api.startGeneration(wanted))
  return {
    generate: ({ topic = '', draft }) => start({ topic, draft: draft !== undefined }),
    test: () => start({ test: true }),
    retry: async ({ id = '' }) => shown(await api.retryGeneration(id)),
    'remove-duplicates': () => api.removeRecentDuplicates(),
    restore: (_values, form) => api.restorePosts({ ids: form.getAll('id').map(String) }),
  }
})

const shown = ({ id }: { id: string }) => `/admin/blog-tools?generation=${id}`

const titles: Readonly<Record<string, string>> = { test: 'Test Failed', 'remove-duplicates': 'Delete Failed' }

export function Component() {
  const { quota, duplicates, generation: known, blockedMinutes } = useLoaded<typeof loader>()
  const generation = useLiveGeneration(known)
  const result = useActionData<ToolResult>()
  const refused = result && 'problem' in result ? result : undefined
  const problem = refused?.problem
  return (
    <>
      <title>Blog tools | Administration</title>
      <h1 className="text-3xl">Blog Tools</h1>
      <p className="mt-2 mb-8 text-ink-soft">
        {quota.writer.kind === 'model'
          ? `Articles are written by the model ${quota.writer.model}, with the vendor catalogue as its only source of figures.`
          : 'No AI model is configured, so articles are composed from the vendor catalogue.'}
      </p>
      {refused && problem && (
        <OutcomeNotice
          title={problem.status === 429 ? problem.title : (titles[refused.intent] ?? 'Error')}
          occasion={refused}
        >
          {problem.detail ?? problem.title}
        </OutcomeNotice>
      )}
      {generation && !refused && <GenerationOutcome generation={generation} />}
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          <GenerateCard quota={quota} blockedMinutes={blockedMinutes} generation={generation} refused={refused} />
          {generation && <GenerationProgress generation={generation} />}
        </div>
        <DuplicatesCard duplicates={duplicates} result={result} />
      </div>
    </>
  )
}
