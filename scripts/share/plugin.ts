import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sitePages } from '../../shared/site/pages'
import { drawingPicture, sharePicture, titleFont } from '../../shared/site/share-picture'
import { madeFiles } from '../lib/made-files'
import { unpackWoff } from './font'
import { createStudio, fontFile } from './studio'

/** Vite plugin: a picture of 1200 × 630 for each page and each drawing of articles, which the server titles. */
export const sharePictures = ({ siteName }: { siteName: string }) =>
  madeFiles('/share/', async (root) => {
    const studio = await createStudio(root, siteName)
    const drawings = path.join(root, 'public/articles')
    const type = 'image/png'
    return [
      ...sitePages.map((page) => ({ address: sharePicture(page.path), type, make: () => studio.drawPage(page) })),
      ...(await readdir(drawings)).map((file) => ({
        address: drawingPicture(path.parse(file).name),
        type,
        make: () => studio.drawArticle(path.join(drawings, file)),
      })),
      { address: titleFont, type: 'font/ttf', make: async () => unpackWoff(await readFile(fontFile(root, 700))) },
    ]
  })
