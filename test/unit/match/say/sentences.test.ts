import { matchCandidates } from '../../../../shared/match'
import { cellOf, sentenceOf } from '../../../../shared/match/say/sentences'
import { weigh } from '../../../../shared/match/weigh/weigh'
import { knownFromLabels, labeledLeads } from '../../../support/labeled-leads'

const statements = labeledLeads.flatMap((lead) => {
  const { picks, others, present, excluded } = weigh(knownFromLabels(lead), matchCandidates)
  const weighed = [...picks, ...others, ...(present ? [present] : [])]
  return [...weighed.flatMap(({ findings }) => findings), ...excluded].map(({ statement }) => statement)
})

test('every statement is a sentence in both persons, and a short cell', () => {
  expect(statements.length).toBeGreaterThan(1000)
  for (const statement of statements) {
    for (const person of ['you', 'they'] as const) {
      const sentence = sentenceOf(statement, person)
      expect(sentence).toMatch(/^[A-Z$].*[.?]$/s)
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
    }
    // The catalogue's own words may speak to a reader.
    if (statement.kind !== 'has') expect(sentenceOf(statement, 'they')).not.toMatch(/\byour?\b/i)
    expect(cellOf(statement).length).toBeLessThan(120)
  }
})

test('one kind of statement is one sentence: all kinds that the labeled leads need are told apart', () => {
  const kinds = new Map(statements.map((statement) => [statement.kind, sentenceOf(statement)]))
  expect(kinds.size).toBeGreaterThan(12)
  expect(new Set(kinds.values()).size).toBe(kinds.size)
})
