import { field, group } from './field'

/** The rows of the comparison, in the order in which the table, the CSV, and the emails show them. */
export const comparisonGroups = [
  group('comparison', 'overview', 'Overview', [
    field('starRating', 'rating', 'Rating'),
    { ...field('reviewLink', 'link', 'Reviews'), missing: 'Not Available' },
    field('estimatedCostPerMonth', 'cost', 'Estimated Cost per Month'),
    field('billingType', 'billing', 'Billing Type'),
    field('idealOrganizationSize', 'text', 'Ideal Organization Size'),
    field('setupTime', 'duration', 'Setup Time'),
    field('customerSupport', 'support', 'Customer Support'),
    field('integrations', 'count', 'Integrations'),
  ]),
  group('comparison', 'features', 'Features', [
    field('aiNotetaking', 'answer', 'AI Notetaking'),
    field('builtInCRM', 'answer', 'Built-in CRM'),
    field('builtInRCM', 'answer', 'Built-in RCM'),
    field('telehealth', 'answer', 'Telehealth'),
    field('groupTherapy', 'answer', 'Group Therapy'),
    field('outcomeTracking', 'answer', 'Outcome Tracking'),
    field('mobileApp', 'answer', 'Mobile App'),
    field('customForms', 'answer', 'Custom Forms'),
    field('insuranceBilling', 'answer', 'Insurance Billing'),
    field('appointmentReminders', 'answer', 'Appointment Reminders'),
    field('patientPortal', 'answer', 'Patient Portal'),
    field('reportingAnalytics', 'answer', 'Reporting & Analytics'),
    field('hipaaCompliant', 'answer', 'HIPAA Compliant'),
    field('cloudBased', 'answer', 'Cloud-Based'),
    field('guidedOnboarding', 'answer', 'Guided Onboarding'),
    field('customizable', 'answer', 'Customizable'),
  ]),
]

/** What else the record of a vendor's page shows. */
export const recordGroups = [
  group('record', 'fit', 'Care and fit', [
    field('website', 'link', 'Website'),
    field('specialties', 'care', 'Kinds of care'),
    field('levelsOfCare', 'levels', 'Levels of care'),
    field('madeFor', 'organizations', 'Made for'),
    field('notFor', 'organizations', 'Not made for'),
    field('bestFor', 'text', 'Best for'),
  ]),
]
