import { basisWords, dateWords } from '../catalogue/basis'
import { bases } from '../catalogue/evidence'
import { release } from '../catalogue/history'
import { dataLicense } from '../dataset/files'
import { documentOf } from './words'

/** The site that a document is quoted from. */
export interface QuotedSite {
  /** Absolute base without a trailing slash. */
  siteUrl: string
  siteName: string
}

interface Frame extends QuotedSite {
  title: string
  /** The page of which this is another form, from the first slash on. */
  path: string
}

/** A document of catalogue values: where it is from, which version it is, how to quote it, and what the bases mean. */
export function catalogueDocument({ title, path, siteUrl, siteName }: Frame, parts: readonly string[]): string {
  return documentOf([
    `# ${title}`,
    [
      `> ${siteName}: ${siteUrl}${path}`,
      `> Catalogue version ${release.version}, made on ${dateWords(release.generated)}. License: ${dataLicense.name}, ${dataLicense.url}`,
      `> ${howToQuote}`,
    ].join('  \n'),
    ...parts,
    '## What a value rests on',
    bases.map((basis) => `- **${basisWords[basis].label}:** ${basisWords[basis].meaning}`).join('\n'),
    `More: ${siteUrl}/methodology#sources`,
  ])
}

/** What whoever repeats a value is asked to do. */
export const howToQuote =
  'Quote a value with its basis, its source, and its date. “Not verified” means that we found nothing; it is no “no”.'
