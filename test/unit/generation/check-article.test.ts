import { articleProblems } from '../../../server/generation/topic/check-article'
import { readTopic } from '../../../server/generation/topic/read-topic'

function problems(topic: string, content: string, title = 'A Title'): string[] {
  const reading = readTopic(topic)
  if ('refusal' in reading) throw new Error(reading.refusal)
  return articleProblems(reading.topic, { title, content })
}

describe('what is checked of an article, whoever wrote it', () => {
  it('is whether it treats its topic, and not in headings alone', () => {
    expect(problems('Methadone dosing', '<h2>Methadone dosing</h2><p>Opus is good.</p>')).toEqual([
      'It was asked about, and the text does not treat it: methadone dosing and dispensing.',
    ])
    expect(problems('Methadone dosing', '<p>Methadone dosing is not verified for any system.</p>')).toEqual([])
    expect(problems('Information blocking in practices', '<p>Other things.</p>')).toEqual([
      'It was asked about, and the text does not treat it: Information blocking.',
    ])
  })

  it('is whether it treats what its own headline promises', () => {
    expect(problems('Kipu', '<p>Kipu has a chart.</p>', 'Kipu and Its Bed Board')).toEqual([
      'It was in the headline, and the text does not treat it: a bed board.',
    ])
  })

  it('is whether costs that were asked about are named or said to be unknown', () => {
    expect(problems('What does Kipu cost?', '<p>Kipu is a system.</p>')).toEqual([
      expect.stringMatching(/^Costs were asked about/),
    ])
    expect(problems('What does Kipu cost?', '<p>Kipu is listed at $89-$179.</p>')).toEqual([])
    expect(problems('What does Kipu cost?', '<p>Its price is not verified.</p>')).toEqual([])
  })

  it.each([
    'We recommend SimplePractice for most of you. Export your data.',
    'SimplePractice is still the best choice. Export your data.',
    'Choose the cheap SimplePractice plan. Export your data.',
  ])('is whether the system that is left is recommended: %s', (text) => {
    expect(problems('leaving SimplePractice', `<p>${text}</p>`)).toEqual([
      'It is about leaving SimplePractice and recommends it.',
    ])
  })

  it('is whether leaving is treated', () => {
    const fair = '<p>SimplePractice lets you sign in until the end. Export your data first.</p>'
    expect(problems('leaving SimplePractice', fair)).toEqual([])
    expect(problems('leaving SimplePractice', '<p>Valant is nice.</p>')).toEqual([
      expect.stringContaining('nothing of the export'),
    ])
  })

  it.each([
    'The topic asks for telehealth.',
    'You asked for Kipu.',
    'As an AI I know.',
    'The facts provided above say so.',
  ])('is whether it speaks to whoever asked for it: %s', (sentence) => {
    expect(problems('Kipu', `<p>Kipu. ${sentence}</p>`)).toEqual([
      expect.stringMatching(/^The text speaks to whoever asked/),
    ])
  })
})
