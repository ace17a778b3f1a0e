const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The day of a moment, such as `January 5, 2026`: in one time zone, so that server and browser write the same. */
export function longDate(moment: string): string {
  return day.format(new Date(moment))
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
