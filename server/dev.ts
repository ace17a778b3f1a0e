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
  return {
    assets: (request, response, next) => {
      // Vite puts reloaded styles into style elements, which the site's policy forbids.
      response.removeHeader('Content-Security-Policy')
      devMiddleware(request, response, next)
    },
    apps: { site: current(({ site }) => site), admin: current(({ admin }) => admin) },
    textDates: await loadTextDates(viteServer),
    ...(await loadSources(viteServer)),
  }
}

async function loadApps(vite: ViteDevServer, parts: Parameters<SupplyPages>[0]): Promise<Apps> {
  const [{ createApps }, { developmentAssetTags }] = await Promise.all([
    vite.ssrLoadModule('/client/renderer/apps.ts') as Promise<typeof import('../client/renderer/apps')>,
    vite.ssrLoadModule('/client/renderer/assets.ts') as Promise<typeof import('../client/renderer/assets')>,
  ])
  return createApps({ ...parts, assetTags: developmentAssetTags })
}

async function loadTextDates(vite: ViteDevServer): Promise<ReadonlyMap<string, string>> {
  const path = '/client/renderer/text-dates.ts'
  const { readTextDates } = (await vite.ssrLoadModule(path)) as typeof import('../client/renderer/text-dates')
  return readTextDates()
}

async function loadSources(vite: ViteDevServer) {
  const path = '/client/renderer/guide-sources.ts'
  const { readGuideSources, readReviewSources } = (await vite.ssrLoadModule(
    path,
  )) as typeof import('../client/renderer/guide-sources')
  return { guides: await readGuideSources(), reviews: await readReviewSources() }
}

await startWeb(supplySourcePages)
