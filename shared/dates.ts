const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The day of a moment, such as `January 5, 2026`: in one time zone, so that server and browser write the same. */
export function longDate(moment: string): string {
  return day.format(new Date(moment))
}
