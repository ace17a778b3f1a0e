import { createDevMiddleware } from 'vike/server'
import type { ViteDevServer } from 'vite'
import type { PageRenderer } from '../client/renderer/server'
import { type SupplyPages, startWeb } from './web'

/** The pages as they stand in the source, loaded again by Vite whenever a file of them changed. */
const supplySourcePages: SupplyPages = async (parts) => {
  const { viteServer, devMiddleware } = await createDevMiddleware({ root: process.cwd() })
  const current = () => loadRenderer(viteServer, parts)
  return {
    assets: (request, response, next) => {
      // Vite keeps the styles that it reloads in style elements, which the site's policy forbids.
      response.removeHeader('Content-Security-Policy')
      devMiddleware(request, response, next)
    },
    renderer: {
      render: async (request, requestId) => (await current()).render(request, requestId),
      renderRefusal: async (...refusal) => (await current()).renderRefusal(...refusal),
      cacheKey: () => null,
    },
    textDates: await loadTextDates(viteServer),
  }
}

async function loadRenderer(vite: ViteDevServer, parts: Parameters<SupplyPages>[0]): Promise<PageRenderer> {
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

await startWeb(supplySourcePages)
