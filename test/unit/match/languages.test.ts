// cspell:disable: words of other languages.
import { otherLanguage } from '../../../shared/match/reading/languages'
import { matchCases } from '../../fixtures/match-cases'
import { leads } from '../../support/leads'

const others: [language: string, text: string][] = [
  ['French', 'Clinique de psychologie à Montréal, 6 psychologues. Loi 25, français, rendez-vous en ligne.'],
  ['German', 'Praxis in Berlin mit vier Therapeutinnen. Wir brauchen GDPR und Abrechnung mit der KV.'],
  ['Spanish', 'Somos seis terapeutas en Houston. Necesitamos un portal para las familias y facturación a Medicaid.'],
  ['Portuguese', 'Somos uma clínica em Boston com 8 terapeutas. Precisamos de telehealth e portal.'],
  ['Vietnamese', 'Phòng khám tâm lý, chúng tôi có 5 bác sĩ và cần hồ sơ điện tử cho bệnh nhân.'],
  ['Vietnamese without accents', 'Phong kham tam ly, chung toi co 5 bac si, can ho so cho nguoi benh cua chung toi.'],
  ['Tagalog', 'Kami ay may anim na therapist sa Daly City. Kailangan namin ng portal para sa mga pamilya.'],
  ['Haitian Creole', 'Nou se yon klinik nan Miami. Nou bezwen yon pòtay pou fanmi yo.'],
]

test.each(others)('a description in %s is not read', (_language, text) => {
  expect(otherLanguage(text).length).toBeGreaterThan(0)
})

test.each([
  'Clinica de la Raza, 12 therapists, telehealth.',
  'Centro de Salud y Vida in San Juan de Dios. We need Spanish forms, y nada mas.',
  'Casa de Esperanza, El Centro, Los Angeles, Las Cruces, La Jolla.',
  'Dr. van der Berg and Dr. Ng in Des Moines, Du Bois, and Eau Claire. Vis-à-vis, en route, con artist, per se.',
  'im a solo therapist, est. 2010, with 8 yo clients. do you do e prescribing in los angeles, las vegas and ak?',
  'SimplePractice.com, a la carte, 4 therapists. Telehealth.',
  'We are a bilingual clinic with 5 therapists. Necesitamos formularios para las familias. We want telehealth.',
])('an English description with names and words of other languages is read: %s', (text) => {
  expect(otherLanguage(text)).toEqual([])
})

test('of the requests, those in German and French are not read, without their sentences in English', () => {
  const found = leads.flatMap(({ organizationName, organizationDescription }) => {
    const parts = otherLanguage(organizationDescription)
    return parts.length > 0 ? [[organizationName, parts]] : []
  })
  expect(found).toEqual([
    [
      'Praxis am Ufer',
      [
        'Psychotherapeutische Gemeinschaftspraxis in Berlin mit vier Therapeutinnen',
        'Wir brauchen GDPR und Abrechnung mit der KV',
      ],
    ],
    [
      'Clinique du Plateau',
      ['Clinique de psychologie à Montréal, 6 psychologues', 'Loi 25, français, rendez-vous en ligne'],
    ],
  ])
})

test('no English description of our cases is taken for another language', () => {
  const found = Object.values(matchCases).flatMap((rows) => rows.filter(({ says }) => otherLanguage(says).length > 0))
  expect(found).toEqual([])
})
