/** Sent with a form that a script posts: its acceptance is then answered 204 with `Location`, for the script to go there. */
export const enhancedHeader = 'X-Enhanced'

/** The response header for an accepted form: the id of what was stored. */
export const submissionIdHeader = 'X-Submission-Id'
