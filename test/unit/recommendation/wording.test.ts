import { featureLabels, readWishes } from '../../../shared/recommendation/features'

function wishes(text: string) {
  const { requested, declined, unlisted } = readWishes(text)
  return { requested: featureLabels(requested), declined: featureLabels(declined), unlisted }
}

describe('what a description asks for', () => {
  test.each([
    ['We need telehealth and a client portal.', ['telehealth', 'patient portal']],
    ['PHQ-9 and GAD-7 scores over time', ['outcome measures']],
    ['Denials are eating us; claims go out late.', ['insurance billing', 'revenue-cycle tools (RCM)']],
    ['An admissions CRM', ['admissions CRM']],
    ['AI notes and an iPhone app', ['AI note-taking', 'mobile app']],
    ['Fewer no-shows, and custom intake forms', ['appointment reminders', 'custom forms']],
    ['Dashboards, hands-on training, cloud-based', ['reporting', 'guided onboarding', 'a cloud system']],
    ['DBT skills groups every week', ['group therapy']],
    ['We are a small group practice with two offices.', []],
    ['Our current EMR does not have a portal.', ['patient portal']],
    ['We have no telehealth today.', ['telehealth']],
    ["We don't need telehealth, but group notes are a must.", ['group therapy']],
    ['Without AI, please. We need reporting.', ['reporting']],
    ["We don't need telehealth and we need reminders.", ['appointment reminders']],
    ['No telehealth for the clinic. Later we want telehealth for families.', ['telehealth']],
  ])('%s', (text, expected) => {
    expect(wishes(text).requested).toEqual(expected)
  })

  test.each([
    ["We don't need telehealth or a mobile app", ['telehealth', 'mobile app']],
    ['We do not need telehealth.', ['telehealth']],
    ['no telehealth needed', ['telehealth']],
    ['Telehealth is not important to us', ['telehealth']],
    ['We do not bill insurance', ['insurance billing']],
    ['We use another tool for telehealth and do not need it in the EMR.', ['telehealth']],
    ['not interested in AI', ['AI note-taking']],
    ['no billing to insurance', ['insurance billing']],
  ])('refused: %s', (text, expected) => {
    expect(wishes(text)).toMatchObject({ requested: [], declined: expected })
  })

  test('passes on what the catalogue cannot answer', () => {
    expect(wishes('Electronic prescribing, eMAR and HL7 for 42 CFR Part 2 programs').unlisted).toEqual([
      'e-prescribing (EPCS)',
      'medication administration (eMAR)',
      '42 CFR Part 2 consents',
      'interoperability (API, FHIR, HL7, HIE)',
    ])
  })
})
