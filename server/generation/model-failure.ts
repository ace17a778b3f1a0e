import { APIError } from 'openai'
import { WritingFailure } from './writer'

/** Whether an error comes from the network or the model's server, and not from this program. */
export function isOfTheServer(error: unknown): boolean {
  return error instanceof APIError || error instanceof SyntaxError || (error instanceof TypeError && 'cause' in error)
}

const statusOf = (error: unknown): number | undefined => (error instanceof APIError ? error.status : undefined)

export const isMisunderstood = (error: unknown) => statusOf(error) === 400 || statusOf(error) === 422

/** Milliseconds until the next attempt, about `usualMs` if the server names no time; undefined if none can help. */
export function waitBefore(error: unknown, usualMs: number): number | undefined {
  const status = statusOf(error)
  if (error instanceof SyntaxError) return undefined
  if (status !== undefined && status < 500 && ![408, 409, 429].includes(status)) return undefined
  const named = error instanceof APIError ? namedWait(error.headers?.get('Retry-After') ?? null) : undefined
  return named ?? usualMs * (0.75 + Math.random() / 2)
}

/** `Retry-After` in either of its forms, seconds or a date, as milliseconds. */
function namedWait(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d+(\.\d+)?$/.test(header.trim())) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** The failure in our own words, because the server's message may quote the key. */
export function failureOf(error: unknown, waitMs: number | undefined): WritingFailure {
  const status = statusOf(error)
  if (error instanceof SyntaxError)
    return new WritingFailure("The model's server sent an answer that we could not read.")
  if (status === undefined) return new WritingFailure("We could not reach the model's server.")
  if (status === 429) {
    const minutes = Math.ceil((waitMs ?? 0) / 60_000)
    const later = minutes === 0 ? 'later' : `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
    return new WritingFailure(`The model's server is not accepting more requests right now (429). Try again ${later}.`)
  }
  const meaning = meanings[status] ?? (status >= 500 ? 'failed' : 'did not accept the request')
  return new WritingFailure(`The model's server ${meaning} (${status}).`)
}

const meanings: Record<number, string> = {
  401: 'did not accept the key',
  403: 'did not accept the key',
  404: 'did not find the model or the address',
}

/** What to throw after the signal: a failure if the time was up, otherwise the reason for which the caller canceled. */
export function abortion({ reason }: AbortSignal, error: unknown): unknown {
  if (!(reason instanceof DOMException && reason.name === 'TimeoutError')) return reason
  const cause = statusOf(error) === 429 ? ' Its server is not accepting more requests right now (429).' : ''
  return new WritingFailure(`The model ran out of time.${cause}`)
}
