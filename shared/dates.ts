const shortDayFormat = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric' },
  timeZone: 'UTC',
})

/** Making a formatter costs a hundred times what using it does, and a site has one time zone. */
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

/** The day of a moment in a time zone, such as `January 5, 2026`: not the reader's, so that all read the same. */
export function longDate(moment: string, timeZone: string): string {
  return dayIn(timeZone).format(new Date(moment))
}

/** A moment as the clock of a time zone shows it, such as `Jan 5, 2026, 3:04 PM`. */
export function clockTime(moment: string, timeZone: string): string {
  // Engines differ in the kind of their blanks.
  return clockIn(timeZone).format(new Date(moment)).replace(/\s/g, ' ')
}

/** A day of the calendar, `YYYY-MM-DD`, such as `Mon, Jan 5`. */
export function shortDay(date: string): string {
  return shortDayFormat.format(new Date(date))
}

/** `Eastern Time` for `America/New_York`: what people call a time zone, whatever the season. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone.replaceAll('_', ' ')
}
