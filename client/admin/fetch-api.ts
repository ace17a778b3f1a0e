import type { AdminApi } from '../../shared/admin/api'
import { generationFetchApi } from './generations'
import { leadDeskFetchApi } from './leads'
import { messageDeskFetchApi } from './messages'

/** The browser's `AdminApi`: JSON calls to `/api/admin`, each of which asks for the password again when the hour is over. */
export function createAdminFetchApi(): AdminApi {
  return { ...generationFetchApi, ...leadDeskFetchApi, ...messageDeskFetchApi }
}
