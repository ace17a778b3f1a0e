import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import type { AdminApi } from '../../../shared/admin/api'
import type { NamedPost } from '../../../shared/admin/duplicates'
import { ApiError, type Problem } from '../../../shared/api'
import { DuplicatesCard } from '../components/blog-tools/duplicates-card'
import { GenerateCard } from '../components/blog-tools/generate-card'
import { GenerationOutcome } from '../components/blog-tools/generation-outcome'
import { GenerationProgress } from '../components/blog-tools/generation-progress'
import { useLiveGeneration } from '../components/blog-tools/live-generation'
import { Refusal } from '../components/blog-tools/refusal'

export const loader =
  (api: AdminApi) =>
  async ({ request }: LoaderFunctionArgs) => {
    const id = new URL(request.url).searchParams.get('generation')
    const [quota, duplicates, generation] = await Promise.all([
      api.getGenerationQuota(),
      api.listRecentDuplicates(),
      id ? api.getGeneration(id) : null,
    ])
    const blockedMs = quota.blockedUntil ? Date.parse(quota.blockedUntil) - Date.now() : 0
    return { quota, duplicates, generation, blockedMinutes: Math.max(0, Math.ceil(blockedMs / 60_000)) }
  }

/** What a form of this page asks for. */
export type Intent = 'generate' | 'test' | 'remove-duplicates' | 'restore'

/** What became of it, where the page stays. */
export type ToolResult =
  | { intent: Intent; problem: Problem; topic: string }
  | { intent: 'remove-duplicates'; removed: NamedPost[] }
  | { intent: 'restore'; restored: NamedPost[] }

export const action =
  (api: AdminApi) =>
  async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const topic = String(form.get('topic') ?? '')
    const intent = String(form.get('intent')) as Intent
    try {
      switch (intent) {
        case 'remove-duplicates':
          return data<ToolResult>({ intent, ...(await api.removeRecentDuplicates()) })
        case 'restore':
          return data<ToolResult>({ intent, ...(await api.restorePosts(form.getAll('id').map(String))) })
        default: {
          const { id } = await api.startGeneration(intent === 'test' ? { test: true } : { topic })
          return redirect(`/admin/blog-tools?generation=${id}`)
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return data<ToolResult>({ intent, problem: error.problem, topic }, { status: error.problem.status })
    }
  }

export function Component() {
  const { quota, duplicates, generation: known, blockedMinutes } = useLoaderData<ReturnType<typeof loader>>()
  const generation = useLiveGeneration(known)
  const result = useActionData<ToolResult>()
  return (
    <>
      <title>Blog tools | Administration</title>
      <h1 className="text-3xl font-bold tracking-tight">Blog Tools</h1>
      <p className="mt-2 mb-8 text-ink-soft">
        {quota.writer.kind === 'model'
          ? `Articles are written by the model ${quota.writer.model}, with the vendor catalogue as its only source of figures.`
          : 'Articles are composed from the vendor catalogue: no model is configured.'}
      </p>
      {result && 'problem' in result && <Refusal result={result} />}
      {!result && generation && <GenerationOutcome generation={generation} />}
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          <GenerateCard
            quota={quota}
            blockedMinutes={blockedMinutes}
            generation={generation}
            refused={result && 'problem' in result ? result : undefined}
          />
          {generation && <GenerationProgress generation={generation} />}
        </div>
        <DuplicatesCard duplicates={duplicates} result={result} />
      </div>
    </>
  )
}
