import { articleProblems } from '../../../server/generation/topic/check-article'
import { readTopic } from '../../../server/generation/topic/read-topic'

function problems(topic: string, content: string, title = 'A Title'): string[] {
  const reading = readTopic(topic)
  if ('refusal' in reading) throw new Error(reading.refusal)
  return articleProblems(reading.topic, { title, content })
}

describe('the check of an article, whoever wrote it', () => {
  it('requires that the text, not only a heading, covers the topic', () => {
    expect(problems('Methadone dosing', '<h2>Methadone dosing</h2><p>Opus is good.</p>')).toEqual([
      'The topic mentions methadone dosing and dispensing, but the text does not cover it.',
    ])
    expect(problems('Methadone dosing', '<p>Methadone dosing is not verified for any system.</p>')).toEqual([])
    expect(problems('Information blocking in practices', '<p>Other things.</p>')).toEqual([
      'The topic mentions Information blocking, but the text does not cover it.',
    ])
  })

  it('allows at most 1,000 words', () => {
    const ofLength = (words: number) => `<p>Kipu ${'has a chart '.repeat(words)}</p>`
    expect(problems('Kipu', ofLength(333))).toEqual([])
    expect(problems('Kipu', ofLength(400))).toEqual(['The text has 1,201 words, and an article has at most 1,000.'])
  })

  it('requires that the text covers what its own headline promises', () => {
    expect(problems('Kipu', '<p>Kipu has a chart.</p>', 'Kipu and Its Bed Board')).toEqual([
      'The headline mentions a bed board, but the text does not cover it.',
    ])
  })

  it('requires that requested costs are named or said to be unknown', () => {
    expect(problems('What does Kipu cost?', '<p>Kipu is a system.</p>')).toEqual([
      expect.stringMatching(/^The topic asks about costs/),
    ])
    expect(problems('What does Kipu cost?', '<p>Kipu is listed at $89-$179.</p>')).toEqual([])
    expect(problems('What does Kipu cost?', '<p>Its price is not verified.</p>')).toEqual([])
  })

  it.each([
    'We recommend SimplePractice for most of you. Export your data.',
    'SimplePractice is still the best choice. Export your data.',
    'Choose the cheap SimplePractice plan. Export your data.',
  ])('rejects a recommendation of the system that the practice is leaving: %s', (text) => {
    expect(problems('leaving SimplePractice', `<p>${text}</p>`)).toEqual([
      'The article is about leaving SimplePractice, but it recommends SimplePractice.',
    ])
  })

  it('requires that a text about leaving covers the export of the data', () => {
    const fair = '<p>SimplePractice lets you sign in until the end. Export your data first.</p>'
    expect(problems('leaving SimplePractice', fair)).toEqual([])
    expect(problems('leaving SimplePractice', '<p>Valant is nice.</p>')).toEqual([
      expect.stringContaining('nothing about exporting the data'),
    ])
  })

  it.each([
    'The topic asks for telehealth.',
    'You asked for Kipu.',
    'As an AI I know.',
    'The facts provided above say so.',
  ])('rejects a text that addresses the person who requested it: %s', (sentence) => {
    expect(problems('Kipu', `<p>Kipu. ${sentence}</p>`)).toEqual([
      expect.stringMatching(/^The text addresses the person who requested it/),
    ])
  })
})
