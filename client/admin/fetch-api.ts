import type { AdminApi } from '../../shared/admin/api'
import { duplicatesFetchApi } from './duplicates'
import { emailFetchApi } from './emails'
import { generationFetchApi } from './generations'
import { leadDeskFetchApi } from './leads'
import { messageDeskFetchApi } from './messages'
import { overviewFetchApi } from './overview'
import { postDeskFetchApi } from './posts'

/** The browser's `AdminApi`: JSON calls to `/api/admin`, each of which asks for the password again when the hour is over. */
export function createAdminFetchApi(): AdminApi {
  return {
    ...duplicatesFetchApi,
    ...emailFetchApi,
    ...generationFetchApi,
    ...leadDeskFetchApi,
    ...messageDeskFetchApi,
    ...overviewFetchApi,
    ...postDeskFetchApi,
  }
}
