import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sitePages } from '../../shared/site/pages'
import { articlePicture, sharePicture } from '../../shared/site/share-picture'
import { madeFiles } from '../lib/made-files'
import { createStudio } from './studio'

/**
 * Vite plugin: draws share pictures, 1200 × 630: one for each page of the site, and one for each seeded article, whose
 * text and drawing have the same name.
 */
export const sharePictures = ({ siteName }: { siteName: string }) =>
  madeFiles('/share/', async (root) => {
    const studio = await createStudio(root, siteName)
    const drawings = path.join(root, 'public/articles')
    const texts = path.join(root, 'migrations/articles')
    const names = (await readdir(drawings)).map((file) => path.parse(file).name)
    const type = 'image/png'
    return [
      ...sitePages.map((page) => ({ address: sharePicture(page.path), type, make: () => studio.drawPage(page) })),
      ...names.map((name) => ({
        address: articlePicture(name),
        type,
        make: async () =>
          studio.drawArticle(await titleOf(path.join(texts, `${name}.md`)), path.join(drawings, `${name}.svg`)),
      })),
    ]
  })

/** The title in the front matter of a text: in quotation marks if it contains a colon or such marks itself. */
async function titleOf(text: string): Promise<string> {
  const lines = (await readFile(text, 'utf8')).split('\n')
  const title = lines.find((line) => line.startsWith('title: '))?.slice('title: '.length)
  if (!title) throw new Error(`${text} has no title.`)
  return title.startsWith('"') ? JSON.parse(title) : title
}
