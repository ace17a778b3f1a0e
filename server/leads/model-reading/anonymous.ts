/** An email address, a web address, or a phone number; each with bounds, so that it takes linear time. */
const contacts: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[^\s@<>()[\],;:"]{1,64}@[^\s@<>()[\],;:"]{1,255}/g, '[email]'],
  [/\b(?:https?:\/\/|www\.)[^\s<>"]{1,2000}/gi, '[link]'],
  [
    /\b(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|edu|gov|us|io|co|health|care|info|biz|app|me)\b(?:\/[^\s<>"]{0,500})?/gi,
    '[link]',
  ],
  [/(?<![\d$€£.,])(?:\+ ?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)|\+\d[\d ().-]{6,20}\d/g, '[phone]'],
]

/** A text without email addresses, web addresses, and phone numbers, which no reading needs. */
export const withoutContacts = (text: string): string =>
  contacts.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
