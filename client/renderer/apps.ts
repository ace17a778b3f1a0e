import type { AdminApi } from '../../shared/admin/api'
import type { Api } from '../../shared/api'
import { createRoutes as createAdminRoutes } from '../admin/routes'
import { createRoutes as createSiteRoutes } from '../site/routes'
import { type AppParts, createPageRenderer, type DocumentHeaders, type PageRenderer, type Site } from './server'
import { styleSource } from './styles'

interface Parts extends Pick<AppParts, 'site' | 'assetTags'> {
  api: Api
  /** The headers of visitor pages. */
  documentHeaders?: DocumentHeaders
}

/** What a page request may provide: this visitor's own `Api`, used instead of the shared one. */
export interface SiteContext {
  visitorApi: Api
}

/** The two apps. Neither can render the other's pages. */
export interface Apps {
  site: PageRenderer<SiteContext | undefined>
  /** Renders nothing without an `AdminApi`, which the server creates only for a session. */
  admin: PageRenderer<AdminApi>
}

export function createApps({ api, documentHeaders, ...parts }: Parts): Apps {
  return {
    site: createPageRenderer({
      ...parts,
      documentHeaders,
      routes: createSiteRoutes((context) => (context as Partial<SiteContext> | undefined)?.visitorApi ?? api),
      styles: [styleSource('site')],
      scripts: {
        none: [...trackersOf(parts.site), 'client/enhance/visit.ts'],
        enhanced: [...trackersOf(parts.site), 'client/enhance/forms.ts'],
        private: ['client/enhance/forms.ts'],
      },
    }),
    admin: createPageRenderer({
      ...parts,
      routes: createAdminRoutes(givenApi),
      styles: ['client/admin/admin.css'],
      scripts: { app: ['client/admin/+client.ts'] },
      refusalScripts: (status) => (status === 401 ? ['client/admin/passkeys/page.ts'] : []),
    }),
  }
}

/** They run before the script that reports to them. */
const trackersOf = ({ gaMeasurementId, tapfiliateAccountId }: Site) =>
  gaMeasurementId || tapfiliateAccountId ? ['client/enhance/trackers/index.ts'] : []

function givenApi(context: unknown): AdminApi {
  if (context === null || typeof context !== 'object') throw new Error('An admin page was rendered without a session.')
  return context as AdminApi
}
