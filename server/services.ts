import type { Knex } from 'knex'
import type { Actor } from '../shared/admin/actor'
import type { AuditQuery } from '../shared/admin/audit'
import { contactSchema } from '../shared/contact/schema'
import { correctionSchema } from '../shared/corrections/schema'
import { createPageViewService } from './analytics/service'
import { listAudit } from './audit/log'
import { createNotes } from './audit/notes'
import { recordAct } from './audit/record'
import { createPostAdmin } from './blog/admin'
import { createPostDrafts } from './blog/drafts'
import { createDuplicatesService } from './blog/duplicates'
import { createBlogService } from './blog/service'
import { createOpenAnswers } from './conversation/open-answers'
import { createTemplateService } from './conversation/templates'
import { createCorrectionAdmin } from './corrections/admin'
import { createPublishedCorrections } from './corrections/published'
import { correctionTable } from './corrections/repository'
import { createGenerationService } from './generation/service'
import { createLeadAdmin } from './leads/admin'
import { createRequestLinks } from './leads/request-links'
import { createRequestService } from './leads/requests'
import { leadForm } from './leads/service'
import { createMessageAdmin } from './messages/admin'
import { messageTable } from './messages/repository'
import { retryDelivery } from './outbox/deliveries'
import { createOverviewService } from './overview/service'
import { createAccounts } from './people/accounts'
import { createInvitations } from './people/invitations'
import { createProviderSignIn } from './people/oidc'
import { createPasskeys } from './people/passkeys'
import { createPeople } from './people/service'
import { createAdminSessions } from './people/sessions'
import { waysIn } from './people/way-in'
import { createPictureService } from './pictures/service'
import type { Config } from './platform/config'
import type { Logger } from './platform/logger'
import { markOf } from './platform/password'
import type { Pools } from './platform/pools'
import { createPageIds } from './site/page-ids'
import { readSourceLinks } from './source-links/admin'
import { createSubmissionService } from './submissions/service'
import { createTokenService } from './tokens/service'
import { createViewService } from './views/service'
import { createWebhookAdmin } from './webhooks/admin'

interface Foundations {
  config: Config
  pools: Pools
  logger: Logger
}

export type Services = ReturnType<typeof createServices>

export function createServices({ pools, ...foundations }: Foundations) {
  const intake = { ...foundations, db: pools.intake }
  const admin = { ...foundations, db: pools.admin }
  const passkeys = createPasskeys(pools.admin, foundations.config)
  const leadAdmin = createLeadAdmin(admin)
  const messageAdmin = createMessageAdmin(admin)
  const links = createRequestLinks(foundations.config)
  const pageIds = createPageIds(foundations.config.siteUrl)
  return {
    audit: { listAudit: (query: AuditQuery) => listAudit(pools.admin, query) },
    notes: createNotes(pools.admin, foundations.logger),
    passkeys,
    providerSignIn: createProviderSignIn(admin),
    people: createPeople({ ...admin, passkeys }),
    accounts: createAccounts({ ...admin, passkeys }),
    invitations: createInvitations({ ...admin, passkeys }),
    adminSessions: createAdminSessions(pools.admin, {
      passwordMark: foundations.config.adminPassword && markOf(foundations.config.adminPassword),
    }),
    waysIn: waysIn(foundations.config),
    blog: createBlogService(pools.reads),
    correctionAdmin: createCorrectionAdmin(admin),
    publishedCorrections: createPublishedCorrections(pools.reads),
    corrections: createSubmissionService(
      { noun: 'correction', schema: correctionSchema, table: correctionTable },
      intake,
    ),
    duplicates: createDuplicatesService(pools.admin),
    emails: { sendEmailAgain: (actor: Actor, id: string) => sendAgain(pools.admin, actor, id) },
    generations: createGenerationService(admin),
    leadAdmin,
    leads: createSubmissionService(leadForm(links, foundations.config), intake),
    messageAdmin,
    messages: createSubmissionService({ noun: 'message', schema: contactSchema, table: messageTable }, intake),
    pageIds,
    pictures: createPictureService(admin),
    overview: createOverviewService({ ...admin, leadAdmin, messageAdmin }),
    postAdmin: createPostAdmin({ ...admin, blog: createBlogService(pools.admin), readIds: pageIds.readIds }),
    postDrafts: createPostDrafts({ db: pools.admin, blog: createBlogService(pools.admin) }),
    requests: createRequestService({ ...foundations, db: pools.reads, links }),
    sourceLinks: { readSourceLinks: () => readSourceLinks(admin) },
    pageViews: createPageViewService({ ...foundations, db: pools.telemetry }),
    templates: createTemplateService(pools.admin),
    openAnswers: createOpenAnswers(pools.admin),
    tokens: createTokenService(pools.admin),
    views: createViewService(pools.admin),
    webhooks: createWebhookAdmin(admin),
  }
}

async function sendAgain(db: Knex, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await retryDelivery(transaction, id)
    await recordAct(transaction, actor, { kind: 'send', text: 'Sent an email again' })
  })
}
