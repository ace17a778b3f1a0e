/** How soon a person answers a request for a recommendation. Only the home page says another time, its goal. */
export const promisedTime = '1-2 business days'
