import { featureKeys, featureLabel } from '../../../shared/match/keys'
import { readWishes } from '../../../shared/match/reading/wishes'
import { growth } from '../../support/scanned'

function wishes(text: string) {
  const { must, want, declined } = readWishes(text)
  const asked = featureKeys.filter((key) => must.includes(key) || want.includes(key))
  return { requested: asked.map(featureLabel), declined: declined.map(featureLabel) }
}

describe('what a description asks for', () => {
  test.each([
    ['We need telehealth and a client portal.', ['telehealth', 'patient portal']],
    ['PHQ-9 and GAD-7 scores over time', ['outcome measures']],
    ['Denials are eating us; claims go out late.', ['insurance billing', 'revenue-cycle tools (RCM)']],
    ['An admissions CRM', ['admissions CRM']],
    ['AI notes and an iPhone app', ['AI note-taking', 'mobile app']],
    ['Clients ask for an app', ['mobile app']],
    ['Fewer no-shows, and custom intake forms', ['appointment reminders', 'custom forms']],
    ['Dashboards, hands-on training, cloud-based', ['reporting', 'guided onboarding', 'a cloud system']],
    ['DBT skills groups every week', ['group therapy']],
    ['We are a small group practice with two offices.', []],
    ['Our current EMR does not have a portal.', ['patient portal']],
    ['We have no telehealth today.', ['telehealth']],
    ["We don't need telehealth, but group notes are a must.", ['group therapy']],
    ['Without AI, please. We need reporting.', ['reporting']],
    ['We bill Aetna. Some want to move because of the app.', ['insurance billing', 'mobile app']],
    ["We don't need telehealth and we need reminders.", ['appointment reminders']],
    ['No telehealth for the clinic. Later we want telehealth for families.', ['telehealth']],
  ])('%s', (text, expected) => {
    expect(wishes(text).requested.toSorted()).toEqual(expected.toSorted())
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
  ])('counts as declined: %s', (text, expected) => {
    expect(wishes(text)).toMatchObject({ requested: [], declined: expected })
  })

  test.each([
    ['E-prescribing of controlled substances is a must.', ['ePrescribing', 'epcs']],
    ['We must have telehealth. A portal would be nice.', ['telehealth']],
    ['Group notes are essential, and we want reminders.', ['groupTherapy', 'appointmentReminders']],
    ['We want a mobile app.', []],
  ])('"%s" insists on %j', (text, expected) => {
    expect(readWishes(text).must).toEqual(expected)
  })

  test.each([
    ['We need CIWA scores, utilization review and a portal.', ['CIWA scores', 'utilization review']],
    ['CPOE, eMAR, HL7 interfaces and a patient portal.', ['CPOE', 'HL7 interfaces']],
    ['We need telehealth and reminders.', []],
    ['We do not want a long project.', []],
    ['Four offices in two states.', []],
    [
      "We don't need telehealth, but custom forms and psychological testing reports are essential.",
      ['psychological testing reports'],
    ],
    ['We do not need a portal, but a biofeedback module is a must.', ['a biofeedback module']],
    ['A biofeedback module is a must for us.', ['A biofeedback module is a must for us']],
    ['I need scheduling, notes and reminders, nothing more.', []],
    ['We also want an AI scribe for intakes and follow-ups.', []],
    ['We look for a new EHR, because the present one is slow and its support is bad.', []],
    ['We need to leave Kipu and want e-fax.', ['e-fax']],
    ['It must integrate with QuickBooks.', ['integrate with QuickBooks']],
    ['Seclusion and restraint documentation, HL7 lab interface.', ['Seclusion and restraint documentation', 'HL7']],
    ['PPS billing, state reporting, MAT, and data migration.', ['MAT', 'PPS billing']],
    ['Credential tracking, payroll by session, insurance billing.', ['Credential tracking', 'payroll by session']],
    ["We don't need anything fancy but our billers hate the present one.", []],
    ['We need integration with Salesforce, and do not need telehealth.', ['integration with Salesforce']],
    ['We need a fax gateway and we do not need telehealth.', ['fax gateway']],
    ['We don’t need telehealth and want barcode scanning.', ['barcode scanning']],
    ['We do not need telehealth or a fax gateway, and need wristband printing.', ['wristband printing']],
    ['We don’t need a fax gateway.', []],
    ['We need reporting and we do not have a billing team.', []],
    ['It has to integrate with Salesforce.', ['integrate with Salesforce']],
    ['Our EMR should print wristbands.', ['print wristbands']],
    ['The new system ought to sync with Outlook.', ['sync with Outlook']],
    ['Our staff should be able to print wristbands.', ['print wristbands']],
    ['We need a fax gateway and our EMR should print wristbands.', ['fax gateway', 'print wristbands']],
    ["It doesn't have to integrate with Salesforce.", []],
    ['It should be easy to use.', []],
    ['We should mention that we have to move by March.', []],
    ['Our current EMR should have been replaced years ago.', []],
    ['Our clinicians have to drive between offices.', []],
  ])('wishes that no feature covers are repeated: "%s" leaves %j', (text, expected) => {
    expect(readWishes(text).notUnderstood).toEqual(expected)
  })

  test.each([
    ['- telehealth\n- wristband printing\n- group therapy', ['wristband printing']],
    ['• telehealth\n• wristband printing\n• reminders', ['wristband printing']],
    ['We need • telehealth • wristband printing', ['wristband printing']],
    [
      'Requirements:\n1. Wristband printing\n2) Telehealth\n3. Kiosk check-in',
      ['Wristband printing', 'Kiosk check-in'],
    ],
    ['We are in Ohio. We need:\ntelehealth\nwristband printing\n\nBest regards,\nAnna', ['wristband printing']],
    ['Wish list\n\n– telehealth\n– wristband printing', ['wristband printing']],
    ['Our priorities:\n- telehealth\n- wristband printing', ['wristband printing']],
    ['Features: telehealth, wristband printing', ['wristband printing']],
    ['Needs: telehealth; it should print wristbands; group therapy', ['print wristbands']],
    ['- 12 clinicians\n- telehealth\n- we use Kipu\n- group therapy\n- wristband printing', ['wristband printing']],
    ['- No telehealth\n- Wristband printing\n- Reminders', ['Wristband printing']],
    ['About us:\n- 12 clinicians\n- two offices in Ohio\n- founded in 2009', []],
    ['- 12 clinicians\n- two offices in Ohio\n- we use Kipu today\n- need telehealth', []],
    ['Services we offer:\n- telehealth\n- group therapy\n- yoga', []],
    ['Today we use:\n- Kipu\n- Excel\n- paper', []],
  ])('the items of a list are read one by one: %j leaves %j', (text, expected) => {
    expect(readWishes(text).notUnderstood).toEqual(expected)
  })

  test('the introduction of a list says whether its items are refused, wished for, or insisted on', () => {
    const refused = 'We do not need:\n- telehealth\n- wristband printing\n\nWe need:\n- reminders\n- badge printing'
    expect(wishes(refused)).toEqual({ requested: ['appointment reminders'], declined: ['telehealth'] })
    expect(readWishes(refused).notUnderstood).toEqual(['badge printing'])
    const both = 'Must have:\n* telehealth\n* wristband printing\nNice to have:\n* a portal'
    expect(readWishes(both)).toMatchObject({ must: ['telehealth'], want: ['patientPortal'] })
    expect(readWishes('We cannot live without:\n- telehealth').must).toEqual(['telehealth'])
    expect(wishes('Things we can live without:\n- telehealth').declined).toEqual(['telehealth'])
    const turned = "We don't need much, but we do need:\n- wristband printing\n- AI notes"
    expect(readWishes(turned)).toMatchObject({ want: ['aiNotetaking'], notUnderstood: ['wristband printing'] })
  })

  test.each([
    ['a list without end', 'We need:\n', '- wristband printing\n'],
    ['a list in one line without end', 'Needs: ', 'a portal; '],
    ['bullets in one line without end', '', ' • '],
    ['lists without end', '', 'We need:\n- a portal\n'],
    ['obligations without end', '', 'it has to and our own '],
    ['one refused wish many times in one clause', 'we do not need ', 'ai '],
    ['a list of refused wishes', 'we do not need ', 'ai, a portal and reminders '],
    ['wishes in many clauses', '', 'no ai. '],
    ['denials without end', '', 'not no portal '],
    ['blanks without end', 'we do not need ', '  '],
  ])('is read in time proportional to the text: %s', (_what, beginning, part) => {
    expect(growth((size) => readWishes(beginning + part.repeat(size)), 200)).toBeLessThan(6)
  })

  test('insisting outweighs a denial only in its own part of the clause', () => {
    expect(wishes('We do not need telehealth but it is, all told, critical').requested).toEqual([])
    expect(wishes('We cannot do without reminders, and never need AI, which is critical').declined).toEqual([
      'AI note-taking',
      'appointment reminders',
    ])
  })
})
