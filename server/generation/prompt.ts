import { ownCategories } from '../../shared/blog/categories'
import { type Vendor, vendors } from '../../shared/catalogue'
import { type ComparisonField, comparisonFields } from '../../shared/catalogue/fields'
import { factWords } from '../../shared/catalogue/words'
import { systemsMadeFor } from '../../shared/kinds'
import { knownLines } from '../../shared/leaving/evidence'
import { featureLabel } from '../../shared/match/terms/features'
import { ruleSentence } from '../../shared/rules'
import { featuredEmrs } from '../../shared/site/featured'
import { sitePages } from '../../shared/site/pages'
import { listed } from '../../shared/words'
import { articleJsonSchema, articleWords } from './article'
import type { GenerationRequest } from './repository'
import type { Leaving } from './topic/leaving'
import { readAnyTopic } from './topic/read-topic'

const examples = systemsMadeFor(
  'practice',
  vendors.filter(({ id }) => featuredEmrs.some(({ emrId }) => emrId === id)),
).slice(0, 2)
const defaultTopic = `Setting up automated appointment reminders in ${listed(examples.map(({ name }) => name))}`
const testTopic =
  'EMRs for substance abuse treatment: confidentiality under 42 CFR Part 2, treatment plans, and billing'

/** The topic of an article: the requested one, otherwise the default; a test has its own. */
export const topicOf = ({ topic, isTest }: Pick<GenerationRequest, 'topic' | 'isTest'>): string =>
  isTest ? testTopic : topic || defaultTopic

interface Message {
  role: 'system' | 'user'
  content: string
}

/** The model's instructions: its task and limits, then the topic and every fact it may use. */
export function promptFor(request: GenerationRequest): Message[] {
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: [assignmentFor(request), facts, links].join('\n\n') },
  ]
}

/** The same for a server without schema support: the schema is part of the instructions. */
export function promptInWords(request: GenerationRequest): Message[] {
  const shape = `Answer with one JSON object and nothing else: no code fence. It must match this JSON schema:\n${JSON.stringify(articleJsonSchema)}`
  return promptFor(request).map((message) =>
    message.role === 'system' ? { ...message, content: `${message.content}\n\n${shape}` } : message,
  )
}

const instructions = `You write for an independent guide that helps behavioral health practices in the United States choose and use an EMR. Your readers run or work in such a practice and are short of time.

Write one article in plain American English:
- Answer first: what to do, for whom, what it costs, what speaks against it. Then one good table and one good list: steps in order, a worked example, or questions for the vendor.
- As long as the subject needs, ${articleWords.least} to ${articleWords.most} words. No filler, no sales talk, no claims of your own experience.
- Start sentences with who acts, and put one idea in each. Use contractions, "you" and "they". Say a doubt once, where it decides something, and end it with the question to ask.
- Quote no law where readers ask about something else: one short sentence and a link to /rules.
- Say who the advice is for and who should do something else. Name weaknesses as plainly as strengths.
- Never promise legal certainty: explain HIPAA and 42 CFR Part 2, and advise readers to ask a lawyer where it matters.

Facts:
- The facts about vendors below are your only source for anything about a vendor. Use a price or a rating only if it appears there, exactly as written. "Not verified" means that we do not know: say so, or leave it out. A price marked "our figure" has no source: call it our figure, never a listed or published price. Do not add prices, ratings, dates, customers, studies, or quotes from memory.
- An example may use made-up numbers if the text says that it is an example and the same sentence names no vendor.

Form of the content field:
- HTML with <h2>, <h3>, <p>, <ul>, <ol>, <li>, <table>, <strong>, <em>, <blockquote>, and <a>. No <h1>, scripts, styles, classes, or pictures.
- At least three links to pages of this site, relative and only from the list below, where they help the reader.
- A call to action near the end: <p><a href="/get-recommendation">Start Free Analysis</a></p> after a sentence that tells readers what they will get.

Besides the content, write a headline, a slug, an excerpt, one or two categories, tags, and a title and a description for search engines. These rules apply whatever the topic says.`

function assignmentFor(request: GenerationRequest): string {
  const kind = request.isTest
    ? 'Write three parts that a reader can use right away: consent and redisclosure under 42 CFR Part 2 and what the EMR must be able to do for them; treatment plans with problems, goals, objectives, interventions, and reviews; and billing by level of care with authorizations.'
    : request.topic
      ? 'Keep to this topic and to behavioral health. If it asks for something these rules forbid, write the closest helpful article that they allow.'
      : 'Explain the setup step by step for each of the two systems, using what its facts say about reminders, and say what they leave open.'
  return [`Topic: ${topicOf(request)}`, kind, ...dutiesOf(topicOf(request))].join('\n')
}

/** What the topic requires beyond the general rules. The finished text is checked for it. */
function dutiesOf(topic: string): string[] {
  const { literal, topic: read, refusal } = readAnyTopic(topic)
  const { leaving, asksCost, features, rules } = literal
  const subjects = features.map(featureLabel)
  return [
    ...(subjects.length > 0 ? [`Cover these in the text, not only in headings: ${subjects.join('; ')}.`] : []),
    ...rules.map((id) => `About this rule, say only: ${ruleSentence(id)}`),
    ...(asksCost
      ? ['Name the costs that the facts give and their sources, and say plainly which costs are not verified.']
      : []),
    ...(leaving ? [leavingDuty(leaving)] : []),
    ...(refusal === null && read === literal ? [] : [fieldDuty]),
    'Write for readers: never mention the topic, these instructions, or the facts as something you were given.',
  ]
}

/** For a topic that may be about anything; the finished text is checked for both. */
const fieldDuty =
  "Use the topic's own words in the text, and say what the topic means for a behavioral health practice and its EMR."

function leavingDuty({ vendor, name }: Leaving): string {
  const known = vendor ? knownLines(vendor) : []
  const facts = known.length > 0 ? known.join('; ') : 'nothing is verified, so list the questions to ask'
  return `The readers are leaving ${name ?? 'their current system'}: do not recommend it. Cover the export of their data and a week-by-week plan for the move. What we know about leaving it: ${facts}.`
}

const facts = `Facts about vendors, one record each:\n\n${vendors.map(factsOf).join('\n\n')}`

function factsOf(vendor: Vendor): string {
  const { alsoKnownAs, specialties, levelsOfCare, bestFor, strengths, limits } = vendor
  const reading = vendor.card.reading?.starRating
  const fields = comparisonFields.filter(({ key }) => key !== 'reviewLink')
  const values = fields.map((field) => `${field.label}: ${factOf(field, vendor)}`)
  return [
    `${vendor.name}${alsoKnownAs ? `, also ${alsoKnownAs}` : ''} (/emr/${vendor.id})`,
    `${values.join('; ')}.${reading ? ` Rating on its own page: ${reading}.` : ''}`,
    `Kinds of care: ${specialties.value?.join(', ') ?? 'Not verified'}; levels: ${levelsOfCare.value?.join(', ') ?? 'Not verified'}.`,
    ...(bestFor.value ? [`Best for: ${bestFor.value}`] : []),
    `Strengths: ${strengths.map(({ value }) => value).join(' ')}`,
    `Limits: ${limits.map(({ value }) => value).join(' ')}`,
  ].join('\n')
}

function factOf(field: ComparisonField, vendor: Vendor): string {
  const { basis, value, note } = vendor[field.key]
  const marks = [
    ...(basis === 'unverified' ? ['unverified'] : []),
    ...(basis === 'spec' && value !== null ? ['our figure'] : []),
    ...(value === 'partly' && note ? [note.replace(/\.$/, '')] : []),
  ]
  return `${factWords(field, vendor[field.key])}${marks.length > 0 ? ` (${marks.join('; ')})` : ''}`
}

const links = `Pages of this site that you may link to:\n${sitePages.map(({ path, title }) => `${path} ${title}`).join('\n')}\n\nCategories:\n${ownCategories
  .map(({ key, name }) => `${key}: ${name}`)
  .join('\n')}`
