import { readdirSync } from 'node:fs'
import { draftOf } from '../../../../shared/match'
import { expectGolden } from '../../../support/golden'
import { knownFromLabels, labeledLeads } from '../../../support/labeled-leads'

/** To leads of every kind; `GOLDEN=write npm test -- unit test/unit/match/say` writes them anew. */
const chosen = labeledLeads.filter((_, place) => place % Math.floor(labeledLeads.length / 30) === 0)

test.each(chosen)('the letter to $id is as it was read', (lead) => {
  expectGolden(`letters/${lead.id}.txt`, draftOf(knownFromLabels(lead), 'https://guide.example').text)
})

test('every letter that was read is still written', () => {
  expect(readdirSync('test/fixtures/golden/letters').sort()).toEqual(chosen.map(({ id }) => `${id}.txt`).sort())
})
