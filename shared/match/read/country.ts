// cspell:disable: titles, names, and parts of words, as people write them.
import type { Known } from '../terms/known'
import type { Reading } from './clauses'
import { currencies } from './currencies'

/** Signs of a practice outside the United States: places, laws, and payers. The first country that fits counts. */
const abroad: readonly { country: string; words: string }[] = [
  {
    country: 'Canada',
    words:
      'canad(?:a|ian)|montr[eé]al|qu[eé]bec|toronto|vancouver, (?:bc|b\\.c\\.)|(?<!, )ontario(?!,? (?:ca|california))|alberta|calgary|edmonton|manitoba|saskatchewan|nova scotia|british columbia|phipa|pipeda|loi 25|law 25|ohip|rcmp claims',
  },
  {
    country: 'United Kingdom',
    words:
      'united kingdom|england|scotland|wales(?! university)|northern ireland|nhs|london, uk|(?:in|from|across) the uk|uk-based|bupa|uk gdpr|bacp|hcpc|cqc',
  },
  {
    country: 'Australia',
    words:
      'australia\\w{0,12}|ndis|sydney|melbourne, (?:vic|au)\\w{0,12}|brisbane|perth, (?:wa|au)\\w{0,12}|medicare rebates|ahpra',
  },
  { country: 'New Zealand', words: 'new zealand|auckland|aotearoa' },
  { country: 'Ireland', words: '(?<!northern )ireland|dublin, ireland|hse ireland' },
  {
    country: 'Germany',
    words:
      'germany|german (?:law|practice|psychotherapist)|berlin|munich|hamburg, germany|deutschland|kassenärzt\\w{0,12}',
  },
  { country: 'Czech Republic', words: 'czech(?:ia)?|brno|prague|praha' },
  { country: 'Philippines', words: 'philippines|filipino clinic|cebu|manila|makati|gcash' },
  { country: 'India', words: 'india(?!n|na)|mumbai|bangalore|bengaluru|new delhi|hyderabad' },
  { country: 'Israel', words: 'israel|tel aviv' },
  { country: 'South Africa', words: 'south africa|cape town|johannesburg|popia' },
  { country: 'Singapore', words: 'singapore' },
  { country: 'United Arab Emirates', words: 'dubai|abu dhabi|uae' },
  { country: 'Kenya', words: 'kenya|nairobi' },
  { country: 'Nigeria', words: 'nigeria|lagos' },
  { country: 'Mexico', words: '(?<!new )mexico(?: city)?(?! border)|tijuana|guadalajara' },
  { country: 'Brazil', words: 'brazil(?!ian)|s[aã]o paulo|rio de janeiro' },
  { country: 'Jamaica', words: 'jamaica(?!n)' },
  { country: 'Bahamas', words: 'bahamas' },
  { country: 'Switzerland', words: 'switzerland|zurich|zürich|geneva, switzerland' },
  { country: 'France', words: 'france(?! street)' },
  { country: 'Spain', words: 'spain' },
  { country: 'Italy', words: 'italy' },
  { country: 'Netherlands', words: 'netherlands|amsterdam' },
  { country: 'Austria', words: 'austria(?!n)|vienna, austria' },
  { country: 'Poland', words: 'poland|warsaw, poland' },
  { country: 'European Union', words: 'gdpr|european union|in the eu' },
]
const patterns = abroad.map(({ country, words }) => ({
  country,
  pattern: new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, 'g'),
}))
/** Places that are not where the practice is. */
const elsewhere =
  /\b(?:families|clients|patients|people|refugees|immigrants|veterans|trained|born|grew up|degree|vendor|team|developers|support|servers?|students|travel\w{0,12}|vacation) (?:\w{1,20} )?(?:from|in|to) (?:the )?$|\b(?:unlike|outside|not in) (?:the )?$/

/** The country, if it is not the United States: what the text says, or what the budget is in. */
export function readCountry(reading: Reading, budget: Known['budget']): Known['country'] {
  const payers = currencies.find(({ code }) => code === budget?.value.currency)?.country ?? null
  for (const { country, pattern } of patterns) {
    const found = reading.mentions(pattern).find(({ manner, start, sentence }) => {
      const before = reading.text.plain.slice(Math.max(sentence.start, start - 50), start)
      return manner !== 'past' && manner !== 'refused' && manner !== 'others' && !elsewhere.test(before)
    })
    if (found)
      return { value: country === 'European Union' && payers ? payers : country, origin: 'read', quote: found.quote }
  }
  return payers === null ? null : { value: payers, origin: 'read', quote: budget?.quote ?? null }
}
