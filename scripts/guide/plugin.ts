import { madeFiles } from '../lib/made-files'
import { guideDocuments } from './documents'

/** Vite plugin: makes the guide and its workbook from the texts and the catalogue. */
export const guideFiles = ({ siteName }: { siteName: string }) =>
  madeFiles('/free-guide/', async (root) =>
    guideDocuments.map(({ make, ...file }) => ({ ...file, make: () => make(root, siteName) })),
  )
