import { matchDescription, matchTitle } from '../../../client/site/pages/match'
import { vendors } from '../../../shared/catalogue'
import { descriptionCharsMax, shownWhole } from '../../../shared/site/description'
import { sitePages } from '../../../shared/site/pages'
import { matchAnswer, noPickAnswer } from '../../fixtures/match-answer'
import { metaOf } from '../../support/page-faults'
import { render } from '../../support/pages'
import { stubApps } from '../../support/stub-api'

const headOf = async (id: string) => {
  const api = { listVendors: async () => [...vendors], listAcceptedCorrections: async () => [] }
  const { body } = await stubApps(api).site.render(new Request(`https://guide.example/emr/${id}`), '', undefined)
  return { text: metaOf(body ?? '', 'description'), alt: metaOf(body ?? '', 'og:image:alt') }
}

test("a vendor's description is short enough for search results", async () => {
  for (const { id } of vendors) expect((await headOf(id)).text.length).toBeLessThanOrEqual(descriptionCharsMax)
})

test('the text alternative of its share picture names the vendor and the card beside it', async () => {
  expect((await headOf('kipu')).alt).toBe('Kipu EMR, beside a card with key figures')
})

test('peers 9: every page has a description that search results show whole', async () => {
  const paths = sitePages.map(({ path }) => path).filter((path) => !path.startsWith('/blog/'))
  for (const path of [...paths, '/comparisons?emr1=opus&emr2=kipu']) {
    const text = metaOf(await render(path), 'description')
    expect([path, text, text.length > 40 && text.length <= descriptionCharsMax]).toEqual([path, text, true])
    expect([path, text]).not.toEqual([path, expect.stringContaining('…')])
  }
})

test('peers 9: a description is cut only if no wording fits, and then at a word', () => {
  const long = `${'word '.repeat(40)}end`
  expect(shownWhole('x'.repeat(170), 'short')).toBe('short')
  expect(shownWhole(long)).toMatch(/^(word )*word…$/)
  expect(shownWhole(long).length).toBeLessThanOrEqual(descriptionCharsMax)
})

test('peers 8: the title and description of a match say what it found', () => {
  const answers = [null, matchAnswer, { ...matchAnswer, picks: matchAnswer.picks.slice(0, 1) }, noPickAnswer]
  expect(matchTitle(null)).toBe('Find the EMRs That Fit Your Practice')
  expect(matchTitle(answers[1] ?? null)).toMatch(/^Your Match: .+ and /)
  expect(matchTitle(answers[3] ?? null)).toBe('Your Match: No System to Move To')
  expect(new Set(answers.map(matchTitle)).size).toBe(answers.length)
  expect(new Set(answers.map(matchDescription)).size).toBe(answers.length)
  for (const answer of answers) expect(matchDescription(answer).length).toBeLessThanOrEqual(descriptionCharsMax)
})
