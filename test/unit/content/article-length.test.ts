import { articles } from '../../../migrations/articles'
import { countWords } from '../../../shared/blog/words'
import { readPage } from '../../support/visible-words'

/** What the page of an article adds to its text: title, date, tags, the offer at its end, and related articles. */
const frameWords = 110

describe.each(articles.map(({ meta, html }) => [String(meta.slug), { meta, html }] as const))(
  'the article %s',
  (_, { meta, html }) => {
    const { words, grade } = readPage(`<main>${html}</main>`)
    const answer = String(meta.excerpt)

    it('has 600 to 1,000 words, with what its page adds', () => {
      expect(words).toBeGreaterThanOrEqual(600)
      expect(words + countWords(answer) + frameWords).toBeLessThanOrEqual(1000)
    })

    it('is read at grade 10 or below', () => {
      expect(grade).toBeLessThanOrEqual(10)
    })

    it('says its answer first, in two lines', () => {
      expect(countWords(answer)).toBeLessThanOrEqual(40)
      expect(answer).toMatch(/\.$/)
    })

    it('starts no paragraph with the statement of a rule, unless the article is about that rule', () => {
      const stated = [...html.matchAll(/href="\/rules#([a-z0-9-]+)">Dates.and.sources/g)].map(([, id]) => id)
      const subjects = {
        '42-cfr-part-2-in-the-emr': ['part-2'],
        'good-faith-estimates-in-your-emr': ['good-faith-estimate'],
      }
      expect(stated).toEqual(subjects[meta.slug as keyof typeof subjects] ?? [])
    })
  },
)
