/** A calendar day, `YYYY-MM-DD`. Comparing and sorting it as text gives the order of time. */
export type Day = string

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** More than any time zone's offset from UTC. */
const furthestMinutes = 15 * 60

const offsets = new Map<string, Intl.DateTimeFormat>()

/** A time whose fields in UTC are those that the clocks of a time zone show. */
function localTime(moment: Date, timeZone: string): Date {
  let format = offsets.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    offsets.set(timeZone, format)
  }
  // Such as `GMT-05:00`, and before there were time zones `GMT-04:56:02`.
  const [, sign, hours, minutes, seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(format.format(moment)) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs + Number(seconds) * 1_000
  return new Date(moment.getTime() + (sign === '-' ? -size : size))
}

/** The day of a time in a time zone. */
export function dayOf(moment: Date, timeZone: string): Day {
  return dayInUtc(localTime(moment, timeZone))
}

/** Of any year: those before 0000 and after 9999 have a sign and six digits. */
const dayInUtc = (moment: Date): Day => moment.toISOString().replace(/T.*/, '')

/** The first instant of a day in a time zone, even if its clocks change that night. */
export function startOfDay(day: Day, timeZone: string): Date {
  const middle = Date.parse(`${day}T00:00:00Z`)
  let before = -furthestMinutes
  let from = furthestMinutes
  while (from - before > 1) {
    const minutes = Math.floor((before + from) / 2)
    if (dayOf(new Date(middle + minutes * minuteMs), timeZone) >= day) from = minutes
    else before = minutes
  }
  return new Date(middle + from * minuteMs)
}

/** A time as the clocks of a time zone show it, `2026-12-01T09:00`. */
export function localMinute(moment: Date, timeZone: string): string {
  return localTime(moment, timeZone)
    .toISOString()
    .replace(/:\d\d\.\d{3}Z$/, '')
}

/**
 * The instant at which a time zone's clock shows `2026-12-01T09:00`; the first of two if the clock is set back then.
 * Undefined if it never shows that time, because it is set forward.
 */
export function localMoment(minute: string, timeZone: string): Date | undefined {
  const inUtc = Date.parse(`${minute}Z`)
  if (Number.isNaN(inUtc)) return undefined
  const moments = [-dayMs, 0, dayMs]
    .map((shift) => new Date(inUtc + shift))
    .map((near) => new Date(inUtc - (localTime(near, timeZone).getTime() - near.getTime())))
    .toSorted((a, b) => a.getTime() - b.getTime())
  return moments.find((moment) => localMinute(moment, timeZone) === minute)
}

/** The day that is `days` days later. */
export function addDays(day: Day, days: number): Day {
  return dayInUtc(new Date(Date.parse(day) + days * dayMs))
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay()

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Whether a text is an existing calendar day in the format `YYYY-MM-DD`, from the year 1, because Postgres has no year 0. */
export function isDay(text: string): boolean {
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}
