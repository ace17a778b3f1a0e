import { z } from 'zod'
import { optionalText, textBounds } from '../text'
import { submissionStatus } from './submissions'

/** So many leads or messages are changed by one request. */
const mostChanged = 100

const owner = optionalText(textBounds.name)

/** The fields of a lead or a message that people of the team set. */
export const workFields = z.object({ status: submissionStatus.optional(), owner: owner.optional() })

export type WorkFields = z.output<typeof workFields>

/** Which ones, and what they get. */
export const manyChanges = workFields.extend({
  ids: z
    .array(z.uuid('This is not an id.'), 'Say which ones.')
    .min(1, 'Choose at least one.')
    .max(mostChanged, `Choose ${mostChanged} or fewer.`),
})

export type ManyChanges = z.input<typeof manyChanges>

/** What became of a request that changed, merged or undid. */
export const changeOutcome = z.object({
  /** The id with which it is undone; null if nothing changed. */
  act: z.string().nullable(),
  /** How many are different now. */
  changed: z.int(),
  /** How many were left as they are: they were so already or, where an act is undone, somebody has changed them since. */
  kept: z.int(),
})

export type ChangeOutcome = z.output<typeof changeOutcome>

/** A lead or message after a change, with the act that undoes it; null if nothing changed. */
export type Changed<Detail> = Detail & { act: string | null }
