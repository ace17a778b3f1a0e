import { careWords } from '../../../shared/catalogue/care'
import { capitalized, listed } from '../../../shared/words'
import type { Article } from '../article'
import { topicOf } from '../prompt'
import type { GenerationRequest } from '../repository'
import type { ArticleWriter } from '../writer'
import { featureNotes } from './feature-notes'
import { paragraph } from './html'
import * as sections from './sections'
import { nameOf, type Plan, planFor } from './topic'

/**
 * Writes without a model: the words of the topic choose the systems, the features and the structure; what is said of a
 * system is what the catalogue has of it, and every figure is the catalogue's.
 */
export const catalogueWriter: ArticleWriter = {
  async write({ request, report }) {
    await report('writing', 40)
    return writeFromCatalogue(request)
  },
}

export function writeFromCatalogue(request: GenerationRequest): Article {
  const plan = planFor(topicOf(request))
  const title = titleOf(plan)
  return {
    title,
    slug: undefined,
    excerpt: excerptOf(plan),
    content: contentOf(plan),
    categories: categoriesOf(plan),
    tags: tagsOf(plan),
    seo_title: title.length <= 60 ? title : cutAtWord(title, 60),
    seo_description: cutAtWord(excerptOf(plan), 155),
  }
}

const bodies: Record<Plan['structure'], (plan: Plan) => string[]> = {
  'how-to': (plan) => [...firstTwo(plan).map(sections.howTo), sections.atAGlance(plan), sections.systems(plan)],
  comparison: (plan) => [
    sections.atAGlance(plan),
    sections.featureTable(plan),
    sections.systems(plan),
    sections.verdict(plan),
    sections.analysis(plan.features[0]),
  ],
  fit: (plan) => [
    sections.setting(plan),
    sections.atAGlance(plan),
    sections.systems(plan),
    sections.verdict(plan),
    ...firstTwo(plan).map(sections.analysis),
  ],
  analysis: (plan) => [
    ...firstTwo(plan).map(sections.analysis),
    sections.atAGlance(plan),
    sections.featureTable(plan),
    sections.systems(plan),
  ],
}

const firstTwo = ({ features }: Plan) => features.slice(0, 2)

function contentOf(plan: Plan): string {
  const setting = plan.structure !== 'fit' && plan.care ? [sections.setting(plan)] : []
  return [
    introduction(plan),
    ...setting,
    ...bodies[plan.structure](plan),
    sections.questions(plan),
    sections.ending(plan),
  ].join('\n')
}

const promises: Record<Plan['structure'], (plan: Plan) => string> = {
  'how-to': ({ features, vendors }) =>
    `These are the steps for ${listed(features.slice(0, 2).map(nameOf))}, in the order that saves rework, with what our catalogue knows of ${names(vendors)}.`,
  comparison: ({ vendors }) =>
    `This sets ${names(vendors)} side by side with the values of our catalogue, says where they differ, and for whom that matters.`,
  fit: ({ vendors, size, care }) =>
    `This says what ${size?.words ?? 'a practice'}${care ? ` in ${careWords[care]} treatment` : ''} should look for, and how ${names(vendors)} meet it.`,
  analysis: ({ features, vendors }) =>
    `This says what ${listed(features.slice(0, 2).map(nameOf))} should do for a behavioral health practice, how to tell whether it is worth the price, and what ${names(vendors)} are listed with.`,
}

const names = (vendors: Plan['vendors']) => listed(vendors.map(({ name }) => name))

/** Follows the excerpt, which stands above it and says what the article does. */
function introduction({ areNamed, vendors: { length }, features }: Plan): string {
  const chosen = 'We chose these systems because their records fit the subject best. No vendor can pay to be named.'
  return paragraph(
    `Read this with one real case of yours in mind, and give it to those who will work with ${nameOf(features[0])} every day.`,
    areNamed && length < 3 ? '' : chosen,
  )
}

const endings: Record<Plan['structure'], string> = {
  'how-to': 'steps, checks and questions',
  comparison: 'the differences that matter',
  fit: 'systems that fit, and their limits',
  analysis: 'what it does and what to ask',
}

function titleOf({ subject, structure, features }: Plan): string {
  const words =
    capitalized(cutAtWord(subject.replace(/(?<![\s.,;:])[\s.,;:]+$/, ''), 110)) ||
    `Choosing an EMR by its ${nameOf(features[0])}`
  return /[?!:]/.test(words) ? words : `${words}: ${endings[structure]}`
}

const excerptOf = (plan: Plan) => cutAtWord(promises[plan.structure](plan), 280)

function categoriesOf({ structure, areNamed, vendors, features }: Plan): string[] {
  const byStructure = {
    'how-to': 'how-to-use-features',
    comparison: 'best-emr-at',
    fit: 'recommended-for-practices',
    analysis: 'why-does-my-emr-have',
  }
  const first = structure === 'fit' && areNamed && vendors.length === 1 ? 'best-emr-at' : byStructure[structure]
  return [...new Set([first, featureNotes[features[0]].category])]
}

function tagsOf({ features, vendors, care }: Plan): string[] {
  const kinds = care ? [careWords[care]] : []
  return [
    ...kinds,
    ...features.map((key) => nameOf(key).replace(/^(?:the|a) /, '')),
    ...vendors.map(({ name }) => name),
  ].slice(0, 6)
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`
}
