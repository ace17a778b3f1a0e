import type { AdminApi } from '../../shared/admin/api'
import type { Services } from '../services'

/** The administrator's pages' `AdminApi` on the server: direct calls. It is reached through the gate only. */
export function createAdminPageApi({ generations }: Services): AdminApi {
  return {
    startGeneration: (request) => generations.start(request),
    getGeneration: (id) => generations.find(id),
    getGenerationQuota: () => generations.readQuota(),
  }
}
