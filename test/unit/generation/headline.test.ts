import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fittedDescription, fittedTitle } from '../../../server/generation/headline'
import { pictureFor, pictures } from '../../../server/generation/pictures'
import { ownCategories } from '../../../shared/blog/categories'

describe('a headline', () => {
  it('is cut for search engines at its colon, otherwise between words, and never with an ellipsis', () => {
    const head = 'Leaving SimplePractice With Six Therapists'
    expect(fittedTitle(`${head}: What to Export, What to Ask and What Comes Next`)).toBe(head)
    const words = fittedTitle('A Title That Has No Colon and Goes on for Much Longer Than the Sixty Letters of It')
    expect(words).toBe('A Title That Has No Colon and Goes on for Much Longer')
    expect(fittedDescription('One sentence. '.repeat(30))).toMatch(/^(?:One sentence\. ?)+$/)
    const long = fittedDescription('word '.repeat(60))
    expect(long.length).toBeLessThanOrEqual(155)
    expect(long).toMatch(/word\.$/)
  })
})

describe('the picture of an article', () => {
  it("is one of the site's own, which all have alt text", () => {
    const files = readdirSync(resolve(__dirname, '../../../public/articles'))
    expect(pictures.map(({ path }) => path).toSorted()).toEqual(files.map((file) => `/articles/${file}`).toSorted())
    for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(20)
  })

  const pathOf = (title: string, tags: string[], categories: string[], shown?: string[]) =>
    pictureFor({ title, tags, categories }, shown).path

  it('matches the subject, otherwise a tag, otherwise the category', () => {
    expect(pathOf('What AI Note-Taking Costs', [], [])).toMatch(/good-faith/)
    expect(pathOf('Lab Orders', [], ['billing-and-rcm'])).toMatch(/lab-interface/)
    expect(pathOf('A Title', ['group therapy'], [])).toMatch(/group-therapy/)
    for (const title of ['Kipu, Opus, and SmartCare Compared on Bed Boards', 'Kipu vs. SmartCare', 'A Versus B'])
      expect(pathOf(title, [], ['best-emr-at'])).toMatch(/two-systems-compared/)
    expect(pathOf('A Title', [], ['best-emr-at'])).toMatch(/two-systems-compared/)
    expect(pathOf('Rehearse Before Go-Live', [], [])).toMatch(/dress-rehearsal/)
    expect(pathOf('Why Does My EMR Have EPCS', ['labs'], [])).toMatch(/prescribing-controlled-substances/)
    expect(pathOf('Medication Lists and E-Prescribing', [], ['how-to-use-features'])).toMatch(/prescribing/)
    expect(pathOf('Telehealth for a Group Practice', [], ['best-emr-at'])).toMatch(/simplepractice/)
    expect(pathOf('Kipu EMR in Residential Programs', [], ['best-emr-at'])).toMatch(/kipu-highlight/)
    const drawn = ownCategories.map(({ key }) => pathOf('A Title', [], [key]))
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(6)
  })

  it('is, of several that fit the title, one that the newest articles do not show or showed longest ago', () => {
    const [admissions, measures] = [
      '/articles/kipu-highlight-inquiry-to-claim.svg',
      '/articles/send-phq-9-and-gad-7-on-a-schedule.svg',
    ]
    const drawnBeside = (...shown: string[]) => pathOf('Outcome Measures in Residential Programs', [], [], shown)
    expect(drawnBeside()).toBe(measures)
    expect(drawnBeside(measures)).toBe(admissions)
    expect(drawnBeside(measures, admissions)).toBe(admissions)
    expect(drawnBeside(admissions, measures)).toBe(measures)
  })

  it('fits the title although it was shown lately, and only the tags or the category of an article would give another', () => {
    const admissions = '/articles/kipu-highlight-inquiry-to-claim.svg'
    for (const tags of [[], ['group therapy']])
      expect(pathOf('Choosing an EMR for Detox Programs', tags, ['recommended-for-practices'], [admissions])).toBe(
        admissions,
      )
  })
})
