import type { VendorId } from '../catalogue'
import type { VendorReview } from './review'

type Practice =
  | 'therapynotes'
  | 'simplepractice'
  | 'doxy'
  | 'valant'
  | 'therabill'
  | 'therapyappointment'
  | 'clinicsource'
  | 'clearent'
  | 'mentegram'

/** Reviews of systems for private practices and outpatient groups. */
export const practiceReviews: Record<Extract<VendorId, Practice>, VendorReview> = {
  therapynotes: {
    badge: 'Enterprise Ready',
    blurb:
      'A behavioral health EMR for therapists who bill insurance. Notes, claims, client portal, and video visits belong to one product, and the practice can grow from one clinician to a group without changing it.',
    benefits: [
      'Claims without a second system',
      'A portal in the subscription',
      'Reminders in three ways',
      'Terms that settle the agreement',
    ],
  },
  simplepractice: {
    badge: 'Best Value',
    blurb:
      'One subscription for scheduling, video visits, notes, client portal, and billing. It suits solo clinicians and small groups that have no IT staff.',
    benefits: [
      'Measures that score themselves',
      'Groups on the schedule',
      'Payments that post themselves',
      'Referrals from payers',
    ],
  },
  doxy: {
    badge: 'Telehealth Leader',
    blurb:
      'Clinicians who already chart elsewhere use it for visits that a patient joins through a virtual waiting room. It keeps no chart and sends no claims.',
    benefits: ['Audited from outside', 'Nothing recorded', 'Starts at no cost', 'Visits for groups'],
  },
  valant: {
    badge: 'Specialty Focus',
    blurb:
      'Built for behavioral health group practices rather than adapted from primary care. Intake, charting, and billing share one system, even where an IOP or PHP runs beside outpatient care.',
    benefits: [
      'Made for behavioral health',
      'An intake queue',
      "A portal that does the front desk's work",
      'A waitlist in one step',
    ],
  },
  therabill: {
    badge: 'Billing Companion',
    blurb:
      "A billing product for physical, occupational, and speech therapy clinics that chart in WebPT; we found no behavioral-health customer. It takes the claim from there through remittance to the patient's balance; the chart itself stays where it is.",
    benefits: ['Remittances straight in', 'All payments in one place', 'Onboarding with a plan', 'No typing twice'],
  },
  therapyappointment: {
    badge: 'Solo Starter',
    blurb:
      'Scheduling, charting, claims, and a client portal for private-practice therapists and small groups that bill insurance. Its starting price is among the lowest listed here; some parts cost extra.',
    benefits: [
      'Reminders that ask back',
      'Groups with the right code',
      'Plans that get signed',
      'Reports beyond income',
    ],
  },
  clinicsource: {
    badge: 'Therapy Clinics',
    blurb:
      'A web-based system for therapy clinics with several therapists or sites. Documentation, scheduling, billing, collections, and payroll are in one place; we could not verify much else about it.',
    benefits: [
      'Payroll included',
      'Nothing to install',
      {
        title: 'Reminders before the visit',
        text: "The vendor's product guide documents appointment reminders; ask whether they go by text, email, or phone.",
        restsOn: 'appointmentReminders',
      },
      {
        title: 'For more than one therapist',
        text: 'The vendor writes of clinics with several therapists, up to several locations.',
        restsOn: 'idealOrganizationSize',
      },
    ],
  },
  clearent: {
    badge: 'Payment Processor',
    blurb:
      'Practices and software vendors use it to take card payments alongside a separate system. It holds no clinical records, has no scheduling, and sends no insurance claims.',
    benefits: [
      'A margin you can see',
      {
        title: 'One task, alongside any EMR',
        text: 'It takes card payments and leaves the chart to another system.',
        restsOn: 'bestFor',
      },
      {
        title: 'Reports by batch',
        text: 'The gateway can report each batch of card payments on a schedule.',
        restsOn: 'reportingAnalytics',
      },
      {
        title: 'Hosted payment pages',
        text: 'The gateway and its payment pages run at the vendor; only the card readers are in the practice.',
        restsOn: 'cloudBased',
      },
    ],
  },
  mentegram: {
    badge: 'Between Sessions',
    blurb:
      'Therapists tailor short daily questions to each client and review the answers. It works beside an EMR. The only independent review that we found dates from 2014, and we could not confirm that it is still sold.',
    benefits: ['Questions for one client', 'Answers ready for the chart', 'Data kept by region', 'Terms in public'],
  },
}
