import type { Duplicate, DuplicatesApi } from '../../shared/admin/duplicates'
import { callAdmin, sendAdmin } from './call'

const path = '/duplicate-removals'

export const duplicatesFetchApi: DuplicatesApi = {
  listRecentDuplicates: async () => (await callAdmin<{ duplicates: Duplicate[] }>(path)).duplicates,
  removeRecentDuplicates: () => sendAdmin('POST', path),
  restorePosts: (ids) => sendAdmin('DELETE', path, { ids }),
}
