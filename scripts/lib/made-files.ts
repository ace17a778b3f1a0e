import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A file that is made from the site's sources, with its address on the site. */
export interface MadeFile {
  address: string
  type: string
  make: () => Promise<Uint8Array>
}

/**
 * Vite plugin: a build writes the files into the browser's files; the development server makes the one requested from
 * the present sources.
 * @param folder how all their addresses begin
 * @param filesOf lists them; `root` is the project's folder
 */
export function madeFiles(folder: string, filesOf: (root: string) => Promise<MadeFile[]>): Plugin {
  return {
    name: `made-files:${folder}`,
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer({ middlewares, config: { root } }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        if (!url.startsWith(folder)) return next()
        try {
          const file = (await filesOf(root)).find(({ address }) => address === url)
          if (!file) return next()
          const bytes = await file.make()
          response.setHeader('Content-Type', file.type)
          response.end(bytes)
        } catch (error) {
          next(error)
        }
      })
    },
    async closeBundle() {
      const { root, command, build } = this.environment.config
      if (command !== 'build') return
      for (const { address, make } of await filesOf(root)) {
        const file = path.join(root, build.outDir, address)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, await make())
      }
    },
  }
}
