import { z } from 'zod'
import { optionalText, textBounds } from '../text'
import { submissionStatus } from './submissions'

const mostChanged = 100

const owner = optionalText(textBounds.name)

export const workFields = z.object({ status: submissionStatus.optional(), owner: owner.optional() })

export type WorkFields = z.output<typeof workFields>

/** The ids, and the values to set. A row with a field that no longer has its value in `seen`, if given, is left alone. */
export const manyChanges = workFields.extend({
  seen: workFields.optional(),
  ids: z
    .array(z.uuid('This is not an id.'), 'Say which ones.')
    .min(1, 'Choose at least one.')
    .max(mostChanged, `Choose ${mostChanged} or fewer.`),
})

export const changeOutcome = z.object({
  /** The id to undo it with; null if nothing changed. */
  act: z.string().nullable(),
  changed: z.int(),
  /** How many were left unchanged: they had the values already, or somebody has changed them in the meantime. */
  kept: z.int(),
})

export type ChangeOutcome = z.output<typeof changeOutcome>

const act = { act: z.string().nullable().describe('By which the change is undone; null where nothing was different.') }

/** A lead or message after a change, with the act that undoes it; null if nothing changed. */
export const changed = <Shape extends z.ZodRawShape>(detail: z.ZodObject<Shape>) => detail.extend(act)
