import { countWords } from '../../../shared/blog/words'
import { careWords } from '../../../shared/catalogue/care'
import { featureLabel } from '../../../shared/match/keys'

import { listed } from '../../../shared/words'
import type { Article } from '../article'
import { fittedDescription, fittedTitle, headlineCase } from '../headline'
import { topicOf } from '../prompt'
import type { GenerationRequest } from '../repository'
import type { ArticleWriter } from '../writer'
import { costSection } from './costs'
import { noteSections, questionSection, recordSection } from './features'
import { escaped, heading, link, list, paragraph } from './html'
import { leavingSection, whereTo } from './leaving'
import { notesOf, taskNotes } from './notes'
import { type Plan, planFor } from './plan'
import { ruleSections } from './rules'
import { noFitSection, prescriberSection, settingSection } from './setting'
import { atAGlance, systems, verdict } from './systems'
import { excerptOf, subjectOf, titleOf } from './titles'

/**
 * Writes articles without a model. The words of the topic choose the systems, features, and sections; all statements
 * about a system and all figures come from the catalogue.
 */
export const catalogueWriter: ArticleWriter = {
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

function contentOf(plan: Plan): string {
  const overview = [atAGlance, systems, verdict].map((part) => part(plan)).join('')
  const isComparison = plan.form === 'comparison' && plan.systems.length > 1
  const parts = [
    opening(plan),
    isComparison ? overview : '',
    leavingSection(plan),
    noFitSection(plan),
    costSection(plan),
    ruleSections(plan),
    settingSection(plan),
    prescriberSection(plan),
    noteSections(plan),
    recordSection(plan),
    whereTo(plan),
    isComparison ? '' : overview,
  ].filter(Boolean)
  const isShort = countWords(parts.join('\n')) < wordsMin - endWords
  return [...parts, ...(isShort ? [choosing] : []), questionSection(plan), ending(plan)].join('\n')
}

/** Articles with fewer words than this get the general section on choosing a system. */
const wordsMin = 520
/** Roughly the words in the questions and the ending. */
const endWords = 170

const basics = (['customForms', 'insuranceBilling', 'patientPortal'] as const).map(notesOf)

const choosing =
  heading('What most practices need first') +
  list(basics.map(({ name, purpose }) => `<strong>${escaped(name)}:</strong> ${escaped(purpose)}`)) +
  heading('How to test a system before you sign') +
  list(
    [
      'Write down the five things your team does most often, who does them, and where work gets stuck.',
      'Ask each vendor to show exactly those, with your own forms, and have the people who will use the system ask the questions.',
      'Have one clinician and one biller work a whole day with made-up clients, from the first call to the posted payment.',
      'Ask for a reference from a practice of your size and kind of care, and ask that practice what it wishes it had checked.',
      'Export the test data and open it: notes, plans, documents, and balances.',
    ],
    'ol',
  ) +
  paragraph(
    'Before you discuss the price, read what the contract says about its term, notice, and data export. A discount is worth little if it is hard to leave.',
    'Write down what the vendor promised in the demo and have it added to the contract, with a date.',
    `${link('/resources/how-to-choose-emr', 'How to choose an EMR')} goes through the steps one by one.`,
  )

/** Chosen by the subject's length, so articles begin differently, and the same topic always begins the same way. */
function opening(plan: Plan): string {
  const subject = subjectOf(plan) || listed(plan.systems.map(({ name }) => name)) || 'an EMR'
  const moving =
    'Moves go wrong when no one has read how the contract lets you leave. Here is what public pages confirm, what they leave open, and what to do each week.'
  const sentences = plan.leaving
    ? [moving]
    : [
        `Read this with one real case of your own in mind, and share it with the people who work with ${escaped(subject)} every day.`,
        `A decision about ${escaped(subject)} is easier with facts on the table. Here is what public pages confirm, what they leave open, and what to ask.`,
        `Vendors describe ${escaped(subject)} in their own words. This article sticks to what can be checked, and says where we found nothing.`,
      ]
  const chosen =
    plan.systems.length === 0 && plan.chosen.length > 0
      ? 'We chose the systems by their records in our catalogue. No vendor can pay to be named.'
      : ''
  return paragraph(sentences[subject.length % sentences.length] ?? '', chosen)
}

function categoriesOf({
  form,
  systems: named,
  features,
  tasks,
  rules,
  leaving,
  asksCost,
  areas,
  settings,
  size,
}: Plan): string[] {
  const byNotes = [...features.map((key) => notesOf(key).category), ...tasks.map((key) => taskNotes[key].category)]
  if (leaving) return ['navigate-implementation']
  if (asksCost)
    return [...new Set([...(byNotes.length > 0 ? ['why-does-my-emr-have'] : ['recommended-for-practices'])])]
  if (named.length > 0) return [...new Set(['best-emr-at', ...byNotes])].slice(0, 2)
  if (rules.length > 0) return [...new Set(['security-and-compliance', ...byNotes])].slice(0, 2)
  if (form === 'how-to' && byNotes.length > 0) return [...new Set(['how-to-use-features', ...byNotes])].slice(0, 2)
  const isForPractice = areas.length + settings.length > 0 || size !== null
  return [
    ...new Set([...(isForPractice || byNotes.length === 0 ? ['recommended-for-practices'] : []), ...byNotes]),
  ].slice(0, 2)
}

function tagsOf({ features, tasks, chosen, areas, leaving }: Plan): string[] {
  const short = features.map((key) =>
    featureLabel(key)
      .replace(/ \([^()]*\)$/, '')
      .replace(/^an? /, ''),
  )
  return [
    ...(leaving ? ['changing systems'] : []),
    ...tasks.map((key) => taskNotes[key].name),
    ...short,
    ...areas.map((key) => careWords[key]),
    ...chosen.map(({ name }) => name),
  ].slice(0, 6)
}

/** Further links, and the offer of a recommendation. */
function ending(plan: Plan): string {
  const [first, second] = plan.chosen
  const [category = ''] = categoriesOf(plan)
  const compare =
    first && second
      ? link(`/comparisons?emr1=${first.id}&emr2=${second.id}`, `${first.name} and ${second.name} side by side`)
      : link('/comparisons', 'all systems side by side')
  return (
    heading('Next steps') +
    paragraph(
      `Compare ${compare}, read ${link('/resources/how-to-choose-emr', 'how to choose an EMR')}, or see ${link(`/blog/category/${category}`, 'more articles like this')}.`,
    ) +
    paragraph(
      'Tell us about your practice and get a comparison for your size, your kind of care, and your budget, free of charge.',
    ) +
    paragraph(link('/get-recommendation', 'Start Free Analysis')) +
    paragraph(
      `<em>Our own software wrote this article from the vendor catalogue${plan.rules.length > 0 ? ' and the rule tracker' : ''}. Where it says "not verified," ask the vendor.</em>`,
    )
  )
}
