import { dueWords } from '../../../client/admin/due'
import { compareFields, type WorkRow } from '../../../server/submissions/changes'
import { shortClockTime } from '../../../shared/dates'

const stored: WorkRow = { id: 'a', status: 'in-review', owner: 'Ann' }
const compared = (wanted: object, seen?: object) => {
  const { changes, conflicts } = compareFields(stored, wanted, seen)
  return { set: changes.map(({ field, was, became }) => [field, was, became]), conflicts }
}

describe('two people who change fields of the same lead', () => {
  it('both keep their values if they set different fields', () => {
    const seen = { status: 'new', owner: 'Ann' }
    expect(compared({ status: 'new', owner: 'Kim' }, seen)).toEqual({ set: [['owner', 'Ann', 'Kim']], conflicts: [] })
  })

  it('get a conflict if they set one field to different values', () => {
    expect(compared({ status: 'closed', owner: '' }, { status: 'new', owner: '' })).toEqual({
      set: [],
      conflicts: ['status'],
    })
    expect(compared({ status: 'closed', owner: 'Bo' }, { status: 'new', owner: '' }).conflicts).toEqual([
      'status',
      'owner',
    ])
  })

  it('get no conflict if they set the same value', () => {
    expect(compared({ status: 'in-review', owner: 'Ann' }, { status: 'new', owner: '' })).toEqual({
      set: [],
      conflicts: [],
    })
  })

  it('get no conflict if a program sends no seen values', () => {
    expect(compared({ status: 'closed', owner: '' })).toEqual({
      set: [
        ['status', 'in-review', 'closed'],
        ['owner', 'Ann', ''],
      ],
      conflicts: [],
    })
  })
})

test.each([
  ['2026-11-05', '2026-11-05', false, 'Due today'],
  ['2026-11-06', '2026-11-05', false, 'Due tomorrow'],
  ['2026-11-09', '2026-11-05', false, 'Due Mon, Nov 9'],
  ['2026-11-05', '2026-11-06', true, 'Was due yesterday'],
  ['2026-11-05', '2026-11-30', true, 'Was due Thu, Nov 5'],
])('an item due on %s and seen on %s has its due day in words', (dueDay, today, overdue, words) => {
  expect(dueWords(dueDay, today, overdue)).toBe(words)
})

test('a time that is not far away is shown without the year, on the clocks of the time zone', () => {
  expect(shortClockTime('2026-01-05T20:04:00Z', 'America/New_York')).toBe('Jan 5, 3:04 PM')
})
