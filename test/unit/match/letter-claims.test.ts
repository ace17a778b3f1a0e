// cspell:ignore Clinique Ketamine Montréal Necesitamos Neurofeedback Ridgeline Somos Ufer
// cspell:ignore familias français ligne psychologie psychologues rendez seis vous
import type { Answers } from '../../../shared/match/answers'
import { draftLetter, draftOf, matchCatalogue } from '../../../shared/match/catalogue'
import { leads } from '../../support/leads'

const site = 'https://guide.example'
const mental = { industry: 'mental-health' } as const

function letterTo(name: string): string {
  const lead = leads.find(({ organizationName }) => organizationName === name)
  if (!lead) throw new Error(`no lead of ${name}`)
  return draftLetter(lead, site)
}

test('a system without a confirmed price is not said to be kept out by the budget', () => {
  const text = letterTo("St. Luke's Behavioral Health")
  expect(text).toMatch(
    /SmartCare EHR comes nearest, with \d+ of 100, or \d+ if cost is left out, for which no source confirms a price; we name none below 60\. Look for/,
  )
  expect(text).not.toContain('is your budget')
})

test('a feature that leaves out prescribers is counted in part wherever it is told', () => {
  for (const name of ['MindWell Psychiatry 🧠', 'MindWell Psychiatry Associates', 'Lotus Behavioral Health']) {
    const text = letterTo(name)
    expect(text).toMatch(/AI note-taking[^\n]*TherapyNotes has this in part/)
    const about = text.split(/\n\n(?=\d\. )/).find((part) => /^\d\. TherapyNotes /.test(part)) ?? ''
    expect(about).toMatch(/Why: /)
    expect(about).not.toMatch(/has all|Why: [^\n]*AI note-taking/)
  }
  const answers: Answers = { ...mental, providers: 15, must: ['ePrescribing'], want: ['aiNotetaking'] }
  expect(matchCatalogue({ ...answers, current: 'therapynotes' }).stay?.text ?? '').toMatch(/AI note-taking, which we/)
})

describe('where nothing that was asked for is compared', () => {
  const sentence =
    'We compare none of the things you asked for, so the scores below say only how well a system suits your kind of care, your size, and your budget.'

  test.each(['Beacon Ketamine & TMS', 'Calm Circuit Neurofeedback'])('the letter to %s opens with that', (name) => {
    const text = letterTo(name)
    expect(text.split('\n\n')[1]?.startsWith(sentence)).toBe(true)
    expect(text.split(sentence).length).toBe(2)
    expect(text).not.toContain('They leave out the needs')
  })

  test('the match says so too, but not if one wish is compared, or primary care is', () => {
    const notesOn = (organizationDescription: string) =>
      matchCatalogue({ ...mental, providers: 5, budget: '$1,500', organizationDescription }).notes.join()
    expect(notesOn('Ketamine and TMS. We need vitals.')).toContain(sentence)
    expect(notesOn('Ketamine and TMS. We need vitals and telehealth.')).not.toContain('We compare none')
    expect(notesOn('We provide primary care and need vitals.')).not.toContain('We compare none')
    expect(notesOn('A counseling practice.')).not.toContain('We compare none')
  })
})

describe('growth', () => {
  test('is told, held against a system that it would outgrow, and asked about', () => {
    const text = letterTo('TeleWell Health')
    expect(text).toContain('with 90 providers and expect 300 next year.')
    expect(text).toContain('- What would we pay a month with 300 providers?')
    // Of equal systems, Kareo would be outgrown.
    expect(text).toMatch(/the picks and Kareo/)
    const growing = {
      ...mental,
      organizationDescription: 'Eight therapists, growing to 80 next year. AI notes and outcome measures.',
    }
    expect(draftLetter(growing, site)).toContain('- Made for 1-50 providers; you expect 80 next year.')
    expect(draftOf(growing, site).notes.join()).toContain('they expect 80 next year')
  })

  test('is told beside the current system, and changes no score', () => {
    expect(letterTo('Fitzgerald & Daughters Therapy')).toContain(
      'with 3 providers, expect 5 in spring, and use TherapyNotes today.',
    )
    const scores = (organizationDescription: string) =>
      matchCatalogue({ ...mental, budget: '$500', organizationDescription })
        .table.map(({ id, parts }) => ({ id, parts }))
        .toSorted((a, b) => a.id.localeCompare(b.id))
    expect(scores('3 therapists, telehealth. Growing to 40 clinicians.')).toEqual(scores('3 therapists, telehealth.'))
  })

  test('of a practice that is too large already is not held against the system twice', () => {
    const { picks } = matchCatalogue({
      ...mental,
      organizationDescription: '8 therapists, hiring two more. Reminders.',
    })
    const appointment = picks.find(({ id }) => id === 'therapyappointment')?.against.map(({ text }) => text) ?? []
    expect(appointment.join()).not.toContain('you expect')
  })
})

describe('a description in another language', () => {
  test('is said not to be read, by its words', () => {
    expect(letterTo('Clinique du Plateau')).toContain(
      'We read descriptions in English only, so we may have missed needs in "Clinique de psychologie à Montréal, 6 psychologues" and "Loi 25, français, rendez-vous en ligne".',
    )
    expect(letterTo('Praxis am Ufer')).not.toContain('"English software is fine')
  })

  test('is said not to be read although the kind of care is not known', () => {
    const organizationDescription = 'Somos seis personas en Houston. Necesitamos un portal para las familias.'
    const text = draftLetter({ industry: 'other', organizationDescription }, site)
    expect(text).toContain('We read descriptions in English only')
  })
})

test('a system that is asked about and is no pick is told with what speaks most against it', () => {
  expect(letterTo('Foothills Group Practice')).toMatch(
    /You asked about Valant: it scores \d+ of 100, and others fit you better, mainly because our record lists 5-100 providers, but we found no source for it\./,
  )
})

test('PCL-5 is an outcome measure, and the paragraph of a federal rule is not in a letter', () => {
  const text = letterTo('Ridgeline Veterans Counseling')
  expect(text).toContain('- Outcome measures (PCL-5)')
  expect(text).toContain('- Federal certification for exporting records: No listing found')
  expect(text).not.toContain('(b)(10)')
})

test('what a visitor declines is told with what else they told us, if no system is named', () => {
  const [first, second] = letterTo('Foundations Youth Programs').split('\n\n')
  expect(first).toMatch(/You have 21-50 providers\. You do not need insurance billing\.$/)
  expect(second).not.toContain('do not need')
})

test('HTML in a budget is neither read nor repeated, and no cents are told of what we worked out', () => {
  expect(letterTo("Robert'); DROP TABLE leads;--")).toContain('We read your budget, "500", as $500 a month')
  const reasons = matchCatalogue({ ...mental, providers: 60, budget: '$400k per year', want: ['telehealth'] }).picks
  expect(JSON.stringify(reasons)).toContain('your budget of $33,333 a month')
})
