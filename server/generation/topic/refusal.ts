import { hasTrait } from '../../../shared/match/terms/features'
import { listed } from '../../../shared/words'
import type { Topic } from './topic'

const versus = /\bvs\b|\bversus\b/i
/** Sizes that show on their own that a topic is about a practice. */
export const ofPractices = /\b(?:group|private) practices?\b/i

/** Whether it sets a system of the catalogue against something else, which an article would leave out silently. */
export function isOneSided(text: string, { systems }: Topic): boolean {
  return systems.length > 0 && systems.length < text.split(versus).length
}

interface Rest {
  unknown: string[]
  anchors: number
}

/** Why a topic cannot be written about, in a sentence for the person who requested it; null if it can. */
export function refusalFor(text: string, topic: Topic, { unknown, anchors }: Rest): string | null {
  const { systems, leaving, features, tasks, rules, settings, areas, size, country, asksCost, chooses } = topic
  const said = [...systems, ...features, ...tasks, ...rules, ...settings].length + (leaving ? 2 : 0)
  const saysLittle = areas.length + (size ? 1 : 0) + (country ? 1 : 0) + (asksCost ? 1 : 0)
  const isOurs = anchors > 0 || ofPractices.test(text) || namesField(topic)
  const known = said + saysLittle + anchors
  if (said === 0) {
    const isClear = saysLittle + (chooses ? 1 : 0) > 0 && isOurs && unknown.length === 0
    return isClear ? null : sentence(unknown)
  }
  return unknown.length <= (isOurs ? known : known - 1) || unknown.length === 0 ? null : sentence(unknown)
}

/** Whether something that it names shows on its own that it is about a practice and its record system. */
const namesField = ({ systems, leaving, areas, features }: Topic) =>
  systems.some(({ names }) => !names.isWord) ||
  leaving !== null ||
  areas.length > 0 ||
  features.some((key) => hasTrait(key, 'clinical'))

const help =
  'Name a system in the catalogue, a feature, a kind of care, a practice size, a price, a rule, or a task, such as "Group therapy notes in a residential program."'

/** A refusal that names the first words that were not understood. */
export function sentence(unknown: readonly string[]): string {
  const words = unknown.slice(0, 4).map((one) => `"${one.slice(0, 30)}"`)
  const what =
    words.length > 0 ? `Our catalogue has nothing on ${listed(words, 'or')}, so` : 'This topic says too little, so'
  return `${what} we did not start an article or use an attempt. ${help}`
}
