/** A calendar day, `YYYY-MM-DD`. Comparing and sorting it as text gives the order of time. */
export type Day = string

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** More than any time zone's offset from UTC. */
const furthestMinutes = 15 * 60

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a time in a time zone. */
export function dayOf(moment: Date, timeZone: string): Day {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(moment)
}

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

const clocks = new Map<string, Intl.DateTimeFormat>()

/** A time as the clocks of a time zone show it, `2026-12-01T09:00`. */
export function localMinute(moment: Date, timeZone: string): string {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
    clock = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone, hourCycle: 'h23' })
    clocks.set(timeZone, clock)
  }
  const named = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${named.year}-${named.month}-${named.day}T${named.hour}:${named.minute}`
}

/**
 * The instant at which a time zone's clock shows `2026-12-01T09:00`; the first of two if the clock is set back then.
 * Undefined if it never shows that time, because it is set forward.
 */
export function localMoment(minute: string, timeZone: string): Date | undefined {
  const inUtc = Date.parse(`${minute}Z`)
  if (Number.isNaN(inUtc)) return undefined
  const offsets = [-dayMs, 0, dayMs].map((shift) => {
    const near = new Date(inUtc + shift)
    return Date.parse(`${localMinute(near, timeZone)}Z`) - near.getTime()
  })
  const moments = offsets.map((offset) => new Date(inUtc - offset)).toSorted((a, b) => a.getTime() - b.getTime())
  return moments.find((moment) => localMinute(moment, timeZone) === minute)
}

/** The day that is `days` days later. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
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

/** Whether a text is an existing calendar day in the format `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}
