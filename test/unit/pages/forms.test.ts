import { groupBy } from '../../../shared/group-by'
import { leadFormFields } from '../../../shared/leads/fields'
import { render, wordsOf } from '../../support/pages'

describe('/corrections', () => {
  test('prints its own address, with what is reported', async () => {
    const html = await render('/corrections?vendor=kipu&field=estimatedCostPerMonth')
    expect(html).toContain('/corrections?vendor=kipu&amp;field=estimatedCostPerMonth"')
  })

  test.each(['website', 'bestFor', 'specialties', 'madeFor', 'prescribing.epcs'])(
    'has a value for %s',
    async (field) => {
      expect(wordsOf(await render(`/corrections?vendor=kipu&field=${field}`))).toContain(' of Kipu EMR, we show ')
    },
  )

  test.each(['', '?vendor=kipu', '?vendor=kipu&field=constructor', '?vendor=nobody&field=telehealth'])(
    'shows none for %j',
    async (query) => {
      expect(await render(`/corrections${query}`)).not.toContain(', we show ')
    },
  )

  test('lists the fields of the dossiers under their groups', async () => {
    const html = await render('/corrections')
    expect(html).toMatch(/<option value="telehealth">Telehealth<\/option>.*<optgroup label="Prescribing"><option/)
    expect(html).toContain('<option value="ai.product">Name of the AI tool</option>')
  })
})

test('the request for a recommendation prints its questions under their sections in place of its form', async () => {
  const [, printed = ''] = (await render('/get-recommendation')).split('What you will be asked"')
  const list = printed.split('<form')[0] ?? ''
  const lines = Array.from(list.matchAll(/ data-printed="(?:• )?(.*?)"/g), ([, line]) => line)
  const sections = [...groupBy(leadFormFields, ({ section }) => section)]
  expect(sections.length).toBeGreaterThan(1)
  expect(lines).toEqual(sections.flatMap(([section, fields]) => [section, ...fields.map(({ label }) => label)]))
})

test.each(['/get-recommendation', '/contact', '/corrections'])(
  'real F13: an untouched form at %s says nothing of a failure and repeats no question, for browsers without styles',
  async (path) => {
    const words = wordsOf(await render(path))
    expect(words).not.toMatch(/failed|offline|did not get a response|could not send|error submitting/i)
    expect(words).not.toContain('What you will be asked')
    expect(words).not.toContain('The form is at')
  },
)
