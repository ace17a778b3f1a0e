import { matchAddress } from '../../../shared/match/address'
import type { MatchAnswer } from '../../../shared/match/match'

/** Earlier answers, so that Back needs no call; the catalogue does not change while a page is open. */
const known = new Map<string, MatchAnswer>()
const knownMax = 40

/** After this time the visitor is told that no answer came. */
const answerMsMax = 20_000

const failed = 'We could not update the result. You are seeing the result for your earlier answers. Please try again.'
const offline =
  'You are offline, so we could not update the result. You are seeing the result for your earlier answers. Please try again later.'

/** The reason why there is no answer, in words for the visitor. */
export class Unanswered extends Error {}

export function remember(query: string, answer: MatchAnswer): void {
  known.set(query, answer)
  const [oldest] = known.keys()
  if (known.size > knownMax && oldest !== undefined) known.delete(oldest)
}

/** The answer that the page with this query shows. @throws Unanswered, unless `controller` was aborted */
export async function fetchMatch(query: string, controller: AbortController): Promise<MatchAnswer> {
  const former = known.get(query)
  if (former) return former
  const { isOk, status, text } = await read(matchAddress('/api/match', query), controller.signal).catch(() => {
    throw new Unanswered(navigator.onLine ? failed : offline)
  })
  if (!isOk) throw new Unanswered(refusal(status, text))
  const answer = JSON.parse(text) as MatchAnswer
  remember(query, answer)
  return answer
}

/**
 * Fetches an answer with its whole body. It does not share a module with the forms' script, which would then become a
 * second file on every page with a form.
 */
async function read(address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(answerMsMax)]) })
  return { isOk: response.ok, status: response.status, text: await response.text() }
}

function refusal(status: number, text: string): string {
  if (status === 429) return 'That was a lot of changes at once. Please wait a minute and try again.'
  if (status !== 422) return failed
  const { errors = [] } = JSON.parse(text) as { errors?: { field: string; message: string }[] }
  return `Please check your answers: ${errors.map(({ field, message }) => `${field}: ${message}`).join(' ')}`
}
