/**
 * How a visit arrived, as the visitor's browser reports it: this visit only, kept in the tab until the form is sent. An
 * empty text means unknown.
 */
export interface Arrival {
  /** The path of the first page of the visit. */
  landingPage: string
  /** The name of the site that led there. */
  referrerHost: string
  /** Of the campaign that a link named: source, medium and name. */
  campaign: string
  /** The paths of the pages read last before the form, the newest last. */
  pagesRead: readonly string[]
}

/** The field of the form that carries it, and the form page's own referrer where no script runs. */
export const arrivalField = 'arrival'
export const referrerField = 'referrer'

/** So many characters of it are looked at: more is no visit of ours. */
export const arrivalCharsMax = 3_000

/** So many pages are told. */
export const pagesReadMax = 5

/** What a landing page's address says of a campaign, as `newsletter / email / spring`. */
export const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign'] as const
