import type { VendorId } from '../catalogue'
import type { VendorReview } from './review'

/** Reviews of systems for treatment programs and agencies. */
export const programReviews: Record<Extract<VendorId, 'opus' | 'kipu' | 'credibleemr' | 'smartcare'>, VendorReview> = {
  opus: {
    badge: 'Most Advanced',
    blurb:
      'Clinical and billing work in one system, for addiction and behavioral health programs with several levels of care. It is listed from detox through outpatient; much of what it does could not be verified.',
    benefits: [
      'A long list of reports',
      'Billing in the same system',
      'A service agreement in public',
      {
        title: 'Several levels of care',
        text: 'Listed for detox, residential, IOP/PHP, and outpatient care; have each of them shown.',
        restsOn: 'levelsOfCare',
      },
    ],
  },
  kipu: {
    badge: 'Enterprise Scale',
    blurb:
      "For addiction and behavioral health groups: data from admissions move on to the chart and to billing. Staff who work at several sites switch between them, while each facility's charts stay apart.",
    benefits: [
      'From first call to claim',
      'Outcome measures included',
      'One group, many notes',
      'Built for several sites',
    ],
  },
  credibleemr: {
    badge: 'Community Care',
    blurb:
      'Made for community mental health centers, substance-use programs, and human-services agencies that report by program. Credible is part of Qualifacts.',
    benefits: [
      'Human services included',
      'The whole claim cycle',
      "A client's record on request",
      'Prescribing with the state check',
    ],
  },
  smartcare: {
    badge: 'County Agencies',
    blurb:
      'An EMR for county and community behavioral health agencies with heavy state reporting and strict rules on who may see a chart. Counties in California share it through CalMHSA.',
    benefits: ['Shared upkeep', 'Groups have their own workflow', 'Tight access to records', 'Controlled substances'],
  },
}
