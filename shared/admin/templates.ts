import { z } from 'zod'
import { requiredText, textBounds } from '../text'
import { oneLine } from '../words'
import { sent } from './sent'

export interface TemplateName {
  id: string
  name: string
  /** ISO 8601. */
  updatedAt: string
}

export interface AnswerTemplate extends TemplateName {
  text: string
  /** Rises with every save; a save names the version that was seen. */
  version: number
}

const nameCharsMax = 80

export const newTemplate = sent('the template', {
  name: requiredText(nameCharsMax, 'Give the template a name.'),
  text: requiredText(textBounds.text, 'Write the text of the template.'),
})

export const templateChanges = newTemplate.extend({ version: z.int('Say which version was edited.').min(0) })

/** The values of placeholders; empty if unknown. */
export const placeholders = z.object({ firstName: z.string(), organization: z.string() })

export type Placeholders = z.output<typeof placeholders>

/** Characters of a name that could be Markdown and are escaped. */
const marks = /[\\*[\]#_`]/g

/** Fills in placeholders. An unknown first name goes with the space before it; else `your organization`. */
export function fillTemplate(text: string, { firstName, organization }: Placeholders): string {
  return text
    .replace(/ ?\{firstName\}/g, (match) =>
      firstName ? `${match.startsWith(' ') ? ' ' : ''}${asText(firstName)}` : '',
    )
    .replaceAll('{organization}', () => asText(organization) || 'your organization')
}

const asText = (name: string) => oneLine(name).replace(marks, '\\$&')
