import { type Apps, createApps } from '../../client/renderer/apps'
import type { Api } from '../../shared/api'
import { plainSite } from './plain-site'

/** An `Api` with the calls that a test defines; any other call fails the test. */
export function stubApi(known: Partial<Api> = {}): Api {
  return new Proxy(known, {
    get(target, name) {
      if (name in target) return Reflect.get(target, name)
      throw new Error(`The stub was asked for ${String(name)}.`)
    },
  }) as Api
}

/** Both apps with such an `Api`, without a build. */
export function stubApps(known: Partial<Api> = {}): Apps {
  return createApps({ api: stubApi(known), site: plainSite, assetTags: () => '' })
}
