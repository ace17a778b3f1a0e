/** A currency other than the dollar, its signs and names in plain text, and the country of those who pay in it. */
interface Currency {
  code: string
  words: string
  /** Null if several countries use it. */
  country: string | null
}

// cspell:disable
export const currencies: readonly Currency[] = [
  { code: 'CAD', words: 'c\\$|ca\\$|cad\\$?|cdn\\$?|canadian dollars?', country: 'Canada' },
  { code: 'AUD', words: 'a\\$|au\\$|aud\\$?|australian dollars?', country: 'Australia' },
  { code: 'NZD', words: 'nz\\$|nzd\\$?|new zealand dollars?', country: 'New Zealand' },
  { code: 'EUR', words: '€|eur|euros?', country: null },
  { code: 'GBP', words: '£|gbp|pounds?|quid', country: 'United Kingdom' },
  { code: 'CZK', words: 'kč|kc|czk|korun[ay]?|crowns', country: 'Czech Republic' },
  { code: 'PLN', words: 'pln|zł|zloty|złoty|złotych', country: 'Poland' },
  { code: 'CHF', words: 'chf|francs', country: 'Switzerland' },
  { code: 'INR', words: '₹|inr|rs\\.?|rupees?', country: 'India' },
  { code: 'PHP', words: '₱|php', country: 'Philippines' },
  { code: 'ILS', words: '₪|nis|ils|shekels?', country: 'Israel' },
  { code: 'JPY', words: '¥|jpy|yen', country: 'Japan' },
  { code: 'SEK', words: 'sek', country: 'Sweden' },
  { code: 'NOK', words: 'nok', country: 'Norway' },
  { code: 'DKK', words: 'dkk', country: 'Denmark' },
  { code: 'MXN', words: 'mxn|mx\\$', country: 'Mexico' },
  { code: 'BRL', words: 'r\\$|brl|reais', country: 'Brazil' },
  { code: 'ZAR', words: 'zar|rands?', country: 'South Africa' },
  { code: 'SGD', words: 's\\$|sgd', country: 'Singapore' },
  { code: 'AED', words: 'aed|dirhams?', country: 'United Arab Emirates' },
  { code: 'NGN', words: '₦|ngn|naira', country: 'Nigeria' },
  { code: 'KES', words: 'kes|ksh', country: 'Kenya' },
]
// cspell:enable

/** All signs and names, as alternatives of a regular expression; dollars come last. */
export const anyCurrency = `${currencies.map(({ words }) => words).join('|')}|us ?\\$|\\$|usd|us dollars?|dollars?|bucks|d[oó]lares`

const whole = currencies.map((currency) => ({ ...currency, pattern: new RegExp(`^(?:${currency.words})$`) }))

/** The currency that a sign or name stands for; undefined for dollars. */
export function currencyOf(words: string): Currency | undefined {
  return whole.find(({ pattern }) => pattern.test(words))
}
