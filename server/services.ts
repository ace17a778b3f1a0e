import type { Knex } from 'knex'
import { createPageViewService } from './analytics/service'
import { createPostDesk } from './blog/desk'
import { createDuplicatesService } from './blog/duplicates'
import { createBlogService } from './blog/service'
import { createGenerationService } from './generation/service'
import { createLeadDesk } from './leads/desk'
import { leadForm } from './leads/service'
import { createMessageDesk } from './messages/desk'
import { messageForm } from './messages/service'
import { createOverviewService } from './overview/service'
import type { Config } from './platform/config'
import type { Logger } from './platform/logger'
import { createSubmissionService } from './submissions/service'
import { createVendorService } from './vendors/service'

interface Foundations {
  config: Pick<Config, 'siteUrl' | 'businessTimeZone' | 'businessHolidays' | 'openaiApiKey' | 'openaiModel'>
  db: Knex
  logger: Logger
}

export type Services = ReturnType<typeof createServices>

/** All features, wired once for a process; the web server and the worker use the same ones. */
export function createServices(foundations: Foundations) {
  const blog = createBlogService(foundations.db)
  const leadDesk = createLeadDesk(foundations)
  return {
    blog,
    duplicates: createDuplicatesService(foundations.db),
    generations: createGenerationService(foundations),
    leadDesk,
    leads: createSubmissionService(leadForm, foundations),
    messageDesk: createMessageDesk(foundations),
    messages: createSubmissionService(messageForm, foundations),
    overview: createOverviewService({ ...foundations, leadDesk }),
    postDesk: createPostDesk({ ...foundations, blog }),
    pageViews: createPageViewService(foundations),
    vendors: createVendorService(),
  }
}
