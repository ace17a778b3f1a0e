import { namesOf } from '../../../shared/blog/vendor-names'
import { type Fact, vendors } from '../../../shared/catalogue'
import { basisWords } from '../../../shared/catalogue/basis'
import { dossierFact, groupsFor } from '../../../shared/catalogue/dossier'
import { dossierLines } from '../../../shared/catalogue/dossier/words'
import { comparisonFields, displayFact } from '../../../shared/catalogue/fields'
import { hasValue } from '../../../shared/catalogue/mark'
import type { Vendor } from '../../../shared/catalogue/schema'
import { publishedFrom } from '../../../shared/cost/published-price'
import { rules } from '../../../shared/rules'
import { readGuideSources } from '../../renderer/guide-sources'
import { type Word, wordsOf } from './words'

export interface Line {
  text: string
  words: readonly Word[]
}

/** A page outside the blog, as it is searched. */
export interface SiteText {
  path: string
  title: string
  /** As shown to readers: `Guide`, `EMR review`, `Rule`. */
  kind: string
  /** The title, and further names of a vendor. */
  names: readonly Line[]
  /** What the page is about, for a search by its title. */
  summary: string
  /** The page's text, one sentence, list item, or table row each. */
  lines: readonly Line[]
  /** Every word of the names and lines. */
  vocabulary: ReadonlySet<string>
}

/** The kind of a vendor's page. */
export const vendorKind = 'EMR review'

let texts: Promise<readonly SiteText[]> | undefined

/** The texts of guides, vendor pages, and rules, read once. */
export function siteTexts(): Promise<readonly SiteText[]> {
  texts ??= readTexts()
  return texts
}

async function readTexts(): Promise<SiteText[]> {
  const guides = (await readGuideSources()).map(({ path, title, lead = '', markdown }) =>
    textOf({ path, title, kind: 'Guide', summary: lead }, markdown.split('\n').map(withoutMarks)),
  )
  const tracked = rules.map(({ id, name, sentence, practice, system }) =>
    textOf({ path: `/rules#${id}`, title: name, kind: 'Rule', summary: sentence }, [practice, system]),
  )
  return [...guides, ...vendors.map(vendorText), ...tracked]
}

/** A vendor's names, statements, and values. Addresses are left out: they are no text to read. */
function vendorText(vendor: Vendor): SiteText {
  const from = publishedFrom(vendor)
  const record = comparisonFields
    .filter(({ key, kind }) => kind !== 'link' && hasValue(vendor[key]))
    .map((field) => {
      const isPrice = field.key === 'estimatedCostPerMonth'
      if (isPrice && from) return `Plan price: ${from} for one provider`
      const label = isPrice ? 'Price per month' : field.label
      return `${label}: ${displayFact(field, vendor)}${basisNote(vendor[field.key])}`
    })
  const dossier = groupsFor(vendor).flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const fact = dossierFact(vendor, field.key)
      const isText = field.kind !== 'link' && hasValue(fact)
      return isText ? [`${field.label}: ${dossierLines(field, fact).join('; ')}`] : []
    }),
  )
  const statements = [...vendor.strengths, ...vendor.limits].map(({ value }) => value ?? '')
  const { id, name, bestFor } = vendor
  const about = { path: `/emr/${id}`, title: name, kind: vendorKind, summary: bestFor.value ?? '' }
  return textOf(about, [...statements, ...record, ...dossier], namesOf(vendor))
}

/** What a value rests on if that is not a source. */
const basisNote = ({ basis }: Fact<unknown>) =>
  basis === 'sourced' ? '' : ` (${basisWords[basis].label.toLowerCase()})`

type About = Pick<SiteText, 'path' | 'title' | 'kind' | 'summary'>

function textOf(about: About, further: readonly string[], otherNames: readonly string[] = []): SiteText {
  const toLine = (text: string) => ({ text, words: wordsOf(text) })
  const names = [...new Set([about.title, ...otherNames])].map(toLine)
  const lines = [about.summary, ...further].map(toLine).filter(({ words }) => words.length > 0)
  const vocabulary = new Set([...names, ...lines].flatMap(({ words }) => words.map(({ word }) => word)))
  return { ...about, names, lines, vocabulary }
}

/** A line of Markdown as plain words, without the markup of headings, lists, tables, links, and emphasis. */
function withoutMarks(line: string): string {
  return line
    .replace(/\]\([^()\]\s]*\)/g, ']')
    .replace(/\{[^{}\s]*\}/g, '')
    .replace(/^ *(?:[-+] |\d{1,2}\. )(?:\[[ x]\] )?/, '')
    .replace(/[*_`[\]]/g, '')
    .replace(/^ *\||\| *$|[#>]/g, ' ')
    .replaceAll('|', ' · ')
    .replace(/\s{2,}/g, ' ')
    .trim()
}
