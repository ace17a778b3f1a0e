import { readPeople } from '../../../shared/match/reading/people'

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

test.each(cases)('the number of people who give care in "%s" is read as %s', (text, least, most = least ?? 0) => {
  const read = readPeople(text)
  if (least === null) expect(read).toBeNull()
  else expect(read).toMatchObject({ least, most })
})
