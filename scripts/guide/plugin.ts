import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { guideDocuments } from './documents'

/**
 * Vite plugin: makes the guide and its workbook from the texts and the catalogue. A build writes them into the
 * browser's files; the development server makes the requested one from the present texts.
 */
export function guideFiles({ siteName }: { siteName: string }): Plugin {
  return {
    name: 'guide-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer({ middlewares, config: { root } }) {
      middlewares.use(async (request, response, next) => {
        const document = guideDocuments.find(({ address }) => address === request.url)
        if (!document) return next()
        try {
          const bytes = await document.make(root, siteName)
          response.setHeader('Content-Type', document.type)
          response.end(bytes)
        } catch (error) {
          next(error)
        }
      })
    },
    async closeBundle() {
      const { root, command, build } = this.environment.config
      if (command !== 'build') return
      for (const { address, make } of guideDocuments) {
        const file = path.join(root, build.outDir, address)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, await make(root, siteName))
      }
    },
  }
}
