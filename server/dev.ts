import { createDevMiddleware } from 'vike/server'
import type { ViteDevServer } from 'vite'
import type { Apps } from '../client/renderer/apps'
import type { PageRenderer } from '../client/renderer/server'
import { type SupplyPages, startWeb } from './web'

/** Supplies pages from the source, which Vite reloads whenever one of their files changes. */
const supplySourcePages: SupplyPages = async (parts) => {
  const { viteServer, devMiddleware } = await createDevMiddleware({ root: process.cwd() })
  const current = <Context>(select: (apps: Apps) => PageRenderer<Context>): PageRenderer<Context> => ({
    render: async (...args) => select(await loadApps(viteServer, parts)).render(...args),
    renderError: async (...refusal) => select(await loadApps(viteServer, parts)).renderError(...refusal),
    cacheKey: () => null,
    takesForms: async (url) => select(await loadApps(viteServer, parts)).takesForms(url),
  })
  const texts = await load<typeof import('../client/renderer/texts')>(viteServer, 'texts')
  const { readGuideSources, readReviewSources, readTextDates } = texts
  return {
    assets: (request, response, next) => {
      // Vite puts reloaded styles into style elements, which the site's policy forbids.
      response.removeHeader('Content-Security-Policy')
      devMiddleware(request, response, next)
    },
    apps: { site: current(({ site }) => site), admin: current(({ admin }) => admin) },
    textDates: await readTextDates(),
    guides: await readGuideSources(),
    reviews: await readReviewSources(),
  }
}

async function loadApps(vite: ViteDevServer, parts: Parameters<SupplyPages>[0]): Promise<Apps> {
  const { createApps } = await load<typeof import('../client/renderer/apps')>(vite, 'apps')
  const { developmentAssetTags } = await load<typeof import('../client/renderer/assets')>(vite, 'assets')
  return createApps({ ...parts, assetTags: developmentAssetTags })
}

const load = async <Module>(vite: ViteDevServer, name: string) =>
  (await vite.ssrLoadModule(`/client/renderer/${name}.ts`)) as Module

await startWeb(supplySourcePages)
