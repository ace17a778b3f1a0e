import type { AuditApi } from './audit'
import type { ConversationApi } from './conversation-api'
import type { CorrectionAdminApi } from './corrections'
import type { DuplicatesApi } from './duplicates'
import type { GenerationApi } from './generations'
import type { LeadAdminApi } from './lead-api'
import type { LetterApi } from './letter-api'
import type { MessageAdminApi } from './messages'
import type { OverviewApi } from './overview'
import type { AccountApi, PeopleApi } from './people'
import type { PictureAdminApi } from './pictures'
import type { PostAdminApi } from './post-api'
import type { PostDraftApi } from './post-drafts'
import type { ActorApi, SessionApi } from './sessions'
import type { SourceLinkApi } from './source-links'
import type { EmailApi } from './submissions'
import type { TemplateApi } from './templates'
import type { TokenApi } from './tokens'
import type { ViewApi } from './views'
import type { WebhookApi } from './webhooks'

/** One session. Its end is fixed when it begins; use does not extend it. Times are ISO 8601. */
export interface AdminSession {
  signedInAt: string
  expiresAt: string
}

/**
 * Everything an admin page can call. The server implements it with direct calls, after checking the session; the
 * browser with `fetch`, and every endpoint checks for itself. Every method rejects with `ApiError` if the call is
 * rejected.
 */
export type AdminApi = AccountApi &
  ActorApi &
  AuditApi &
  ConversationApi &
  CorrectionAdminApi &
  DuplicatesApi &
  EmailApi &
  GenerationApi &
  LeadAdminApi &
  LetterApi &
  MessageAdminApi &
  OverviewApi &
  PeopleApi &
  PictureAdminApi &
  PostAdminApi &
  PostDraftApi &
  SessionApi &
  SourceLinkApi &
  TemplateApi &
  TokenApi &
  ViewApi &
  WebhookApi
