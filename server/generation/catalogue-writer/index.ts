import { softwareAuthor } from '../../../shared/blog/author'
import { isElement, type TreeNode, writeHtml } from '../../../shared/blog/tree'
import { countWords } from '../../../shared/blog/words'
import { comparisonAddress } from '../../../shared/match/terms/query'
import { listed } from '../../../shared/words'
import { type Article, articleWords } from '../article'
import { fittedDescription, fittedTitle, headlineCase } from '../headline'
import { topicOf } from '../prompt'
import type { GenerationRequest } from '../repository'
import type { ArticleWriter } from '../writer'
import { costSection } from './costs'
import { costsOnTop, differences } from './differences'
import { noteSections, questionSection, recordSection } from './features'
import { categoriesOf, tagsOf } from './filing'
import { elsewhereSection, prescriberSection } from './fit'
import { guidesFor } from './guides'
import { leavingSection, whereTo } from './leaving'
import { needsOf } from './needs'
import { opening } from './opening'
import { explainsFeatures, type Plan, type Purpose, planFor, purposeOf } from './plan'
import { pricesBySize } from './prices-by-size'
import { link, listing, nodesOf, type Prose, paragraph, prose, section } from './prose'
import { needsTable } from './record-table'
import { ruleSections } from './rules'
import { practiceSection } from './setting'
import { statedProviders } from './size'
import { atAGlance, systems } from './systems'
import { testing } from './testing'
import { excerptOf, titleOf } from './titles'
import { verdict } from './verdict'

/** Writes what an article says on one thing, under headings of its own; empty if it has nothing to say. */
type Section = (plan: Plan) => Prose

interface Part {
  section: Section
  nodes: readonly TreeNode[]
}

/** Writes articles without a model: all statements about a system and all figures come from the catalogue. */
export const catalogueWriter: ArticleWriter = {
  author: softwareAuthor,
  async write({ request, report }) {
    await report('writing', 40)
    return writeFromCatalogue(request)
  },
}

/** @throws WritingFailure for a topic that is not understood */
export function writeFromCatalogue(request: Pick<GenerationRequest, 'topic' | 'isTest'>): Article {
  const plan = planFor(topicOf(request))
  const [title, excerpt] = [headlineCase(titleOf(plan)), excerptOf(plan)]
  return {
    title,
    slug: undefined,
    excerpt,
    content: contentOf(plan),
    categories: categoriesOf(plan),
    tags: tagsOf(plan),
    seo_title: fittedTitle(title),
    seo_description: fittedDescription(excerpt),
  }
}

/** The article: what its reader needs most, at the length of an article. */
function contentOf(plan: Plan): readonly TreeNode[] {
  const order = leftOutFirst[purposeOf(plan)]
  const parts = partsOf(plan)
  const kept = fitted(parts, order)
  const isShort = wordsIn(kept) < articleWords.least
  const last = kept.findIndex(({ section }) => section === (explainsFeatures(plan) ? ending : questionSection))
  return (isShort ? kept.toSpliced(last, 0, ...partsIn(testing, plan)) : kept).flatMap(({ nodes }, at) => [
    ...(at > 0 ? ['\n'] : []),
    ...nodes,
  ])
}

/** All that there is to say, in order, one part for each heading. */
export function partsOf(plan: Plan): Part[] {
  const own = explainsFeatures(plan) ? byFeature : sections[purposeOf(plan)]
  const last = own.includes(questionSection) ? [] : [questionSection]
  return [opening, leavingSection, whereElse, ...own, ...last, ending].flatMap((section) => partsIn(section, plan))
}

const whereElse: Section = (plan) => (plan.noFit ? elsewhereSection(plan) : '')
const alsoMade: Section = (plan) => (plan.noFit ? '' : elsewhereSection(plan))

/** The systems one by one, where the topic names what they are needed for; a single one anyway, because no verdict tells of it. */
const onNeeds: Section = (plan) =>
  plan.features.length + needsOf(plan).length > 0 || plan.chosen.length === 1 ? systems(plan) : ''

const onNamed: Section = (plan) => (plan.systems.length > 0 ? systems(plan) : '')

const practiceNeeds: Section = (plan) => (needsOf(plan).length > 0 ? practiceSection(plan) : '')

/** What most articles say in detail: rules, the practice, prescribing, features, and what is on record. */
const inDetail = [ruleSections, practiceSection, prescriberSection, noteSections, recordSection]

/** The sections of an article, beginning with what its reader wants first. */
const sections: Record<Purpose, readonly Section[]> = {
  choice: [verdict, needsTable, atAGlance, ...inDetail, systems, alsoMade],
  comparison: [verdict, pricesBySize, needsTable, atAGlance, differences, ...inDetail, systems],
  cost: [
    costSection,
    costsOnTop,
    verdict,
    needsTable,
    practiceNeeds,
    prescriberSection,
    ruleSections,
    noteSections,
    recordSection,
    onNeeds,
  ],
  'how-to': [noteSections, ruleSections, practiceSection, prescriberSection, recordSection, systems, verdict],
  move: [costSection, ...inDetail, whereTo, alsoMade, verdict, atAGlance, onNamed],
}

/** The same, where it wants to know what to look for in a feature and what to ask. */
const byFeature = [needsTable, questionSection, verdict, atAGlance, ...inDetail, systems, alsoMade]

/** What each kind of article can do without, the least needed first. The rest is what its headline promises. */
const leftOutFirst: Record<Purpose, readonly Section[]> = {
  choice: [systems, recordSection, practiceSection, ruleSections, noteSections, atAGlance],
  comparison: [systems, recordSection, practiceSection, ruleSections, noteSections, atAGlance],
  cost: [onNeeds, recordSection, noteSections, practiceNeeds, ruleSections, verdict, costsOnTop],
  'how-to': [systems, verdict, recordSection, practiceSection, ruleSections],
  move: [onNamed, recordSection, noteSections, practiceSection, ruleSections, atAGlance, questionSection],
}

function ending(plan: Plan): Prose {
  const [category = ''] = categoriesOf(plan)
  return section(
    'Next steps',
    paragraph(
      prose`Compare ${compareLink(plan)}, read ${listing([...guidesFor(plan).map(({ to, label }) => link(to, `our guide "${label}"`)), link('/resources/how-to-choose-emr', 'how to choose an EMR')])}, or see ${link(`/blog/category/${category}`, 'more articles like this')}.`,
    ),
    paragraph(
      prose`Tell us about your practice and get a comparison for your size, your kind of care, and your budget, free of charge: ${link('/get-recommendation', 'Start Free Analysis')}.`,
    ),
  )
}

function compareLink(plan: Plan): Prose {
  const { chosen } = plan
  const providers = statedProviders(plan)
  const path = comparisonAddress(
    chosen.map(({ id }) => id),
    providers === null ? null : { least: providers, most: providers },
  )
  if (chosen.length === 0) return link('/comparisons', 'all systems side by side')
  const names = listed(chosen.map(({ name }) => name))
  return link(path, `${names} ${chosen.length === 1 ? 'with another system' : 'side by side'}`)
}

const wordsIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { nodes }) => sum + countWords(writeHtml(nodes)), 0)

function partsIn(section: Section, plan: Plan): Part[] {
  const nodes = nodesOf(section(plan))
  const starts = nodes.flatMap((node, at) => (at === 0 || (isElement(node) && node.tag === 'h2') ? [at] : []))
  return starts.map((start, at) => ({ section, nodes: nodes.slice(start, starts[at + 1]) }))
}

/** The parts that an article has room for: those that it needs, then the most needed of the others that fit. */
function fitted(parts: readonly Part[], leftOutFirst: readonly Section[]): readonly Part[] {
  const needed = parts.filter(({ section }) => !leftOutFirst.includes(section))
  const others = leftOutFirst.toReversed().flatMap((wanted) => parts.filter(({ section }) => section === wanted))
  const kept = new Set(needed)
  let room = articleWords.most - wordsIn(needed)
  for (const part of others) {
    const words = wordsIn([part])
    if (words > room) continue
    kept.add(part)
    room -= words
  }
  return parts.filter((part) => kept.has(part))
}
