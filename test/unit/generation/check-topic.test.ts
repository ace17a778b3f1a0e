import { topicProblems } from '../../../server/generation/runner'

const problems = (topic: string, content: string, title = 'A Title') => topicProblems(topic, { title, content })

describe('the check of an article on any topic', () => {
  it('is that of the topic if the topic names something', () => {
    expect(problems('Methadone dosing', '<p>Opus is good.</p>')).toEqual([
      'The topic mentions methadone dosing and dispensing, but the text does not cover it.',
    ])
    expect(problems('Reminders', '<p>Reminders go out by text message.</p>')).toEqual([])
  })

  it('looks for most of the words of a topic that was not understood, in any of their forms', () => {
    const topic = 'Value-based care contracts with accountable entities'
    const text = 'Accountable organizations sign a contract with a behavioral health practice'
    expect(problems(topic, `<p>${text}, and each entity reports values.</p>`)).toEqual([])
    expect(problems(topic, '<h2>Accountable entities</h2><p>A therapist writes notes.</p>')).toEqual([
      'The text does not mention "accountable", "entities", so it may miss the topic.',
    ])
    expect(problems('hello world', '<p>Therapists all over the world.</p>')).toEqual([
      'The text does not mention "hello", so it may miss the topic.',
    ])
  })

  it('requires that a text on a topic that was not understood is about behavioral health', () => {
    expect(problems('Sourdough bread', '<p>Feed your sourdough, and bake the bread.</p>')).toEqual([
      'The text names no kind of behavioral health care.',
    ])
    expect(problems('Topic 1', '<p>Any words.</p>')).toHaveLength(2)
  })

  it('still checks what it could read of such a topic', () => {
    const text = '<p>Etiquette matters to grandparents in counseling.</p>'
    expect(problems('Telehealth etiquette for grandparents and puppies on Pluto', text)).toContain(
      'The topic mentions telehealth, but the text does not cover it.',
    )
  })

  it('accepts a text that says a general word, or covers what the word stands for', () => {
    expect(problems('Therapist efficiency', '<p>Efficient therapists sign their notes early.</p>')).toEqual([])
    expect(problems('Therapist efficiency', '<p>Appointment reminders.</p>')).toEqual([])
    expect(problems('Therapist efficiency', '<p>Bread.</p>')).toEqual([
      'The topic mentions appointment reminders, but the text does not cover it.',
    ])
  })
})
