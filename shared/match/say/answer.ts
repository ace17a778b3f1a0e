import { release } from '../../catalogue/history'
import { kindText, served, systemsAbroad, systemsBeside } from '../../kinds'
import { dollars } from '../../words'
import type { ElsewhereSystem, MatchAnswer } from '../terms/answer'
import { featurePhrase } from '../terms/features'
import type { Known } from '../terms/known'
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

/** A weighing in words. */
export function answerOf(weighing: Weighing): MatchAnswer {
  const { known, picks, decider, excluded } = weighing
  const organization = known.organization?.value
  return {
    version: methodVersion,
    dataVersion: release.version,
    readBack: readBackOf(known),
    common: commonSentence(picks),
    picks: picksInWords(weighing),
    decider: decider && deciderSentence(decider),
    stay: stayWords(weighing),
    excluded: excluded.map(({ candidate: { id, name }, statement, facts }) => ({
      id,
      name,
      facts,
      reason: sentenceOf(statement),
    })),
    elsewhere: elsewhere(known),
    kind: organization ? { key: organization, text: kindText(organization), served: served(organization) } : null,
    notes: notesOf(weighing),
  }
}

/** Systems beside the picks for such an organization, without those that it uses or does not want. */
function elsewhere({ organization, country, current, avoided }: Known): ElsewhereSystem[] {
  const systems = country ? systemsAbroad(country.value) : organization ? systemsBeside(organization.value) : []
  const known = [current, ...avoided].map((one) => one?.value.name.toLowerCase())
  return systems.filter(({ name }) => !known.includes(name.toLowerCase()))
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
