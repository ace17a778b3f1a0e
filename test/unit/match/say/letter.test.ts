import { draftOf } from '../../../../shared/match'
import { openAnswer } from '../../../../shared/match/say/letter'
import { type Item, type Known, nothingKnown } from '../../../../shared/match/terms/known'
import { knownFromLabels, labeledLeads } from '../../../support/labeled-leads'

const site = 'https://guide.example'
const confirmed = <Value>(value: Value): Item<Value> => ({ value, origin: 'confirmed', quote: null })
const practice = (more: Partial<Known> = {}): Known => ({
  ...nothingKnown,
  ...{ organization: confirmed('practice'), providers: confirmed({ least: 6, most: 6 }), ...more },
})
const letterTo = (more: Partial<Known> = {}) => draftOf(practice(more), site).text
const wish = (feature: 'aiNotetaking' | 'telehealth' | 'insuranceBilling', stance: 'must' | 'want' | 'refused') =>
  confirmed({ feature, stance })
const simplePractice = confirmed({ id: 'simplepractice' as const, name: 'SimplePractice' })

/** Addresses are no words. */
const wordsIn = (text: string) => text.replace(/https?:\S+/g, '').split(/\s+/).length

describe('a letter', () => {
  const lengths = labeledLeads.map((lead) => wordsIn(draftOf(knownFromLabels(lead), site).text)).sort((a, b) => a - b)

  it('has at most 300 words in the median of labeled leads, and never over 450', () => {
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(300)
    expect(lengths.at(-1)).toBeLessThanOrEqual(450)
  })

  it('spends at most 60 words on a pick, and says something against each', () => {
    const picks = letterTo({ wishes: [wish('telehealth', 'want')] }).match(/^\d\. .*\n\n.*/gm) ?? []
    expect(picks).toHaveLength(3)
    for (const pick of picks) {
      expect(wordsIn(pick)).toBeLessThanOrEqual(60)
      expect(pick.split(/(?<=[.?]) /).length).toBeGreaterThan(1)
    }
  })

  it('says what was only read as a guess, and what was confirmed as an understanding', () => {
    expect(letterTo()).toMatch(/^As we understand it, you are an outpatient practice with 6 providers\./)
    const guessed = { organization: { value: 'practice' as const, origin: 'read' as const, quote: null } }
    expect(letterTo(guessed)).toMatch(/^If we read you right, you are/)
  })

  it('asks whether AI stays off where AI is not wanted, and asks nothing about what is only not needed', () => {
    const letter = letterTo({ wishes: [wish('aiNotetaking', 'refused'), wish('insuranceBilling', 'refused')] })
    expect(letter).toContain('You do not want AI note-taking and you do not need to bill insurance.')
    expect(letter).toContain('Can AI note-taking be switched off for everybody')
    expect(letter).not.toMatch(/insurance billing/i)
  })

  it('names no other system to who keeps the present one', () => {
    const letter = letterTo({ current: simplePractice, leaving: confirmed(false) })
    expect(letter).toContain('You are keeping SimplePractice')
    expect(letter).not.toMatch(/^1\. |Others in this field|take your records along/m)
  })

  it('answers a question by its short text, leaves out what is not for us, and marks what nobody answered', () => {
    const question = (text: string, answer: string | null, closed?: 'answered' | 'not-for-us') =>
      confirmed({ text, answer, ...(closed && { closed }) })
    const letter = letterTo({
      questions: [
        question('Can AI be switched off?', 'can-ai-be-switched-off', 'answered'),
        question('Do you sell chairs?', null, 'not-for-us'),
        question('What would you do?', null),
      ],
    })
    expect(letter).toMatch(/You asked: "Can AI be switched off\?" \S/)
    expect(letter).not.toContain('chairs')
    expect(letter).toContain(`You asked: "What would you do?" ${openAnswer}`)
  })

  it('counts what prescribers alone pay for those who prescribe', () => {
    const wishes = [confirmed({ feature: 'ePrescribing' as const, stance: 'want' as const })]
    const price = (prescribers: number) =>
      /\d\. SimplePractice.*\n\n.*?\$([\d,]+) a month on Plus/.exec(
        letterTo({
          wishes,
          prescribers: confirmed(prescribers),
          avoided: [confirmed({ id: 'therapynotes', name: 'TherapyNotes' })],
        }),
      )?.[1]
    expect(Number(price(3)?.replace(',', '')) - Number(price(1)?.replace(',', ''))).toBe(2 * 49)
  })

  it('recommends nothing where no practice is described', () => {
    const spam = { ...nothingKnown, organization: confirmed('not-a-provider' as const), unread: ['Buy our links'] }
    expect(draftOf(spam, site).text).toBe('No practice is described here, so there is nothing to recommend.')
  })
})
