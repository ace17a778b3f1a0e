// cspell:disable: words and parts of words, as visitors write them.
import { readPractice } from '../../../../shared/match/read/index'
import { fc } from '../../../support/fast-check'

/** The features of a text by stance: `+` must, `*` want, `-` refused, and a plain name for a mention. */
const signs = { must: '+', want: '*', refused: '-', mentioned: '' } as const
const readIn = (text: string) =>
  readPractice({ organizationDescription: text })
    .wishes.map(({ value }) => signs[value.stance] + value.feature)
    .sort()
    .join(' ')

const rows: readonly (readonly [text: string, read: string])[] = [
  // A wish needs a word of wishing.
  ['We need a portal and text reminders.', '*appointmentReminders *patientPortal'],
  ['Portals exist.', 'patientPortal'],
  ['EPCS is a must, a mobile app would be nice.', '*mobileApp +epcs'],
  ['Telehealth, an eMAR and a bed board are essential.', '+bedBoard +emar +telehealth'],
  ["I can't live without reminders.", '+appointmentReminders'],
  ['If there is no portal, forget it.', '+patientPortal'],
  ['HIPAA and the state apply to everyone here.', 'hipaaCompliant'],
  ['What do you look for? Telehealth, reminders, a portal.', '*appointmentReminders *patientPortal *telehealth'],
  ['Our EMR does not have a portal.', '*patientPortal'],
  ['I am tired of entering TEDS.', '*stateReporting'],
  ['Our worst problem is claims.', '*insuranceBilling'],
  ['Somos dos. Necesitamos recordatorios. No queremos inteligencia artificial.', '*appointmentReminders -aiNotetaking'],
  // Work of one's own goes on in any system.
  ['We bill Medicaid and Aetna ourselves.', '*insuranceBilling'],
  ['Commercial insurance, four clinicians.', 'insuranceBilling'],
  ['My own telehealth practice.', '*telehealth'],
  // Refusals, said in many ways.
  ['We found out the AI keeps recordings. We want no AI in the room.', '-aiNotetaking'],
  ['AI must be off for everybody.', '-aiNotetaking'],
  ['I refuse to use an AI scribe.', '-aiNotetaking'],
  ['Zero AI. Nothing with a portal.', '-aiNotetaking -patientPortal'],
  ['Our clients object to AI.', '-aiNotetaking'],
  ['AI? No. Telehealth: none.', '-aiNotetaking -telehealth'],
  ['AI is excluded from this procurement.', '-aiNotetaking'],
  ['Tried telehealth, dropped it.', '-telehealth'],
  ['I gave up insurance years ago.', '-insuranceBilling'],
  ['We stopped doing groups.', '-groupTherapy'],
  ['Nobody prescribes here and nobody bills insurance.', '-ePrescribing -insuranceBilling'],
  ['Our telehealth lives in Zoom and stays there.', '-telehealth'],
  ['A biller handles our claims and will keep doing so.', '-builtInRCM -insuranceBilling'],
  ['Our clients hate portals.', '-patientPortal'],
  ['We can do without telehealth.', '-telehealth'],
  ['No AI, telehealth, or portal. Need reminders.', '*appointmentReminders -aiNotetaking -patientPortal -telehealth'],
  ['We do not need telehealth but we need a portal.', '*patientPortal -telehealth'],
  ['We need a portal that does not require an app.', '*patientPortal -mobileApp'],
  // What only looks like a refusal.
  ['Not only notes: we need claims, too.', '*insuranceBilling'],
  ['We do not want to lose our reminders.', '*appointmentReminders'],
  ['No double entry; need reminders.', '*appointmentReminders'],
  // Others, the past, and questions.
  ['They use AI at my day job.', 'aiNotetaking'],
  ['Colleagues told me about AI scribes.', 'aiNotetaking'],
  ['Is AI on by default?', 'aiNotetaking'],
  ['Is there a portal in Spanish?', '*multilingual *patientPortal'],
  // A shorter name within a longer one.
  ['We need state reporting and HEDIS reporting.', '*stateReporting'],
  ['We need e-prescribing of controlled substances.', '*ePrescribing *epcs'],
]

test.each(rows)('reads "%s"', (text, read) => {
  expect(readIn(text)).toBe(read)
})

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
  const sentence = fc.constantFrom(...rows.map(([text]) => text).filter((text) => /^[A-Z].*\.$/.test(text)))
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
