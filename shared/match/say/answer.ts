import { release } from '../../catalogue/history'
import { dollars } from '../../words'
import type { ElsewhereSystem, MatchAnswer, ReadBack } from '../terms/answer'
import { featurePhrase } from '../terms/features'
import { featuresOf, type Known } from '../terms/known'
import type { Organization } from '../terms/organizations'
import { slotsOf } from '../terms/slots'
import type { Decider } from '../weigh/decider'
import type { Weighing } from '../weigh/weigh'
import { notesOf } from './notes'
import { picksInWords } from './pick'
import { sentenceOf } from './sentences'
import { stayWords } from './stay'
import { commonSentence } from './why'

/** The version of the rules by which an answer is made. */
const methodVersion = '2026-11-29'

/** What is said besides the weighing: the text of a kind of organization, systems beside the picks, and questions about needs. */
export interface Sources {
  kind: (organization: Organization) => NonNullable<MatchAnswer['kind']>
  /** What such an organization asks any vendor first. */
  questions: (organization: Organization) => readonly string[]
  elsewhere: (known: Known) => readonly ElsewhereSystem[]
  askAbout: (need: string) => string
}

/** A weighing in words. */
export function answerOf(weighing: Weighing, { kind, questions, elsewhere, askAbout }: Sources): MatchAnswer {
  const { known, picks, decider, excluded } = weighing
  const organization = known.organization?.value
  return {
    version: methodVersion,
    dataVersion: release.version,
    readBack: readBackOf(known),
    common: commonSentence(picks),
    picks: picksInWords(weighing, askAbout, organization ? questions(organization) : []),
    decider: decider && deciderSentence(decider),
    stay: stayWords(weighing),
    excluded: excluded.map(({ candidate: { id, name }, statement, facts }) => ({
      id,
      name,
      facts,
      reason: sentenceOf(statement),
    })),
    elsewhere: elsewhere(known),
    kind: organization ? kind(organization) : null,
    notes: notesOf(weighing),
  }
}

/** The one thing that decides, as the question to ask and what follows from its answer. */
function deciderSentence(decider: Decider): string {
  const { name } = decider
  const start = 'One answer decides:'
  switch (decider.kind) {
    case 'feature':
      return `${start} does ${name} have ${featurePhrase(decider.feature)}? ${followed(decider.next, name)}`
    case 'price':
      return `${start} does ${name} ${decider.limit === null ? 'fit your budget' : `cost ${dollars(decider.limit)} a month or less`}? ${followed(decider.next, name)}`
  }
}

const followed = (next: string | null, name: string) =>
  next ? `If so, start there. If not, ${next}.` : `If not, ${name} is out.`

const valuesOf = <Value>(items: readonly { value: Value }[]) => items.map(({ value }) => value)

/** What is known of a practice, in the shape of the JSON interface. */
export function readBackOf(known: Known): ReadBack {
  const slots = slotsOf(known)
  return {
    organization: known.organization?.value ?? null,
    industry: valuesOf(known.areas),
    settings: valuesOf(known.settings),
    providers: known.providers?.value ?? null,
    prescribers: known.prescribers?.value ?? null,
    growth: known.growth?.value ?? null,
    sites: known.sites?.value ?? null,
    budget: known.budget?.value ?? null,
    must: featuresOf(known, 'must'),
    want: featuresOf(known, 'want'),
    declined: featuresOf(known, 'refused'),
    mentioned: featuresOf(known, 'mentioned'),
    current: known.current?.value.name ?? null,
    leaving: known.leaving?.value ?? false,
    avoided: valuesOf(known.avoided).map(({ name }) => name),
    questions: valuesOf(known.questions).map(({ text }) => text),
    notUnderstood: valuesOf(known.needs),
    unread: known.unread,
    country: known.country?.value ?? null,
    needsNoEmr: known.needsNoEmr?.value ?? null,
    contradictions: known.contradictions,
    origins: Object.fromEntries(slots.map(({ key, item }) => [key, item.origin])),
    quotes: Object.fromEntries(slots.flatMap(({ key, item }) => (item.quote === null ? [] : [[key, item.quote]]))),
  }
}
