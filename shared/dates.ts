/** Making a formatter costs a hundred times what using it does, and a site has one time zone. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment in a time zone, such as `January 5, 2026`: not the reader's, so that all read the same. */
export function longDate(moment: string, timeZone: string): string {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone })
  dayFormats.set(timeZone, format)
  return format.format(new Date(moment))
}

/** A moment as the clock of a time zone shows it, such as `Jan 5, 2026, 3:04 PM`. */
export function clockTime(moment: string, timeZone: string): string {
  const words = new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  // Engines differ in the kind of their blanks.
  return words.replace(/\s/g, ' ')
}

/** A day of the calendar, `YYYY-MM-DD`, such as `Mon, Jan 5`. */
export function shortDay(date: string): string {
  const names = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(date).toLocaleDateString('en-US', names)
}
