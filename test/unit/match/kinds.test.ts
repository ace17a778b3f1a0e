import { firstSentence } from '../../../shared/match/say/first'
import { kindsMatrix } from '../../support/kinds-matrix'

describe.each(kindsMatrix())('$organization, $size', ({ answer }) => {
  test('has a pick, or says why not and what to do instead', () => {
    const { picks, kind, notes } = answer
    if (picks.length > 0) return
    expect(firstSentence(answer)).toMatch(/^(?:No system|We know too little)/)
    expect(kind?.text).toContain('Ask first: ')
    if (kind?.served === 'yes') expect(notes[0]).toMatch(/^[^:]+: It /)
  })

  test('names nobody who is made for something else', () => {
    for (const { needs } of answer.picks)
      expect(needs.find(({ need }) => need === 'organization')?.answer).toMatch(/^(?:yes|unknown)$/)
  })
})
