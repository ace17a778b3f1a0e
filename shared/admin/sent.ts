import { z } from 'zod'

/** What a call sends: one JSON object, which the message names if it is something else. */
export const sent = <Shape extends z.ZodRawShape>(what: string, shape: Shape) =>
  z.object(shape, { error: `Send ${what} as one JSON object.` })

/** The value of one of the choices that a form offers. */
export const oneOf = <const Value extends string>(choices: readonly { value: Value }[], message: string) =>
  z.enum(
    choices.map(({ value }) => value),
    message,
  )
