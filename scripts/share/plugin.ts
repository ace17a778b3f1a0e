import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sitePages } from '../../shared/site/pages'
import { articlePicture, sharePicture } from '../../shared/site/share-picture'
import { madeFiles } from '../lib/made-files'
import { createStudio } from './studio'

/**
 * Vite plugin: draws share pictures, 1200 × 630: one for each page of the site, and one for each article drawing,
 * because few networks show SVG.
 */
export const sharePictures = ({ siteName }: { siteName: string }) =>
  madeFiles('/share/', async (root) => {
    const studio = await createStudio(root, siteName)
    const articles = path.join(root, 'public/articles')
    const type = 'image/png'
    return [
      ...sitePages.map((page) => ({ address: sharePicture(page.path), type, make: () => studio.drawPage(page) })),
      ...(await readdir(articles)).map((name) => ({
        address: articlePicture(`/articles/${name}`) ?? name,
        type,
        make: () => studio.drawFile(path.join(articles, name)),
      })),
    ]
  })
