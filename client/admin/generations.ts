import type { GenerationApi } from '../../shared/admin/generations'
import { callAdmin, sendAdmin } from './call'

export const generationFetchApi: GenerationApi = {
  startGeneration: (request) => sendAdmin('POST', '/blog-generations', request),
  retryGeneration: (id) => sendAdmin('POST', `/blog-generations/${encodeURIComponent(id)}/retry`),
  getGeneration: (id) => callAdmin(`/blog-generations/${encodeURIComponent(id)}`),
  getGenerationQuota: () => callAdmin('/blog-generations/quota'),
}
