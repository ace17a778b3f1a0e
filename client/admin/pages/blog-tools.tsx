import { data, redirect, useActionData } from 'react-router'
import { ApiError } from '../../../shared/api'
import { type AdminArgs, pageLoader, refusedForm, useLoaded } from '../admin-action'
import { DuplicatesCard } from '../components/blog-tools/duplicates-card'
import { GenerateCard } from '../components/blog-tools/generate-card'
import { GenerationOutcome } from '../components/blog-tools/generation-outcome'
import { GenerationProgress, useLiveGeneration } from '../components/blog-tools/generation-progress'
import type { Intent, ToolResult } from '../components/blog-tools/tool-result'
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

export const action = async ({ api, request }: AdminArgs) => {
  const form = await request.formData()
  const topic = String(form.get('topic') ?? '')
  const intent = String(form.get('intent')) as Intent
  try {
    switch (intent) {
      case 'remove-duplicates':
        return data<ToolResult>({ intent, ...(await api.removeRecentDuplicates()) })
      case 'restore':
        return data<ToolResult>({ intent, ...(await api.restorePosts({ ids: form.getAll('id').map(String) })) })
      case 'retry': {
        const { id } = await api.retryGeneration(String(form.get('id')))
        return redirect(`/admin/blog-tools?generation=${id}`)
      }
      case 'generate':
      case 'test': {
        const { id } = await api.startGeneration(
          intent === 'test' ? { test: true } : { topic, draft: form.has('draft') },
        )
        return redirect(`/admin/blog-tools?generation=${id}`)
      }
      default:
        throw new Response('There is no such tool.', { status: 400 })
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data<ToolResult>(refusedForm(form, error.problem), { status: error.problem.status })
  }
}

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
