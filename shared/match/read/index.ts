import type { Answers } from '../terms/answers'
import type { FeatureKey } from '../terms/features'
import type { Item, Known, Stance, Wish } from '../terms/known'
import { readingOf } from './clauses'
import { readFacts } from './practice'
import { questionsIn } from './questions'
import { wishesIn } from './wishes'

export { askAbout } from './needs'
export { answerFor } from './questions'

/**
 * Everything that somebody's answers say: what was chosen, as chosen, and what the two texts say, as read, with the words
 * it rests on. What was chosen takes the place of what was read. Linear in the length of the texts.
 */
export function readPractice(answers: Answers): Known {
  const reading = readingOf(answers.organizationDescription ?? '')
  const { wishes, needs, contradictions } = wishesIn(reading)
  const chosen = chosenWishes(answers)
  const isChosen = (feature: FeatureKey) => chosen.some(({ value }) => value.feature === feature)
  const facts = readFacts(answers)
  return {
    ...facts,
    wishes: [...chosen, ...wishes.filter(({ value }) => !isChosen(value.feature))],
    needs,
    questions: questionsIn(reading),
    contradictions: [
      ...facts.contradictions,
      ...contradictions.filter((one) => one.kind !== 'wish' || !isChosen(one.feature)),
    ],
  }
}

/** A feature that was chosen twice counts with the first of: must, declined, want. */
function chosenWishes({ must = [], declined = [], want = [] }: Answers): Item<Wish>[] {
  const chosen = new Map<string, Stance>()
  const add = (keys: readonly string[], stance: Stance) => {
    for (const key of keys) if (!chosen.has(key)) chosen.set(key, stance)
  }
  add(must, 'must')
  add(declined, 'refused')
  add(want, 'want')
  return [...chosen].map(([feature, stance]) => ({
    value: { feature: feature as FeatureKey, stance },
    origin: 'chosen',
    quote: null,
  }))
}
