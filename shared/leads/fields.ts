import type { FormField } from '../forms/field'
import { currentEmrs, industries, providerCounts, roles } from './options'
import type { Lead } from './schema'

type LeadField = FormField<keyof Lead>

/**
 * In the order of the stored answers. The two addresses are plain text instead of `url` controls, because browsers reject
 * `example.com` in those, and people may write addresses that way.
 */
export const leadFields: readonly LeadField[] = [
  { name: 'firstName', label: 'First Name', control: 'text', required: true, autocomplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', control: 'text', required: true, autocomplete: 'family-name' },
  {
    name: 'workEmail',
    label: 'Work Email',
    control: 'email',
    required: true,
    autocomplete: 'email',
    hint: 'We send your recommendation here.',
  },
  {
    name: 'phoneNumber',
    label: 'Phone Number',
    control: 'tel',
    required: true,
    autocomplete: 'tel',
    hint: 'In case your answers raise a question.',
  },
  {
    name: 'organizationName',
    label: 'Organization Name',
    control: 'text',
    required: true,
    autocomplete: 'organization',
  },
  {
    name: 'industry',
    label: 'Industry',
    control: 'select',
    required: true,
    options: industries,
    placeholder: 'Select your industry',
  },
  {
    name: 'organizationWebsite',
    label: 'Organization Website',
    control: 'text',
    required: false,
    inputMode: 'url',
    autocomplete: 'url',
    placeholder: 'example.org',
    hint: 'Optional.',
  },
  {
    name: 'currentEmr',
    label: 'Current EMR',
    control: 'select',
    required: true,
    options: currentEmrs,
    placeholder: 'Select your current EMR',
    hint: 'None yet, or not listed? Choose Other, and name yours in the description.',
  },
  {
    name: 'numberOfProviders',
    label: 'Number of Providers',
    control: 'select',
    required: true,
    options: providerCounts,
    placeholder: 'Select a range',
  },
  {
    name: 'estimatedMonthlyBudget',
    label: 'Estimated Monthly Budget',
    control: 'text',
    required: true,
    placeholder: '$3,000/month or $50-100 per provider',
    hint: 'A rough figure is enough. "Not sure" is fine too.',
  },
  {
    name: 'yourRole',
    label: 'Your Role',
    control: 'select',
    required: true,
    options: roles,
    placeholder: 'Select your role',
  },
  {
    name: 'organizationDescription',
    label: 'Organization Description',
    control: 'textarea',
    required: true,
    placeholder: 'Tell us about your services, your locations, and what you need from an EMR.',
    hint: 'Name your levels of care (outpatient, IOP, residential), sites, and must-haves. Please do not enter patient information.',
  },
  {
    name: 'linkedinProfile',
    label: 'LinkedIn Profile (Not Required)',
    control: 'text',
    required: false,
    inputMode: 'url',
    placeholder: 'linkedin.com/in/your-name',
  },
]

type FieldName = LeadField['name']

/** The form's steps: what is easy to answer first, and who asks last. */
const steps: readonly [title: string, names: readonly FieldName[]][] = [
  ['Your organization', ['organizationName', 'industry', 'numberOfProviders', 'currentEmr', 'organizationWebsite']],
  ['What you need', ['organizationDescription', 'estimatedMonthlyBudget']],
  ['Where to send it', ['firstName', 'lastName', 'workEmail', 'phoneNumber', 'yourRole', 'linkedinProfile']],
]

/** The same fields in the order of the form, each in its step. */
export const leadFormFields: readonly LeadField[] = steps.flatMap(([title, names], place) =>
  names.flatMap((name) =>
    leadFields
      .filter((field) => field.name === name)
      .map((field) => ({ ...field, section: `${place + 1} of ${steps.length}: ${title}` })),
  ),
)
