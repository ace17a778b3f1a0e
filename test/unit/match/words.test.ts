import { vendors } from '../../../shared/catalogue'
import { matchCatalogue } from '../../../shared/match'
import type { Answers } from '../../../shared/match/terms/answers'
import { featureKeys } from '../../../shared/match/terms/features'
import { organizationKeys } from '../../../shared/match/terms/organizations'
import { plainSite } from '../../support/plain-site'
import { stubApps } from '../../support/stub-api'
import { readPage } from '../../support/visible-words'

const { site } = stubApps({
  listVendors: async () => vendors,
  match: async (answers) => matchCatalogue(answers as Answers),
})

async function read(query: string) {
  const { body } = await site.render(new Request(`${plainSite.siteUrl}/match?${query}`), 'x', undefined)
  const [before = ''] = (body ?? '').split('<table')
  return { ...readPage(body ?? ''), before: readPage(before).words }
}

const usual = [
  'organization=practice&industry=mental-health&setting=outpatient&providers=12&budget=4000&must=telehealth&want=ePrescribing',
  'organization=practice&numberOfProviders=2-10&budget=%2450-100+per+provider',
  'organization=practice&providers=1&budget=60&must=telehealth',
  'organization=practice&providers=6&current=valant&leaving=true&want=telehealth',
  'organization=addiction-program&setting=residential&providers=25',
  'organization=aba&providers=30',
  'organization=otp&providers=8',
  'organization=ccbhc&providers=60',
]

test.each(usual)('the answer to %s has at most 350 words, in plain English', async (query) => {
  const { words, grade, before } = await read(query)
  expect(before).toBeLessThanOrEqual(250)
  expect(words).toBeLessThanOrEqual(350)
  expect(grade).toBeLessThanOrEqual(10)
})

/** Each third feature as a must-have, a wish, and a refusal, from one place on. */
const wishes = (from: number, count: number) =>
  featureKeys.slice(from, from + count).map((key, place) => `&${['want', 'must', 'declined'][place % 3]}=${key}`)

const many = organizationKeys.flatMap((organization, place) => [
  `organization=${organization}`,
  `organization=${organization}&providers=${place * 7 + 1}&prescribers=1&budget=%24${place * 400 + 90}&current=valant${wishes(place, 9).join('')}`,
  `organization=${organization}&providers=9&budget=%24900&current=therapy-notes&leaving=undecided${wishes(place, 20).join('')}`,
])

test('no answer has more than 450 words, however much was asked', async () => {
  const counts = await Promise.all(many.map(async (query) => [query, (await read(query)).words] as const))
  expect(counts.map(([query, words]) => `${words} ${query}`).filter((line) => Number.parseInt(line, 10) > 450)).toEqual(
    [],
  )
})

test('the page without an answer has at most 200 words', async () => {
  expect((await read('')).words).toBeLessThanOrEqual(200)
})
