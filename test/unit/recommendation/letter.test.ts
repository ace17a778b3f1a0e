import { vendors } from '../../../shared/catalogue'
import { leadSchema } from '../../../shared/leads/schema'
import { textBlocks } from '../../../shared/leads/text-blocks'
import { recommend, recommendationLetter } from '../../../shared/recommendation'
import { leadOf } from '../../support/lead'

describe('the letter to the visitor', () => {
  const recommendation = recommend(
    leadSchema.parse(leadOf({ organizationDescription: 'IOP with telehealth' })),
    vendors,
  )
  const letter = recommendationLetter(recommendation)

  it('has the first three systems with score, reasons and trade-offs', () => {
    const blocks = textBlocks(letter)
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    expect(headings).toEqual(
      recommendation.ranked.slice(0, 3).map(({ name, score }, index) => `${index + 1}. ${name}: ${score} of 100`),
    )
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))
    for (const { reasons, tradeOffs } of recommendation.ranked.slice(0, 3))
      expect(items).toEqual(expect.arrayContaining([...reasons, ...tradeOffs]))
  })

  it('keeps what is meant for the team to itself', () => {
    for (const note of recommendation.notes) expect(letter).not.toContain(note)
    expect(letter).not.toContain('Please ask.')
  })
})
