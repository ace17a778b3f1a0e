import type { VendorId } from '../catalogue'
import type { VendorReview } from './review'

/** Reviews of systems made for treatment programs and agencies. */
export const programReviews: Record<Extract<VendorId, 'opus' | 'kipu' | 'credibleemr' | 'smartcare'>, VendorReview> = {
  opus: {
    badge: 'Most Advanced',
    blurb:
      'Clinical and billing work in one system, for addiction and behavioral health programs with several levels of care. It is listed from detox through outpatient; much of what it does could not be verified.',
    benefits: [
      {
        title: 'Every level of care',
        text: 'Listed for detox, residential, IOP/PHP and outpatient care; have each of them shown.',
        restsOn: ['levelsOfCare'],
      },
      {
        title: 'Billing in the same system',
        text: 'Revenue-cycle tools are part of it, with payment links sent by text message.',
        restsOn: ['builtInRCM', 'insuranceBilling', 'strengths'],
      },
      {
        title: 'More than 140 reports',
        text: 'That is the vendor’s own count of its practice-management reports.',
        restsOn: ['reportingAnalytics', 'strengths'],
      },
      {
        title: 'A service agreement in public',
        text: 'It sets commitments that are measured each quarter, so you can hold the vendor to them.',
        restsOn: ['strengths'],
      },
    ],
  },
  kipu: {
    badge: 'Enterprise Scale',
    blurb:
      'Admissions, charts and billing that share one record, for addiction and behavioral health groups. Staff who work at several sites switch between them, while each facility’s charts stay apart.',
    benefits: [
      {
        title: 'From first call to claim',
        text: 'CRM, EMR and billing share records, so a prospect’s data flow to the chart and on to the claim.',
        restsOn: ['builtInCRM', 'builtInRCM', 'strengths'],
      },
      {
        title: 'Outcome measures included',
        text: 'For substance use, mental health and eating disorders; they can go out through the portal.',
        restsOn: ['outcomeTracking', 'strengths'],
      },
      {
        title: 'One group, many notes',
        text: 'A single session yields shared and individual notes in each member’s chart.',
        restsOn: ['groupTherapy', 'strengths'],
      },
      {
        title: 'Built for several sites',
        text: 'One master instance for all facilities; the vendor states 99.99% availability.',
        restsOn: ['cloudBased', 'strengths'],
      },
    ],
  },
  credibleemr: {
    badge: 'Community Care',
    blurb:
      'Made for community mental health centers, substance-use programs and human-services agencies that report by program. Credible has been part of Qualifacts since their merger in 2020.',
    benefits: [
      {
        title: 'Human services included',
        text: 'Behavioral health and developmental-disability programs are what it was built for.',
        restsOn: ['specialties', 'strengths'],
      },
      {
        title: 'The whole claim cycle',
        text: 'Claims are scrubbed before they go out, and denials are worked in queues of their own.',
        restsOn: ['builtInRCM', 'insuranceBilling', 'strengths'],
      },
      {
        title: 'Small agencies and large',
        text: 'Listed for 5-500 providers, in outpatient and residential care.',
        restsOn: ['idealOrganizationSize', 'levelsOfCare'],
      },
      {
        title: 'A client’s record on request',
        text: 'Agency staff start the full export of a single client inside the product.',
        restsOn: ['strengths'],
      },
    ],
  },
  smartcare: {
    badge: 'County Agencies',
    blurb:
      'A record for county and community behavioral health agencies with heavy state reporting and strict rules on who may see a chart. Counties in California share it through CalMHSA.',
    benefits: [
      {
        title: 'Shared upkeep',
        text: 'CalMHSA standardizes forms and follows changes of state rules for all counties on it.',
        restsOn: ['customizable', 'strengths'],
      },
      {
        title: 'Groups have their own workflow',
        text: 'Scheduling and notes of group services are made for groups.',
        restsOn: ['groupTherapy', 'strengths'],
      },
      {
        title: 'Tight access to records',
        text: 'A well-known client can be hidden from all staff but those who treat them.',
        restsOn: ['strengths'],
      },
      {
        title: 'Controlled substances',
        text: 'Electronic prescribing covers them.',
        restsOn: ['strengths'],
      },
    ],
  },
}
