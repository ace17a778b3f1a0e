import { dayOf } from '../business-days/local-day'

/** The day in Washington, on which federal rules begin and end. */
export const today = () => dayOf(new Date(), 'America/New_York')
