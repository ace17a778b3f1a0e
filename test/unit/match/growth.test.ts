import { readGrowth } from '../../../shared/match/reading/growth'
import { readPeople } from '../../../shared/match/reading/people'

const cases: [text: string, to: number | null, when?: string][] = [
  ['Telehealth only. 1099 therapists, 90 now and 300 next year.', 300, 'next year'],
  ['Three of us now, hiring two more in spring.', 5, 'in spring'],
  ['12 clinicians, growing to 25 by 2028', 25, 'by 2028'],
  ['We are 6 therapists and plan to hire 4 therapists next year', 10, 'next year'],
  ['8 therapists, adding 2 more licensed therapists soon', 10, 'soon'],
  ['20 providers. We expect to double in size within 2 years.', 40, 'within 2 years'],
  ['20 providers and doubling next year', 40, 'next year'],
  ['10 therapists, growing by 5', 15, ''],
  ['400 providers, expanding to 1,200 providers', 1200, ''],
  ['12 clinicians, growing to 25 locations', null],
  ['12 clinicians, growing by 20%', null],
  ['12 clinicians, adding two more locations in spring', null],
  ['12 clinicians. We are not hiring two more.', null],
  ['After growing to 25 clinicians, we are 30 clinicians.', null],
  ['12 clinicians. We hired 4 therapists last year.', null],
  ['12 clinicians. No double entry, no double booking.', null],
  ['Hiring two more in spring.', null],
]

const otherWriting: typeof cases = [
  ['400 providers, expanding to 1 200 providers', 1200, ''],
  ['400 providers, expanding to 1’200 providers', 1200, ''],
  ['400 providers, expanding to 1.200 providers', 1200, ''],
  ['12 clinicians, growing to 20¹', 20, ''],
  ['12 clinicians, growing to 20½ clinicians', null],
  ['12 clinicians, growing to ②00', null],
]

test.each(otherWriting)('peers F7: the growth in "%s" is read as %s', (text, to, when = '') => {
  expect(readGrowth(text, readPeople(text))).toEqual(to === null ? null : { to, when })
})

test.each(cases)('the growth in "%s" is read as %s', (text, to, when = '') => {
  expect(readGrowth(text, readPeople(text))).toEqual(to === null ? null : { to, when })
})

test("growth that the form's range already covers, or that starts from a range, is not told", () => {
  const form = { least: 11, most: 20, from: '11-20' }
  expect(readGrowth('Growing to 15 clinicians.', form)).toBeNull()
  expect(readGrowth('Hiring two more therapists.', form)).toBeNull()
  expect(readGrowth('Growing to 25 clinicians.', form)).toEqual({ to: 25, when: '' })
})
