import { dollars } from '../../words'
import { featurePhrase } from '../terms/features'
import type { Decider } from '../weigh/decider'

/** The one thing that decides, as the question to ask and what follows from its answer. */
export function deciderSentence(decider: Decider): string {
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
