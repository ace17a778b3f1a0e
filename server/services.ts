import { createPageViewService } from './analytics/service'
import { createPostDesk } from './blog/desk'
import { createDuplicatesService } from './blog/duplicates'
import { createBlogService } from './blog/service'
import { correctionForm } from './corrections/service'
import { createGenerationService } from './generation/service'
import { createLeadDesk } from './leads/desk'
import { leadForm } from './leads/service'
import { createMessageDesk } from './messages/desk'
import { messageForm } from './messages/service'
import { createEmailAdmin } from './outbox/admin'
import { createOverviewService } from './overview/service'
import type { Config } from './platform/config'
import type { Logger } from './platform/logger'
import type { Pools } from './platform/pools'
import { createSubmissionService } from './submissions/service'
import { createVendorService } from './vendors/service'

interface Foundations {
  config: Pick<Config, 'siteUrl' | 'businessTimeZone' | 'businessHolidays' | 'openaiApiKey' | 'openaiModel'>
  pools: Pools
  logger: Logger
}

export type Services = ReturnType<typeof createServices>

/** All features, wired once for a web process, each on the connections of the part that it belongs to. */
export function createServices({ pools, ...foundations }: Foundations) {
  const intake = { ...foundations, db: pools.intake }
  const admin = { ...foundations, db: pools.admin }
  const leadDesk = createLeadDesk(admin)
  return {
    blog: createBlogService(pools.reads),
    corrections: createSubmissionService(correctionForm, intake),
    duplicates: createDuplicatesService(pools.admin),
    emails: createEmailAdmin(admin),
    generations: createGenerationService(admin),
    leadDesk,
    leads: createSubmissionService(leadForm, intake),
    messageDesk: createMessageDesk(admin),
    messages: createSubmissionService(messageForm, intake),
    overview: createOverviewService({ ...admin, leadDesk }),
    postDesk: createPostDesk({ ...admin, blog: createBlogService(pools.admin) }),
    pageViews: createPageViewService({ ...foundations, db: pools.telemetry }),
    vendors: createVendorService(),
  }
}
