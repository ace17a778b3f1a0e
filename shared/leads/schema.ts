import { z } from 'zod'
import type { Option } from '../forms/field'
import { optionalText, requiredEmail, requiredText, textBounds } from '../text'
import { currentEmrs, industries, providerCounts, roles } from './options'

/** One of the options, with the same message for a missing and an unknown value. */
function choice<T extends string>(options: readonly Option<T>[], message: string) {
  return z.enum(
    options.map(({ value }) => value),
    { error: message },
  )
}

/** The thirteen answers of the lead form. Unknown keys are dropped; an optional answer left out is `''`. */
export const leadSchema = z.object(
  {
    firstName: requiredText(textBounds.name, 'Enter your first name.'),
    lastName: requiredText(textBounds.name, 'Enter your last name.'),
    workEmail: requiredEmail('Enter your work email address.'),
    phoneNumber: requiredText(textBounds.name, 'Enter a phone number where we can reach you.'),
    organizationName: requiredText(textBounds.name, 'Enter the name of your organization.'),
    industry: choice(industries, 'Choose the industry that fits your organization best.'),
    organizationWebsite: optionalText(textBounds.link),
    currentEmr: choice(currentEmrs, 'Choose the EMR you use now, or Other.'),
    numberOfProviders: choice(providerCounts, 'Choose how many providers you have.'),
    estimatedMonthlyBudget: requiredText(textBounds.text, 'Tell us your estimated monthly budget.'),
    yourRole: choice(roles, 'Choose your role.'),
    organizationDescription: requiredText(textBounds.text, 'Describe your organization in a few words.'),
    linkedinProfile: optionalText(textBounds.link),
  },
  { error: 'Send the answers as one JSON object.' },
)

export type Lead = z.output<typeof leadSchema>
