import type { AdminApi } from '../../../../shared/admin/api'
import type { AnswerTemplate, TemplateName } from '../../../../shared/admin/templates'
import { ApiError } from '../../../../shared/api'

export interface OfferedTemplates {
  templates: TemplateName[]
  /** The template named in the address, to start an answer with. */
  template: AnswerTemplate | null
}

/** The templates that a page offers to start an answer with. A template that no longer exists counts as none. */
export async function offeredTemplates(api: AdminApi, { url }: Request): Promise<OfferedTemplates> {
  const id = new URL(url).searchParams.get('template')
  const [templates, template] = await Promise.all([
    api.listTemplates(),
    id ? api.getTemplate(id).catch(noneIfGone) : null,
  ])
  return { templates, template }
}

function noneIfGone(error: unknown): null {
  if (error instanceof ApiError && error.problem.status === 404) return null
  throw error
}
