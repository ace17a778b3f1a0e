import type { AdminApi } from '../../shared/admin/api'
import { callAdmin } from './call'
import { conversationFetchApi, templateFetchApi } from './conversation'
import { correctionAdminFetchApi } from './corrections'
import { duplicatesFetchApi } from './duplicates'
import { emailFetchApi } from './emails'
import { generationFetchApi } from './generations'
import { leadAdminFetchApi } from './leads'
import { messageAdminFetchApi } from './messages'
import { overviewFetchApi } from './overview'
import { peopleFetchApi } from './people'
import { pictureAdminFetchApi } from './pictures'
import { postDraftFetchApi } from './post-drafts'
import { postAdminFetchApi } from './posts'
import { sessionFetchApi } from './sessions'
import { tokenFetchApi } from './tokens'
import { viewFetchApi } from './views'
import { webhookFetchApi } from './webhooks'

/**
 * The browser's `AdminApi`: JSON calls to `/api/admin`, each of which asks for a new sign-in when the session has
 * ended.
 */
export function createAdminFetchApi(): AdminApi {
  return {
    ...conversationFetchApi,
    ...correctionAdminFetchApi,
    ...duplicatesFetchApi,
    ...emailFetchApi,
    ...generationFetchApi,
    ...leadAdminFetchApi,
    ...messageAdminFetchApi,
    ...overviewFetchApi,
    ...peopleFetchApi,
    ...pictureAdminFetchApi,
    ...postAdminFetchApi,
    ...postDraftFetchApi,
    ...sessionFetchApi,
    ...templateFetchApi,
    ...tokenFetchApi,
    ...viewFetchApi,
    ...webhookFetchApi,
    readSourceLinks: () => callAdmin('/source-links'),
  }
}
