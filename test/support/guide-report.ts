import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { guideDocuments } from '../../scripts/guide/documents'

/** The content of the guide's PDF as a reader finds it. */
export interface GuideReport {
  title: string
  author: string
  language: string
  tagged: boolean
  /** The text of each page, starting at index 0. */
  pages: string[]
  /** The size in points of the smallest type on each page. */
  smallest: number[]
  /** Parts with their chapters and the index of each chapter's page. */
  outline: { title: string; chapters: { title: string; page: number }[] }[]
  /** Links within the guide, with the indexes of their page and of their target. */
  links: { from: number; to: number }[]
  /** The size of the PDF. */
  bytes: number
  /** The two files, in base64. */
  guide: string
  workbook: string
}

/**
 * A separate program, because Jest cannot load the parsers of Markdown and PDF: makes both files of the guide as the
 * build does, and prints their content.
 */
async function main() {
  const files = guideDocuments.map((document) => document.make(process.cwd(), 'Behavioral EMR Guide'))
  const [guide, workbook] = await Promise.all(files)
  if (!(guide && workbook)) throw new Error('Two files were expected')
  const report = {
    ...(await readGuide(guide)),
    bytes: guide.length,
    guide: guide.toString('base64'),
    workbook: workbook.toString('base64'),
  } satisfies GuideReport
  process.stdout.write(JSON.stringify(report))
}

async function readGuide(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  type Destination = Awaited<ReturnType<typeof pdf.getDestination>> | string
  const pageOf = async (destination: Destination) => {
    const target = typeof destination === 'string' ? await pdf.getDestination(destination) : destination
    return pdf.getPageIndex(target?.[0])
  }
  const pages: string[] = []
  const smallest: number[] = []
  const links: GuideReport['links'] = []
  for (let from = 0; from < pdf.numPages; from += 1) {
    const page = await pdf.getPage(from + 1)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    smallest.push(Math.min(...items.flatMap((item) => ('str' in item && item.str.trim() ? item.height : []))))
    for (const { dest } of await page.getAnnotations()) if (dest) links.push({ from, to: await pageOf(dest) })
  }
  const { info } = await pdf.getMetadata()
  const { Title: title, Author: author, Language: language } = info as Record<string, string>
  const outline = await Promise.all(
    ((await pdf.getOutline()) ?? []).map(async (part) => ({
      title: part.title,
      chapters: await Promise.all(
        part.items.map(async (chapter) => ({ title: chapter.title, page: await pageOf(chapter.dest) })),
      ),
    })),
  )
  const tagged = (await pdf.getMarkInfo())?.Marked === true
  return { title: title ?? '', author: author ?? '', language: language ?? '', tagged, pages, smallest, outline, links }
}

await main()
