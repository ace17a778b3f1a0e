import { readPeople } from '../../../shared/match/reading/people'
import { readSites } from '../../../shared/match/reading/sites'

const cases: [text: string, least: number | null, most?: number][] = [
  ['1099 therapists, 90 now and 300 next year', 90],
  ['We have W-2/1099 therapists, about 12 clinicians', 12],
  ['Group practice with seven LPCs and two interns', 9],
  ['Crecer ABA: 14 BCBAs / 60 RBTs', 74],
  ['14 clinicians, 5 of them dietitians', 14],
  ['10-15 therapists at two sites', 10, 15],
  ['between ten to fifteen licensed counselors', 10, 15],
  ['5 full-time and 3 part-time therapists', 8],
  ['We are 6 therapists and plan to hire 4 therapists next year', 6],
  ['Health system with 1,200 providers', 1200],
  ['I am a solo therapist in private practice', 1],
  ['48-bed residential program', null],
  ['$50 per RBT', null],
  ['We lost 3 therapists. 8 clinicians remain.', 8],
  ['a dozen social workers', 12],
  ['twenty-five prescribers and therapists', 25],
  ['1099s only', null],
  ['We accept 20 payers', null],
  ['85 providers. 85 providers in all', 85],
]

const otherWriting: typeof cases = [
  ['Outpatient. We have 10½ clinicians.', null],
  ['3¼ providers', null],
  ['2⁄3 providers', null],
  ['10 ½ clinicians', null],
  ['10 1/2 clinicians', null],
  ['⅔ clinicians', null],
  ['２½ therapists', null],
  ['12² clinicians', 12],
  ['12 clinicians¹ in two towns', 12],
  ['8₂ therapists', 8],
  ['①00 clinicians', null],
  ['⑫ clinicians', null],
  ['① 12 clinicians ② two sites', 12],
  ['❶ 12 clinicians', 12],
  ['1 200 clinicians', 1200],
  ['1\u00a0200 clinicians', 1200],
  ['1\u202f200 clinicians', 1200],
  ['1\u2009200 clinicians', 1200],
  ["1'200 clinicians", 1200],
  ['1’200 clinicians', 1200],
  ['1.200 clinicians', 1200],
  ['10.5 clinicians', null],
  ['１２ clinicians', 12],
  ['𝟏𝟐 clinicians', 12],
  ['1 200-1 500 clinicians', 1200, 1500],
  ['1\u200b2 clinicians', 12],
  ['call 555 010 0100, 7 clinicians', 7],
  ['at 12㎡ each, 7 clinicians', 7],
]

test.each(otherWriting)('peers F7: "%s" is read as %s', (text, least, most = least ?? 0) => {
  const read = readPeople(text)
  if (least === null) expect(read).toBeNull()
  else expect(read).toMatchObject({ least, most })
})

test.each(cases)('the number of people who give care in "%s" is read as %s', (text, least, most = least ?? 0) => {
  const read = readPeople(text)
  if (least === null) expect(read).toBeNull()
  else expect(read).toMatchObject({ least, most })
})

test.each([
  ['at 3½ locations', null],
  ['across 12² sites', 'across 12 sites'],
  ['at ③00 clinics', null],
  ['across 9\u202fhospitals', 'across 9 hospitals'],
])('peers F7: the sites in "%s" are read as %s', (text, read) => {
  expect(readSites(text)).toBe(read)
})
