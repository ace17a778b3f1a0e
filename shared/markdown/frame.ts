import { basisWords, dateWords } from '../catalogue/basis'
import { bases } from '../catalogue/evidence'
import { release } from '../catalogue/history'
import { dataLicense } from '../dataset/files'
import { documentOf } from './words'

/** The site that a document comes from. */
export interface QuotedSite {
  /** Absolute base without a trailing slash. */
  siteUrl: string
  siteName: string
}

interface Frame extends QuotedSite {
  title: string
  /** The path of the page that the document represents. */
  path: string
}

/** A document of catalogue values, with its address, its version, how to quote it, and what the bases mean. */
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

/** The request to anyone who quotes a value. */
export const howToQuote =
  'Quote a value with its basis, its source, and its date. "Not verified" means that we found nothing; it does not mean "no".'
