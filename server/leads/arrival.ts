import { z } from 'zod'
import { type Arrival, arrivalCharsMax, pagesReadMax } from '../../shared/leads/arrival'
import { hostOf, knownPath } from '../analytics/addresses'
import { jsonIn } from '../platform/validation'

const short = z.string().max(2_000).catch('')

const arrivalSchema = z
  .object({
    landingPage: short,
    referrer: short,
    campaign: short,
    pagesRead: z.array(short).max(50).catch([]),
  })
  .partial()
  .catch({})

const broken = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}]+/gu

/** The bound of the columns, whose whole values an index row has to hold. */
const campaignCharsMax = 120

/** How a visit arrived, from what the form sent, which is limited. Invalid data counts as not sent. */
export function readArrival(given: unknown, pageReferrer = ''): Arrival {
  const { landingPage = '', referrer = '', campaign = '', pagesRead = [] } = arrivalSchema.parse(parsed(given))
  return {
    landingPage: landingPage.startsWith('/') ? knownPath(landingPage) : '',
    referrerHost: hostOf(referrer) || hostOf(pageReferrer.slice(0, 2_000)),
    campaign: oneLineOf(campaign),
    pagesRead: pagesRead.slice(-pagesReadMax).map(knownPath),
  }
}

const parsed = (given: unknown): unknown =>
  typeof given === 'string' ? (given.length > arrivalCharsMax ? undefined : jsonIn(given)) : given

/** The text without control characters, and without the half of a surrogate pair that cutting may leave. */
const oneLineOf = (text: string) => text.slice(0, campaignCharsMax).replace(broken, ' ').trim()
