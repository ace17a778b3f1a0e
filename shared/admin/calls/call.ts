import { z } from 'zod'
import type { Actor } from '../actor'
import type { Permission, TokenScope } from '../permissions'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Address = `${Method}${'' | ` ${':' | '/'}${string}`}`

/** What a call needs, takes, and answers. */
interface CallRow {
  may: Permission
  /** The scope with which a token may make the call, or `any`. Without one, such as for writing to a visitor, none may. */
  scope?: TokenScope | 'any'
  /** The check of the query of its address. Pages read their own query, so that every address shows something. */
  query?: z.ZodObject
  /** The check of what it changes; of a call by an address, the JSON body. */
  body?: z.ZodType
  /** Without one, the call answers nothing (204). */
  answer?: z.ZodType
  /** The status of a success, if it is not 200, or 204 without an answer. */
  status?: number
  /** Whether it is about the caller's own account, session, or unsaved text: it is given the session. */
  own?: true
  /** The media type, if it is not JSON but answered by a handler of its own. Pages cannot make such a call. */
  raw?: string
}

export interface Call extends CallRow {
  /** The method and the path below `/api/admin`. One that only pages make has no path, but may have ids: `GET :id`. */
  address: Address
}

/** One call of the admin: everything else that is known about it follows from this row. */
export const call = <const Given extends Address, const Row extends CallRow>(address: Given, row: Row) => ({
  address,
  ...row,
})

/** The status of a success. */
export const statusOf = ({ status, answer, raw }: CallRow): number => status ?? (answer || raw ? 200 : 204)

/** An answer of which only the type is known: one that is closed to tokens, and therefore not described. */
export const typed = <Answer>() => z.custom<Answer>()

/** Who makes a call within a session. */
export interface Caller {
  /** The id of the session. */
  id: string
  actor: Actor
  /** Whether the sign-in was in the last five minutes, as a new passkey requires. */
  isFresh: boolean
}

/** The ids that a path names, as arguments; a version or revision is a number. */
type IdsOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [IdOf<Name>, ...IdsOf<Rest>]
  : Path extends `${string}:${infer Name}`
    ? [IdOf<Name>]
    : []
type IdOf<Name> = Name extends 'number' ? number : string

type GivenTo<Row> = Row extends { query: infer Query extends z.ZodType } ? [query: z.output<Query>] : []
type SentTo<Row> = Row extends { body: infer Body extends z.ZodType } ? [sent: z.input<Body>] : []
type CheckedFor<Row> = Row extends { body: infer Body extends z.ZodType } ? [checked: z.output<Body>] : []
type AnswerOf<Row> = Row extends { answer: infer Answer extends z.ZodType } ? Promise<z.output<Answer>> : Promise<void>
type CallerOf<Row extends Call> = Row extends { own: true }
  ? [caller: Caller]
  : Row['address'] extends `GET${string}`
    ? []
    : [actor: Actor]

/** What pages can call: the ids of the address, then the query or what to change. */
export type ApiOf<Calls extends Record<string, Call>> = {
  [Name in keyof Calls as Calls[Name] extends { raw: string } ? never : Name]: (
    ...given: [...IdsOf<Calls[Name]['address']>, ...GivenTo<Calls[Name]>, ...SentTo<Calls[Name]>]
  ) => AnswerOf<Calls[Name]>
}

/**
 * What a feature does for its calls, by their names. What is sent has been checked. A call that changes something gets
 * the actor first, an `own` one the caller, and one that reads neither.
 */
export type Acts<Calls extends Record<string, Call>> = {
  [Name in keyof Calls as Calls[Name] extends { raw: string } ? never : Name]: (
    ...given: [
      ...CallerOf<Calls[Name]>,
      ...IdsOf<Calls[Name]['address']>,
      ...GivenTo<Calls[Name]>,
      ...CheckedFor<Calls[Name]>,
    ]
  ) => AnswerOf<Calls[Name]>
}
