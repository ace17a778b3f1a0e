/**
 * How a visit arrived, as the visitor's browser reports it: this visit only, kept in the tab until the form is sent. An
 * empty text means unknown.
 */
export interface Arrival {
  /** The path of the first page of the visit. */
  landingPage: string
  /** The host of the referring site. */
  referrerHost: string
  /** Source, medium, and name of the campaign that the link named. */
  campaign: string
  /** The paths of the pages read last before the form, newest last. */
  pagesRead: readonly string[]
}

/** The form fields with the arrival, and with the referrer of the form's page if no script runs. */
export const arrivalField = 'arrival'
export const referrerField = 'referrer'

/** The longest arrival that is parsed, in characters. The site's own script sends less. */
export const arrivalCharsMax = 3_000

/** How many pages an arrival names. */
export const pagesReadMax = 5

/** The parameters of a landing page's address that name a campaign, shown as `newsletter / email / spring`. */
export const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign'] as const
