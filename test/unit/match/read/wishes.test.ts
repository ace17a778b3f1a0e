// cspell:disable: words and parts of words, as visitors write them.
import { readPractice } from '../../../../shared/match/read/index'
import { fc } from '../../../support/fast-check'
import { keptTexts } from '../../../support/readings'

/** The features of a text by stance: `+` must, `*` want, `-` refused, and a plain name for a mention. */
const signs = { must: '+', want: '*', refused: '-', mentioned: '' } as const
const readIn = (text: string) =>
  readPractice({ organizationDescription: text })
    .wishes.map(({ value }) => signs[value.stance] + value.feature)
    .sort()
    .join(' ')

test('reads an item of a list by the introduction above it', () => {
  const list =
    'Must have:\n- eMAR\n- ASAM\n\nWe do not need:\n\u2022 telehealth\n\u2022 a portal\n\nNice to have: a CRM\nNot needed: fax, AI'
  expect(readIn(list)).toBe('*builtInCRM +asam +emar -aiNotetaking -patientPortal -telehealth')
  expect(readIn('About us:\n- 12 counselors\n- telehealth two days a week')).toBe('telehealth')
})

test('says what is wished and refused, and counts it as neither', () => {
  const { wishes, contradictions } = readPractice({
    organizationDescription: 'We need telehealth. No telehealth, please.',
  })
  expect(wishes.map(({ value }) => value)).toEqual([{ feature: 'telehealth', stance: 'mentioned' }])
  expect(contradictions).toEqual([
    { kind: 'wish', feature: 'telehealth', wished: 'We need telehealth.', refused: 'No telehealth, please.' },
  ])
})

test('takes what was chosen before what was read', () => {
  const { wishes, contradictions } = readPractice({
    organizationDescription: 'We need telehealth, and a portal. No telehealth!',
    must: ['telehealth'],
    declined: ['patientPortal'],
  })
  expect(contradictions).toEqual([])
  expect(wishes).toEqual([
    { value: { feature: 'telehealth', stance: 'must' }, origin: 'chosen', quote: null },
    { value: { feature: 'patientPortal', stance: 'refused' }, origin: 'chosen', quote: null },
  ])
})

describe('for any text', () => {
  const sentence = fc.constantFrom(...keptTexts('wishes').filter((text) => /^[A-Z].*\.$/.test(text)))
  const paragraphs = fc.array(sentence, { minLength: 1, maxLength: 6 })

  test('adding a refusal of AI never makes a wish for it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          paragraphs.map((parts) => parts.join(' ')),
          fc.string({ maxLength: 200 }),
        ),
        (text) => {
          expect(readIn(`${text}\nWe want no AI.`)).not.toMatch(/[*+]aiNotetaking/)
        },
      ),
    )
  })

  test('paragraphs in another order give the same wishes', () => {
    fc.assert(
      fc.property(paragraphs, (parts) => {
        expect(readIn(parts.toReversed().join('\n\n'))).toBe(readIn(parts.join('\n\n')))
      }),
    )
  })

  test('quotes stand in it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          paragraphs.map((parts) => parts.join('\n')),
          fc.string({ unit: 'binary', maxLength: 300 }),
        ),
        (text) => {
          const { wishes, needs, questions } = readPractice({ organizationDescription: text })
          for (const { quote } of [...wishes, ...needs, ...questions]) expect(text).toContain(quote)
        },
      ),
    )
  })
})

test.each([
  ['We do not want AI that trains on our data.', 'mentioned', ['no AI that trains on our data']],
  ['No AI scribe unless clients can opt out.', 'mentioned', ['no AI scribe unless clients can opt out']],
  [
    'We want AI notes, but only if audio is deleted the same day.',
    'want',
    ['AI notes, but only if audio is deleted the same day'],
  ],
  ['We do not want AI.', 'refused', []],
])('the condition of a refusal or a wish keeps its words: %s', (organizationDescription, stance, needs) => {
  const known = readPractice({ organizationDescription })
  expect(known.wishes.find(({ value }) => value.feature === 'aiNotetaking')?.value.stance).toBe(stance)
  expect(known.needs.map(({ value }) => value)).toEqual(needs)
  expect(known.contradictions).toEqual([])
})
