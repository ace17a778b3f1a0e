import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SitePage } from '../../shared/site/pages'
import { createInk } from './ink'
import { pagePicture, pictureSize } from './page-picture'
import { articleScene, sceneOf } from './scene'

/**
 * Draws pages' pictures as PNG, each with the page's kind and title beside a picture of its subject, and those of
 * articles with a drawing, an SVG file, without a title, which the server adds. Loaded only if there is something to draw.
 */
export async function createStudio(root: string, siteName: string) {
  const [{ default: satori }, { Resvg }, ink, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    createInk(root),
    Promise.all(([500, 700] as const).map((weight) => readFont(root, weight))),
  ])
  const draw = async (parts: Pick<Parameters<typeof pagePicture>[0], 'page' | 'scene'>) => {
    const svg = await satori(pagePicture({ ...parts, siteName, ink }), { ...pictureSize, fonts })
    const width = { mode: 'width', value: pictureSize.width } as const
    return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: width }).render().asPng()
  }
  return {
    drawPage: async (page: SitePage) => draw({ page, scene: await sceneOf(page.path, ink, root) }),
    drawArticle: async (drawing: string) => draw({ scene: await articleScene(drawing) }),
  }
}

async function readFont(root: string, weight: 500 | 700) {
  return { name: 'Figtree', weight, style: 'normal' as const, data: await readFile(fontFile(root, weight)) }
}

/** The file of the site's font in a weight, as WOFF. */
export const fontFile = (root: string, weight: 500 | 700) =>
  path.join(root, `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)
