import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { guideDownloads } from '../../client/content/free-guide'
import { compared, vendors } from '../../shared/catalogue'
import { resourceLinks } from '../../shared/site/navigation'
import { madeFiles } from '../lib/made-files'
import { makeGuide } from './pdf/guide'
import { makeWorkbook } from './workbook/workbook'

export interface GuideDocument {
  address: string
  type: string
  make: (root: string, siteName: string) => Promise<Buffer>
}

/** The two files of the selection guide; `root` is the project's folder. */
export const guideDocuments: readonly GuideDocument[] = [
  {
    address: guideDownloads.guide,
    type: 'application/pdf',
    make: async (root, siteName) =>
      makeGuide({
        texts: await readTexts(root),
        reviews: await readReviews(root),
        fonts: path.join(root, 'node_modules/@fontsource/figtree/files'),
        siteName,
      }),
  },
  {
    address: guideDownloads.workbook,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: () => makeWorkbook(compared),
  },
]

/** Vite plugin: makes the guide and its workbook from the texts and the catalogue. */
export const guideFiles = ({ siteName }: { siteName: string }) =>
  madeFiles('/free-guide/', async (root) =>
    guideDocuments.map(({ make, ...file }) => ({ ...file, make: () => make(root, siteName) })),
  )

async function readTexts(root: string): Promise<ReadonlyMap<string, string>> {
  const slugs = resourceLinks.map(({ to }) => path.posix.basename(to))
  const read = async (slug: string) =>
    [slug, await readFile(path.join(root, `client/content/resources/${slug}.md`), 'utf8')] as const
  return new Map(await Promise.all(slugs.map(read)))
}

/** The reviews of the systems that have a chapter; the others have a row of a table. */
async function readReviews(root: string): Promise<ReadonlyMap<string, string>> {
  const read = async ({ id }: { id: string }) =>
    [id, await readFile(path.join(root, `shared/catalogue/vendors/${id}/review.md`), 'utf8')] as const
  return new Map(await Promise.all(vendors.filter(({ depth }) => depth === 'review').map(read)))
}
