/**
 * The request header of a form posted by a script. If the form is accepted, the response is 204 with `Location`, and
 * the script goes there.
 */
export const enhancedHeader = 'X-Enhanced'

/** A person takes longer than this to fill in a form, in milliseconds. */
export const leastTimeMs = 2_000

/** The response header for an accepted form: the id of what was stored. */
export const submissionIdHeader = 'X-Submission-Id'
