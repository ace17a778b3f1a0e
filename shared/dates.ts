const shortDayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Caches formatters per time zone: creating one costs a hundred times as much as using it, and a site has one zone. */
function formatter(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    formats.set(timeZone, format)
    return format
  }
}

const dayIn = formatter({ year: 'numeric', month: 'long', day: 'numeric' })
const clockIn = formatter({ dateStyle: 'medium', timeStyle: 'short' })
const shortClockIn = formatter({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** The day of a time, such as `January 5, 2026`, in the given time zone, so all readers see the same day. */
export function longDate(moment: string, timeZone: string): string {
  return dayIn(timeZone).format(new Date(moment))
}

/** A time as the clocks of a time zone show it, such as `Jan 5, 2026, 3:04 PM`. */
export function clockTime(moment: string, timeZone: string): string {
  // Some engines put a narrow no-break space before AM and PM.
  return clockIn(timeZone).format(new Date(moment)).replace(/\s/g, ' ')
}

/** The same without the year, for a time that is not far away: `Jan 5, 3:04 PM`. */
export function shortClockTime(moment: string, timeZone: string): string {
  return shortClockIn(timeZone).format(new Date(moment)).replace(/\s/g, ' ')
}

/** Formats a calendar day, `YYYY-MM-DD`, as `Mon, Jan 5`. */
export function shortDay(date: string): string {
  return shortDayFormat.format(new Date(date))
}

/** The common name of a time zone, without the season: `Eastern Time` for `America/New_York`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone.replaceAll('_', ' ')
}
