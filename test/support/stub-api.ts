import { createApps } from '../../client/renderer/apps'
import type { PageRenderer } from '../../client/renderer/server'
import type { AdminApi } from '../../shared/admin/api'
import type { Api } from '../../shared/api'

/** An `Api` of which a test defines what its pages ask; anything else it is asked fails the test. */
export const stubApi = (known: Partial<Api> = {}): Api => stub(known)

/** The same of the administrator's. */
export const stubAdminApi = (known: Partial<AdminApi> = {}): AdminApi => stub(known)

function stub<T extends object>(known: Partial<T>): T {
  return new Proxy(known, {
    get(target, name) {
      if (name in target) return Reflect.get(target, name)
      throw new Error(`The stub was asked for ${String(name)}.`)
    },
  }) as T
}

/** Both apps on such an `Api`, without a build. */
export function stubApps(known: Partial<Api> = {}): PageRenderer {
  const site = { siteUrl: 'https://guide.example', siteName: 'Guide', affiliateProgramUrl: 'https://example.com' }
  return createApps({ api: stubApi(known), adminApi: stubAdminApi(), site, assetTags: () => '' })
}
