import { vendors } from '../../shared/catalogue'
import { dossierFact, groupsFor } from '../../shared/catalogue/dossier'
import { dossierLines } from '../../shared/catalogue/dossier/words'
import { comparisonFields, displayFact } from '../../shared/catalogue/fields'
import { hasValue } from '../../shared/catalogue/mark'
import type { Vendor } from '../../shared/catalogue/schema'
import { rules } from '../../shared/rules'
import { readGuideSources } from '../renderer/guide-sources'

/** A page outside the blog that matches a search, with the matching line. */
export interface SiteHit {
  path: string
  title: string
  /** As shown to readers: `Guide`, `EMR review`, `Rule`. */
  kind: string
  line: string
}

interface SiteText {
  path: string
  title: string
  kind: string
  /** The page's text, one sentence, list item, or table row each. */
  lines: readonly string[]
  folded: string
}

const hitsMax = 8
const wordsMax = 8
const lineCharactersMax = 180

let texts: Promise<readonly SiteText[]> | undefined

/**
 * Guides, vendor pages, and rules that contain every word of a search, in any letter case; those with the words in the
 * title come first, then those that contain them most often. The label of a value that is not verified does not match.
 */
export async function searchSite(search: string): Promise<SiteHit[]> {
  const words = fold(search).split(' ').filter(Boolean).slice(0, wordsMax)
  if (words.length === 0) return []
  texts ??= readTexts()
  return (await texts)
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .map((text) => ({ text, lines: text.lines.filter((line) => words.some((word) => fold(line).includes(word))) }))
    .toSorted((one, other) => weight(other, words) - weight(one, words))
    .slice(0, hitsMax)
    .map(({ text: { path, title, kind }, lines }) => ({ path, title, kind, line: excerpt(lines, words) }))
}

async function readTexts(): Promise<SiteText[]> {
  const guides = (await readGuideSources()).map(({ path, title, lead, markdown }) =>
    textOf({ path, title, kind: 'Guide', lines: [lead ?? '', ...markdown.split('\n').map(withoutMarks)] }),
  )
  const tracked = rules.map(({ id, name, sentence, practice, system }) =>
    textOf({ path: `/rules#${id}`, title: name, kind: 'Rule', lines: [sentence, practice, system] }),
  )
  return [...guides, ...vendors.map(vendorText), ...tracked]
}

function vendorText(vendor: Vendor): SiteText {
  const record = comparisonFields
    .filter(({ key }) => hasValue(vendor[key]))
    .map((field) => `${field.label}: ${displayFact(field, vendor)}`)
  const dossier = groupsFor(vendor).flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const fact = dossierFact(vendor, field.key)
      return hasValue(fact) ? [`${field.label}: ${dossierLines(field, fact).join('; ')}`] : []
    }),
  )
  const statements = [...vendor.strengths, ...vendor.limits].map(({ value }) => value ?? '')
  const lines = [vendor.alsoKnownAs ?? '', vendor.bestFor.value ?? '', ...statements, ...record, ...dossier]
  return textOf({ path: `/emr/${vendor.id}`, title: vendor.name, kind: 'EMR review', lines })
}

function textOf(text: Omit<SiteText, 'folded'>): SiteText {
  const lines = text.lines.filter(Boolean)
  return { ...text, lines, folded: fold([text.title, ...lines].join('\n')) }
}

const fold = (text: string) => text.toLowerCase().replace(/\s/g, ' ')

/** A line of Markdown as plain words, without the markup of headings, lists, tables, links, and emphasis. */
function withoutMarks(line: string): string {
  return line
    .replace(/\]\([^()\]\s]*\)/g, ']')
    .replace(/\{[^{}\s]*\}/g, '')
    .replace(/^ *(?:[-+] |\d{1,2}\. )(?:\[[ x]\] )?/, '')
    .replace(/[*_`[\]|#>]/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

interface Found {
  text: SiteText
  lines: readonly string[]
}

const weight = ({ text, lines }: Found, words: readonly string[]) =>
  words.filter((word) => fold(text.title).includes(word)).length * 100 + Math.min(lines.length, 99)

/** The line that contains most of the words, cut around the first of them. */
function excerpt(lines: readonly string[], words: readonly string[]): string {
  const held = (line: string) => words.filter((word) => fold(line).includes(word)).length
  const isSentence = (line: string) => (line.length > 40 ? 1 : 0)
  const [best = ''] = lines.toSorted((one, other) => held(other) - held(one) || isSentence(other) - isSentence(one))
  if (best.length <= lineCharactersMax) return best
  const at = Math.max(0, Math.min(...words.map((word) => fold(best).indexOf(word)).filter((place) => place >= 0)) - 60)
  const cut = best.slice(at, at + lineCharactersMax)
  return `${at > 0 ? '… ' : ''}${at > 0 ? cut.slice(cut.indexOf(' ') + 1) : cut} …`
}
