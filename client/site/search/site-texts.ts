import { answerPath } from '../../../shared/answers'
import { namesOf } from '../../../shared/blog/vendor-names'
import { type Fact, vendors } from '../../../shared/catalogue'
import { basisWords } from '../../../shared/catalogue/basis'
import { groupsFor } from '../../../shared/catalogue/facts'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { hasValue } from '../../../shared/catalogue/mark'
import type { Vendor } from '../../../shared/catalogue/schema'
import { factWords } from '../../../shared/catalogue/words'
import { publishedFrom } from '../../../shared/cost/published-price'
import { leavingEvidence } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import { keepsRecords } from '../../../shared/leaving/questions'
import { rulesOn } from '../../../shared/rules'
import { ofDay } from '../../../shared/rules/stated.mjs'
import { today } from '../../../shared/rules/today'
import { pageKind } from '../../../shared/site/pages'
import { answerSources } from '../../content/answers'
import { readGuideSources } from '../../content/texts'
import { type Word, wordsOf } from './words'

export interface Line {
  text: string
  words: readonly Word[]
}

/** A page outside the blog, as it is searched. */
export interface SiteText {
  path: string
  title: string
  /** As shown to readers: `Guide`, `EMR review`, `EMR, on record`, `Rule`, `Answer`. */
  kind: string
  /** The title, further names of a vendor, and other words in which a question is asked. */
  names: readonly Line[]
  /** What the page is about, for a search by its title. */
  summary: string
  /** The page's text, one sentence, list item, or table row each. */
  lines: readonly Line[]
  /** The names of a vendor, one of which a search must contain to find the page: all vendors have one like it. */
  only?: readonly Line[]
  /** Every word of the names and lines. */
  vocabulary: ReadonlySet<string>
}

/** The kind of a short answer. */
export const answerKind = 'Answer'

let kept: { day: string; texts: Promise<readonly SiteText[]> } | undefined

/** The texts of answers, guides, vendor pages, and rules, read once a day, because rules end. */
export function siteTexts(): Promise<readonly SiteText[]> {
  const day = today()
  if (kept?.day !== day) kept = { day, texts: readTexts(day) }
  return kept.texts
}

async function readTexts(day: string): Promise<SiteText[]> {
  const guides = (await readGuideSources()).map(({ path, title, lead = '', markdown }) =>
    textOf({ path, title, kind: 'Guide', summary: lead }, ofDay(markdown, day).split('\n').map(withoutMarks)),
  )
  const tracked = rulesOn(day).map(({ id, name, sentence, about, practice, ask }) =>
    textOf({ path: `/rules#${id}`, title: name, kind: 'Rule', summary: sentence }, [about, practice, ask]),
  )
  const answered = (await answerSources()).map(({ answer, markdown }) => {
    const { title, short, alsoAsked } = answer
    const about = { path: answerPath(answer), title, kind: answerKind, summary: short }
    return textOf(about, ofDay(markdown, day).split('\n').map(withoutMarks), alsoAsked)
  })
  return [
    ...answered,
    ...guides,
    ...vendors.map(vendorText),
    leavingText(),
    ...vendors.map(leavingVendorText),
    ...tracked,
  ]
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
      return `${label}: ${factWords(field, vendor[field.key])}${basisNote(vendor[field.key])}`
    })
  const dossier = groupsFor(vendor).flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const fact = vendor[field.key]
      const isText = field.kind !== 'link' && hasValue(fact)
      return isText ? [`${field.label}: ${factWords(field, fact)}`] : []
    }),
  )
  const statements = [...vendor.strengths, ...vendor.limits].map(({ value }) => value ?? '')
  const { id, name, bestFor } = vendor
  const about = { path: `/emr/${id}`, title: name, kind: pageKind(vendor), summary: bestFor.value ?? '' }
  return textOf(about, [...statements, ...record, ...dossier], namesOf(vendor))
}

/** How to leave any system, by the steps of the move. */
function leavingText(): SiteText {
  const summary =
    'Leaving a system is harder than choosing one. Check the exit before you sign, and again before you give notice.'
  const steps = leavingPlan().steps.flatMap(({ when, title, tasks }) => [`${when}: ${title}`, ...tasks])
  return textOf({ path: '/leaving', title: 'Leaving an EMR', kind: 'Guide', summary }, steps, ['Leaving'])
}

/** What is known about leaving a vendor, and what has to be asked. The steps are the same for all. */
function leavingVendorText(vendor: Vendor): SiteText {
  const { known, open } = leavingEvidence(vendor)
  const summary = keepsRecords(vendor)
    ? 'Getting your records out: what we found, what you still need to ask, and a sensible order for the move.'
    : 'Ending the contract: what we found, and what you still need to ask.'
  const about = { path: `/leaving/${vendor.id}`, title: `Leaving ${vendor.name}`, kind: 'Leaving guide', summary }
  const names = namesOf(vendor)
  const lines = known.map(({ label, lines: values }) => `${label}: ${values.join('; ')}`)
  const asked = open.map(({ label }) => `To ask: ${label}`)
  const text = textOf(about, [...lines, ...asked], [...names.map((name) => `Leaving ${name}`), ...names])
  return { ...text, only: names.map(lineOf) }
}

/** What a value rests on if that is not a source. */
const basisNote = ({ basis }: Fact<unknown>) =>
  basis === 'sourced' ? '' : ` (${basisWords[basis].label.toLowerCase()})`

const lineOf = (text: string): Line => ({ text, words: wordsOf(text) })

type About = Pick<SiteText, 'path' | 'title' | 'kind' | 'summary'>

function textOf(about: About, further: readonly string[], otherNames: readonly string[] = []): SiteText {
  const names = [...new Set([about.title, ...otherNames])].map(lineOf)
  const lines = [about.summary, ...further].map(lineOf).filter(({ words }) => words.length > 0)
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
