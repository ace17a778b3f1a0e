import { readFileSync } from 'node:fs'
import { readAnyTopic, readTopic } from '../../../server/generation/topic/read-topic'
import type { Topic } from '../../../server/generation/topic/topic'
import { expectGolden } from '../../support/golden'

/** What a topic names, in words: only what it says. */
function wordsOf({ systems, leaving, size, prescribes, asksCost, chooses, ...others }: Topic): string {
  const said = {
    systems: systems.map(({ id }) => id),
    leaving: leaving && (leaving.vendor?.id ?? leaving.name ?? 'any'),
    ...others,
    size: size?.providers,
    asks: [prescribes && 'for prescribers', asksCost && 'a cost', chooses && 'a choice'].filter(Boolean),
  }
  return Object.entries(said)
    .map(([name, value]) => [name, [value ?? []].flat().join(', ')])
    .filter(([, value]) => value)
    .map((pair) => pair.join(': '))
    .join('; ')
}

/** What is understood of a topic, or the refusal, with what a model is told instead. */
function readingOf(text: string): string {
  const reading = readTopic(text)
  if ('topic' in reading) return wordsOf(reading.topic)
  const { literal, refusal, words } = readAnyTopic(text)
  expect(refusal).toBe(reading.refusal)
  const [why, help] = reading.refusal.split(', so we did not start an article or use an attempt. Name a system in ')
  expect([text, help]).toEqual([text, expect.stringContaining('such as "Group therapy notes')])
  return `${why} (${wordsOf(literal)}; words: ${words.join(', ')})`
}

it('topics are understood, or rejected with a sentence that helps, as a person has read and kept', () => {
  const kept = readFileSync('test/fixtures/golden/topics.txt', 'utf8').trim().split('\n')
  const topics = kept.map((line) => line.split(' → ')[0] ?? '')
  expectGolden('topics.txt', topics.map((topic) => `${topic} → ${readingOf(topic)}\n`).join(''))
})
