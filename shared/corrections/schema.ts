import { z } from 'zod'
import { fieldOf } from '../catalogue/fields'
import { vendorIds } from '../catalogue/ids'
import { optionalEmail, optionalText, requiredText, textBounds } from '../text'

/** A report of a wrong value in the catalogue. Unknown keys are dropped; a missing optional answer becomes `''`. */
export const correctionSchema = z.object(
  {
    vendor: z.enum(vendorIds, 'Choose a system from the catalogue.'),
    field: z
      .string('Choose the value that is wrong.')
      .refine((key) => fieldOf(key) !== undefined, 'Choose the value that is wrong.'),
    message: requiredText(textBounds.text, 'Write what is wrong.'),
    source: optionalText(textBounds.link),
    email: optionalEmail(),
  },
  { error: 'Send the correction as one JSON object.' },
)

export type Correction = z.output<typeof correctionSchema>
