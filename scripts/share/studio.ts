import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SitePage } from '../../shared/site/pages'
import { createInk } from './ink'
import { pagePicture, pictureSize } from './page-picture'
import { articleScene, sceneOf } from './scene'

export interface Studio {
  /** A page's picture as PNG: its kind and title, beside a picture of its subject. */
  drawPage: (page: SitePage) => Promise<Uint8Array>
  /** The picture of articles with a drawing, an SVG file, as PNG, without a title: the server adds that. */
  drawArticle: (drawing: string) => Promise<Uint8Array>
}

/** The two programs, the fonts, and the colors, loaded only if there is something to draw. */
export async function createStudio(root: string, siteName: string): Promise<Studio> {
  const [{ default: satori }, { Resvg }, ink, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    createInk(root),
    Promise.all(([500, 700] as const).map((weight) => readFont(root, weight))),
  ])
  const toPng = (svg: string) =>
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: pictureSize.width } })
      .render()
      .asPng()
  return {
    async drawPage(page) {
      const scene = await sceneOf(page.path, ink, root)
      return toPng(await satori(pagePicture({ page, scene, siteName, ink }), { ...pictureSize, fonts }))
    },
    async drawArticle(drawing) {
      const scene = await articleScene(drawing)
      return toPng(await satori(pagePicture({ scene, siteName, ink }), { ...pictureSize, fonts }))
    },
  }
}

async function readFont(root: string, weight: 500 | 700) {
  return { name: 'Figtree', weight, style: 'normal' as const, data: await readFile(fontFile(root, weight)) }
}

/** The file of the site's font in a weight, as WOFF. */
export const fontFile = (root: string, weight: 500 | 700) =>
  path.join(root, `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)
