import {
  type BusinessCalendar,
  dayOf,
  dueDay,
  federalHolidays,
  isDay,
  overdueBefore,
} from '../../../shared/business-days'
import { addDays, localMinute, localMoment, startOfDay } from '../../../shared/business-days/local-day'

const newYork = { timeZone: 'America/New_York', holidays: ['us-federal'] }

/** The end of the due day: from this moment on it is overdue. */
const dueAt = (received: Date, days: number, calendar: BusinessCalendar) =>
  startOfDay(addDays(dueDay(received, days, calendar), 1), calendar.timeZone)

describe('the business day by which something is due', () => {
  it('skips the configured holidays and no others', () => {
    const received = new Date('2026-12-23T15:00:00Z')
    expect(dueDay(received, 2, { ...newYork, holidays: [] })).toBe('2026-12-25')
    expect(dueDay(received, 2, { ...newYork, holidays: ['2026-12-24', '2026-12-25'] })).toBe('2026-12-29')
  })

  it.each([
    ['America/New_York', '2026-06-04T04:00:00Z'],
    ['Europe/Berlin', '2026-06-03T22:00:00Z'],
    ['Asia/Kolkata', '2026-06-03T18:30:00Z'],
    ['Pacific/Kiritimati', '2026-06-04T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-06-04T11:00:00Z'],
  ])('ends at midnight in %s', (timeZone, end) => {
    expect(dueAt(new Date('2026-06-01T18:00:00Z'), 2, { timeZone, holidays: [] })).toEqual(new Date(end))
  })
})

describe('the start of a day', () => {
  it.each([
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00Z'],
    // There the clocks skip from midnight to one.
    ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00Z'],
    ['2026-01-01', 'UTC', '2026-01-01T00:00:00Z'],
  ])('%s in %s', (day, timeZone, start) => {
    expect(startOfDay(day, timeZone)).toEqual(new Date(start))
  })
})

describe('the cutoff for overdue items', () => {
  const hours = Array.from({ length: 24 * 40 }, (_, hour) => new Date(Date.UTC(2026, 10, 1, hour, 30)))

  it.each(['2026-11-12T10:00:00Z', '2026-11-16T04:59:00Z', '2026-11-16T05:01:00Z', '2026-11-29T12:00:00Z'])(
    'at %s separates what is overdue from what is not',
    (at) => {
      const now = new Date(at)
      const before = overdueBefore(now, 2, newYork)
      for (const received of hours) expect(received < before).toBe(dueAt(received, 2, newYork) <= now)
    },
  )
})

describe('the federal holidays', () => {
  it.each([
    [
      2021,
      ['2021-01-01', '2021-01-18', '2021-02-15', '2021-05-31', '2021-06-18', '2021-07-05', '2021-09-06', '2021-10-11'],
      ['2021-11-11', '2021-11-25', '2021-12-24'],
    ],
    [
      2026,
      ['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07', '2026-10-12'],
      ['2026-11-11', '2026-11-26', '2026-12-25'],
    ],
    [
      2027,
      ['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06', '2027-10-11'],
      ['2027-11-11', '2027-11-25', '2027-12-24'],
    ],
  ])('of %d', (year, summer, winter) => {
    expect(federalHolidays(year)).toEqual([...summer, ...winter])
  })

  it("has New Year's Day of 2022 on the last day of 2021", () => {
    expect(federalHolidays(2022)[0]).toBe('2021-12-31')
  })
})

it.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['tomorrow', false],
  ['0202-05-05', true],
  ['0000-05-05', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

it('writes days as the local calendar has them', () => {
  expect(dayOf(new Date('2026-01-01T04:59:00Z'), 'America/New_York')).toBe('2025-12-31')
})

describe('the clock of a time zone', () => {
  it.each([
    ['America/New_York', '2026-01-05T09:00', '2026-01-05T14:00:00.000Z'],
    ['America/New_York', '2026-07-05T00:00', '2026-07-05T04:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-05T09:15', '2026-07-05T03:45:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-05T00:30', '2026-07-04T10:30:00.000Z'],
  ])('in %s shows %s at %s', (timeZone, minute, moment) => {
    expect(localMoment(minute, timeZone)?.toISOString()).toBe(moment)
    expect(localMinute(new Date(moment), timeZone)).toBe(minute)
  })

  it('shows a time twice where it is set back, the first of which counts, and none of the times that it skips', () => {
    const { timeZone } = newYork
    expect(localMoment('2026-11-01T01:30', timeZone)?.toISOString()).toBe('2026-11-01T05:30:00.000Z')
    expect(localMoment('2026-03-08T02:30', timeZone)).toBeUndefined()
    expect(localMoment('2026-03-08T03:00', timeZone)?.toISOString()).toBe('2026-03-08T07:00:00.000Z')
  })

  it.each(['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC'])(
    'peers F12: in %s shows every year, of whatever length',
    (zone) => {
      for (const minute of [
        '0000-01-01T00:00',
        '0000-12-31T23:59',
        '0002-05-05T10:00',
        '0020-02-29T10:00',
        '0202-05-05T10:00',
        '9999-12-31T23:59',
      ]) {
        const moment = localMoment(minute, zone)
        expect([minute, moment && localMinute(moment, zone)]).toEqual([minute, minute])
        expect(moment && dayOf(moment, zone)).toBe(minute.slice(0, 10))
      }
      expect(startOfDay('0202-05-05', zone).getTime()).toBeLessThan(Date.parse('0202-05-05T15:00:00Z'))
      expect(dayOf(startOfDay('0202-05-05', zone), zone)).toBe('0202-05-05')
      expect(localMinute(new Date(-8.64e15 + 86_400_000), zone)).toMatch(/^-271821-04-2\dT/)
      expect([addDays('9999-12-31', 1), addDays('0000-01-01', -1)]).toEqual(['+010000-01-01', '-000001-12-31'])
    },
  )

  it('shows nothing for an invalid time', () => {
    for (const minute of ['2026-02-30T09:00', '2026-13-01T09:00', '2026-01-01T25:00', 'soon'])
      expect(localMoment(minute, 'UTC')).toBeUndefined()
  })
})
