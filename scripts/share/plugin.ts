import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { sitePages } from '../../shared/site/pages'
import { articlePicture, sharePicture } from '../../shared/site/share-picture'
import { createStudio } from './studio'

interface Picture {
  address: string
  draw: () => Promise<Uint8Array>
}

/**
 * Vite plugin: draws share pictures, 1200 × 630: one for each page of the site, and one for each article drawing,
 * because few networks show SVG. A build writes them into the browser's files; the development server draws the one
 * requested.
 */
export function sharePictures({ siteName }: { siteName: string }): Plugin {
  return {
    name: 'share-pictures',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer({ middlewares, config: { root } }) {
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/share/')) return next()
        const picture = (await picturesOf(root, siteName)).find(({ address }) => address === request.url)
        if (!picture) return next()
        response.setHeader('Content-Type', 'image/png')
        response.end(await picture.draw())
      })
    },
    async closeBundle() {
      const { root, command, build } = this.environment.config
      if (command !== 'build') return
      for (const { address, draw } of await picturesOf(root, siteName)) {
        const file = path.join(root, build.outDir, address)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, await draw())
      }
    },
  }
}

async function picturesOf(root: string, siteName: string): Promise<Picture[]> {
  const studio = await createStudio(root, siteName)
  const articles = path.join(root, 'public/articles')
  return [
    ...sitePages.map((page) => ({ address: sharePicture(page.path), draw: () => studio.drawPage(page) })),
    ...(await readdir(articles)).map((name) => ({
      address: articlePicture(`/articles/${name}`) ?? name,
      draw: () => studio.drawFile(path.join(articles, name)),
    })),
  ]
}
