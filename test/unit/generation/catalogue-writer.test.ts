import { prepareArticle } from '../../../server/blog/pipeline'
import { writeFromCatalogue } from '../../../server/generation/catalogue-writer'
import { editArticle } from '../../../server/generation/editor'

const write = (topic: string, isTest = false) => writeFromCatalogue({ topic, isTest, isDraft: false })
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0
const edit = (topic: string, isTest = false) =>
  editArticle(write(topic, isTest), { slugs: new Set(), siteUrl: 'https://guide.example' })

const topics = [
  '',
  'TherapyNotes vs SimplePractice for a solo therapist',
  'How to set up telehealth in Valant',
  'Best EMR for eating disorder programs',
  'Detox and residential treatment: what to look for',
  'Why does my EMR have an AI notetaker?',
  'ABA clinics and insurance authorizations',
  'Kipu, Opus and Credible compared for IOP billing',
  'Data migration from one EMR to another',
  'Epic for a large health system',
  'Denials and the revenue cycle',
  'Clearent and card payments',
  'Doxy.me on a free plan',
  'Group therapy notes',
  'SmartCare reporting for counties',
  'asdf qwer',
  'Opus at $5 a month',
  '<script>alert(1)</script> & "quotes"',
  'x'.repeat(500),
]

describe('the writer without a model', () => {
  it.each(topics)('writes an article that may be published about %j', (topic) => {
    const post = edit(topic)
    expect(prepareArticle(post).unsupportedFigures).toEqual([])
    expect(post.status).toBe('published')
    expect(words(post.content)).toBeGreaterThanOrEqual(600)
    expect(post.content).toContain('<a href="/get-recommendation">Start Free Analysis</a>')
    expect(post.content).not.toMatch(/undefined|\[object|null|NaN|\s[,.;]|\.\.(?!\.)/)
    expect(post.title.length).toBeLessThanOrEqual(200)
  })

  it('writes about something else for each topic', () => {
    const texts = topics.filter((topic) => /^[A-Z]/.test(topic) && !topic.includes('$')).map((topic) => edit(topic))
    for (const key of ['title', 'content', 'excerpt'] as const)
      expect(new Set(texts.map((text) => text[key])).size).toBe(texts.length)
    const structures = texts.map(({ content }) =>
      Array.from(content.matchAll(/<h2>(.*?)<\/h2>/g), ([, text]) => text).join('|'),
    )
    expect(new Set(structures).size).toBeGreaterThan(texts.length / 2)
  })

  it('writes of the systems that the topic names, and of the feature', () => {
    const { title, content, categories, tags } = edit('How to set up telehealth in Valant')
    expect(title).toContain('How to Set Up Telehealth in Valant')
    expect(content).toContain('<h3>Valant</h3>')
    expect(content).toContain('Setting up telehealth, step by step')
    expect(categories).toContain('how-to-use-features')
    expect(tags).toEqual(expect.arrayContaining(['telehealth', 'Valant']))
  })

  it('sets two named systems side by side with the catalogue’s values', () => {
    const { content } = edit('TherapyNotes vs SimplePractice')
    expect(content).toContain('<th>TherapyNotes</th><th>SimplePractice</th>')
    expect(content).toContain('/comparisons?emr1=therapynotes&amp;emr2=simplepractice')
    expect(content).toMatch(/4\.7\/5.*4\.6\/5/s)
  })

  it('chooses systems that serve the kind of care', () => {
    const { content } = edit('Best EMR for detox and residential addiction treatment')
    expect(content).toContain('<h3>Kipu EMR</h3>')
    expect(content).toContain('42 CFR Part 2')
    expect(content).not.toContain('<h3>Doxy.me</h3>')
  })

  it('has a default topic, and one for tests', () => {
    expect(edit('').title).toContain('Setting Up Automated Appointment Reminders in TherapyNotes')
    const test = edit('ignored', true)
    expect(test.content).toMatch(/42 CFR Part 2.*[Tt]reatment plans/s)
    expect(test.categories).toContain('security-and-compliance')
  })

  it('speaks to readers alone, never of the topic it was given, and says nothing twice in its head', () => {
    for (const topic of ['asdf qwer', 'Kipu and telehealth', 'Best EMR for eating disorders']) {
      const { content, excerpt } = edit(topic)
      expect(content).not.toMatch(/the topic|you named|asdf/i)
      expect(content).not.toContain(excerpt)
    }
  })

  it('does not repeat a figure that is wrong', () => {
    expect(edit('Opus at $5 a month').title).not.toContain('$5')
  })
})
