import { parseHtml } from '../../../server/blog/html-tree'
import { topicProblems } from '../../../server/generation/runner'

const ofLength = (words: number) => `Kipu ${'has a chart '.repeat(words)}`
const exported = 'Export your data.'
const leads = 'The article is about leaving SimplePractice, but it recommends SimplePractice.'
const covers = (name: string, where = 'topic') => `The ${where} mentions ${name}, but the text does not cover it.`
const addressed = expect.stringMatching(/^The text addresses the person who requested it/)
const noCosts = expect.stringMatching(/^The topic asks about costs/)
const methadone = covers('methadone dosing and dispensing')
const entities = 'Value-based care contracts with accountable entities'
const meant =
  'Accountable organizations sign a contract with a behavioral health practice, and each entity reports values.'
const noField = 'The text names no kind of behavioral health care.'
const missing = (...words: string[]) =>
  `The text does not mention ${words.map((word) => `"${word}"`).join(', ')}, so it may miss the topic.`

describe('the check of an article, whoever wrote it', () => {
  it.each<[what: string, topic: string, text: string, problems: unknown[], title?: string]>([
    ['a subject that only a heading names', 'Methadone dosing', '</p><h2>Methadone dosing</h2><p>Opus.', [methadone]],
    ['a subject of the text', 'Methadone dosing', 'Methadone dosing is not verified for any system.', []],
    ['a rule', 'Information blocking in practices', 'Other things.', [covers('Information blocking')]],
    ['1,000 words', 'Kipu', ofLength(333), []],
    ['more', 'Kipu', ofLength(400), ['The text has 1,201 words, and an article has at most 1,000.']],
    ['a headline', 'Kipu', 'Kipu has a chart.', [covers('a bed board', 'headline')], 'Kipu and Its Bed Board'],
    ['no costs', 'What does Kipu cost?', 'Kipu is a system.', [noCosts]],
    ['a cost', 'What does Kipu cost?', 'Kipu is listed at $89-$179.', []],
    ['an unknown cost', 'What does Kipu cost?', 'Its price is not verified.', []],
    ['praise', 'leaving SimplePractice', `We recommend SimplePractice for most of you. ${exported}`, [leads]],
    ['praise after it', 'leaving SimplePractice', `SimplePractice is still the best choice. ${exported}`, [leads]],
    ['praise before it', 'leaving SimplePractice', `Choose the cheap SimplePractice plan. ${exported}`, [leads]],
    ['an export', 'leaving SimplePractice', `SimplePractice lets you sign in until the end. ${exported}`, []],
    ['no export', 'leaving SimplePractice', 'Valant.', [expect.stringContaining('nothing about exporting the data')]],
    ['the topic', 'Kipu', 'Kipu. The topic asks for telehealth.', [addressed]],
    ['who asked', 'Kipu', 'Kipu. You asked for Kipu.', [addressed]],
    ['itself', 'Kipu', 'Kipu. As an AI I know.', [addressed]],
    ['its instructions', 'Kipu', 'Kipu. The facts provided above say so.', [addressed]],
    ['most words of an unknown topic', entities, meant, []],
    ['few of them', entities, '</p><h2>Accountable entities</h2><p>A therapist.', [missing('accountable', 'entities')]],
    ['one of two', 'hello world', 'Therapists all over the world.', [missing('hello')]],
    ['another field', 'Sourdough bread', 'Feed your sourdough, and bake the bread.', [noField]],
    ['nothing of it', 'Topic 1', 'Any words.', [missing('topic'), noField]],
    ['a general word', 'Therapist efficiency', 'Efficient therapists sign their notes early.', []],
    ['what it stands for', 'Therapist efficiency', 'Appointment reminders.', []],
    ['neither', 'Therapist efficiency', 'Bread.', [covers('appointment reminders')]],
  ])('finds in a text %s: %#', (_what, topic, text, problems, title = 'A Title') =>
    expect(topicProblems(topic, { title, content: parseHtml(`<p>${text}</p>`) })).toEqual(problems),
  )

  it('still reads what it can of a topic that was not understood', () => {
    const content = parseHtml('<p>Etiquette matters to grandparents in counseling.</p>')
    const topic = 'Telehealth etiquette for grandparents and puppies on Pluto'
    expect(topicProblems(topic, { title: 'A Title', content })).toContain(covers('telehealth'))
  })
})
