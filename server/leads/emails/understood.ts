import { answerBySlug, answerPath } from '../../../shared/answers'
import { currentEmrs } from '../../../shared/leads/options'
import { areaWords, settingWords } from '../../../shared/match/terms/care'
import { featureLabel, featurePhrase } from '../../../shared/match/terms/features'
import { featuresOf, type Known, type Origin, type SystemName } from '../../../shared/match/terms/known'
import { organizationPhrase } from '../../../shared/match/terms/organizations'
import { budgetText, headCountText } from '../../../shared/match/terms/slot-words'
import { type OfEach, type Slot, type SlotKind, slotsOf } from '../../../shared/match/terms/slots'
import { counted, listed } from '../../../shared/words'

/**
 * What was understood, in sentences for the visitor. They contain none of the words that were typed, because whoever
 * fills in the form chooses who gets the email: only our own names of things, numbers, and counts.
 */
export function understoodSentences(known: Known): string[] {
  const of = (...origins: Origin[]) =>
    slotsOf(known).flatMap((slot) => (origins.includes(slot.item.origin) ? phraseOf(slot) : []))
  const [given, read] = [of('chosen', 'confirmed'), of('read')]
  return [
    ...(given.length > 0 ? [`You told us: ${listed(given)}.`] : []),
    ...(read.length > 0 ? [`As we understand it: ${listed(read)}.`] : []),
    ...refusals(known),
    ...known.contradictions.map((one) =>
      one.kind === 'wish'
        ? `You mention ${featureLabel(one.feature)} both ways. Please tell us which is right.`
        : 'You chose one number of people who give care and wrote another. Please tell us which is right.',
    ),
    ...questions(known),
    ...(known.unread.length > 0 ? ['We could not read a part of your text. A person reads it.'] : []),
  ]
}

/** The pages that answer questions which were asked, each once. */
export function answerPages(known: Known, siteUrl: string): { title: string; url: string }[] {
  const slugs = new Set(known.questions.flatMap(({ value }) => value.answer ?? []))
  return [...slugs].flatMap((slug) => {
    const answer = answerBySlug(slug)
    return answer ? [{ title: answer.title, url: siteUrl + answerPath(answer) }] : []
  })
}

/** What is said of a slot as a part of a list; nothing of what has a sentence of its own, or only words that were typed. */
const phrases: OfEach<string[]> = {
  organization: (key) => [organizationPhrase(key)],
  area: (area) => [areaWords[area]],
  setting: (setting) => [settingWords[setting]],
  providers: (count) => [`${headCountText(count)} people who give care`],
  prescribers: (count) => [prescribersPhrase(count)],
  growth: ({ to }) => [`growth to ${to}`],
  sites: (count) => [counted(count, 'location')],
  budget: (budget) => (budget.monthly || budget.shareOfRevenue ? [`a monthly budget of ${budgetText(budget)}`] : []),
  wish: ({ feature, stance }) => {
    if (stance === 'must') return [`${featurePhrase(feature)} (must have)`]
    return stance === 'want' ? [`${featurePhrase(feature)} (would like)`] : []
  },
  current: (system) => ownName(system).map((name) => `${name} today`),
  need: () => ['another need that a person reads'],
  leaving: () => [],
  avoided: () => [],
  question: () => [],
  country: () => [],
  needsNoEmr: () => [],
}

const phraseOf = <Of extends SlotKind>({ kind, item }: Slot<Of>): string[] => phrases[kind](item.value)

function prescribersPhrase(count: number | boolean): string {
  if (count === true) return 'some prescribers'
  return count ? counted(count, 'prescriber') : 'no prescribers'
}

/** A name of ours for a system; none for one that only the visitor's words name. */
function ownName({ id, name }: SystemName): string[] {
  return id !== null || currentEmrs.some(({ label }) => label === name) ? [name] : []
}

function refusals(known: Known): string[] {
  const named = known.avoided.flatMap(({ value }) => ownName(value))
  const others = known.avoided.length - named.length
  const refused = [
    ...featuresOf(known, 'refused').map(featurePhrase),
    ...named,
    ...(others > 0 ? [counted(others, 'other system')] : []),
  ]
  return refused.length > 0 ? [`You do not want ${listed(refused, 'or')}.`] : []
}

function questions({ questions }: Known): string[] {
  if (questions.length === 0) return []
  return [
    `You asked ${counted(questions.length, 'question')}. A person answers ${questions.length > 1 ? 'them' : 'it'}.`,
  ]
}
