/**
 * A header that the server adds to a form's request when its address has sent too many: the page then shows the form again
 * with all that was entered. A visitor's own headers never get so far.
 */
export const overLimitHeader = 'x-over-limit'
