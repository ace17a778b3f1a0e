/**
 * The request header of a form posted by a script. If the form is accepted, the response is 204 with `Location`, and
 * the script goes there.
 */
export const enhancedHeader = 'X-Enhanced'

/** A person takes longer than this to fill in a form, in milliseconds. */
export const leastTimeMs = 2_000

/** The response header for an accepted form: the id of what was stored. */
export const submissionIdHeader = 'X-Submission-Id'

/**
 * The response header, to a script alone, with the address of a page for whoever filled in the form. The page after it
 * finds the address in the tab's storage, so it stands in no address, log, or kept page.
 */
export const ownPageHeader = 'X-Own-Page'
/** The name under which the tab keeps that address. */
export const ownPageKey = 'own-page'
