import { release } from '../../catalogue/history'
import { dollars } from '../../words'
import type { ElsewhereSystem, MatchAnswer } from '../terms/answer'
import { featurePhrase } from '../terms/features'
import type { Known } from '../terms/known'
import type { Organization } from '../terms/organizations'
import { readBackOf } from '../terms/read-back'
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
