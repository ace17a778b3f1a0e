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

/** Reviews of what private practices and outpatient groups buy. */
export const practiceReviews: Record<Extract<VendorId, Practice>, VendorReview> = {
  therapynotes: {
    badge: 'Enterprise Ready',
    blurb:
      'A behavioral health record for therapists who bill insurance. Notes, claims, client portal and video visits belong to one product, and the practice can grow from one clinician to a group without changing it.',
    benefits: [
      {
        title: 'Claims without a second system',
        text: 'Electronic claims leave through a clearinghouse partner that reaches more than 2,000 payers.',
        restsOn: ['insuranceBilling', 'strengths'],
      },
      {
        title: 'A portal in the subscription',
        text: 'Clients ask for appointments, sign documents, write securely and pay by card, in English or Spanish.',
        restsOn: ['patientPortal', 'strengths'],
      },
      {
        title: 'Reminders in three ways',
        text: 'Email, text message or an automated call: whichever your clients answer.',
        restsOn: ['appointmentReminders', 'strengths'],
      },
      {
        title: 'Made for therapy',
        text: 'Group sessions, outcome measures and custom forms are parts of the product, not separate purchases to look for.',
        restsOn: ['groupTherapy', 'outcomeTracking', 'customForms'],
      },
    ],
  },
  simplepractice: {
    badge: 'Best Value',
    blurb:
      'One subscription for scheduling, video visits, notes, client portal and billing. It suits solo clinicians and small groups that want to be running within two weeks and have nobody to look after software.',
    benefits: [
      {
        title: 'Measures that score themselves',
        text: 'PHQ-9 and GAD-7 go out on a schedule, are scored automatically and stand in the client’s profile over time.',
        restsOn: ['outcomeTracking', 'strengths'],
      },
      {
        title: 'A short start',
        text: 'Set-up is put at 1-2 weeks, so a new practice can open with it.',
        restsOn: ['setupTime'],
      },
      {
        title: 'Groups of up to 15',
        text: 'Attendance, notes and billing of a group session are kept for each client. It needs the top plan.',
        restsOn: ['groupTherapy', 'strengths', 'limits'],
      },
      {
        title: 'Payments that post themselves',
        text: 'Electronic remittances update the claim and record what the insurer paid.',
        restsOn: ['insuranceBilling', 'strengths'],
      },
    ],
  },
  doxy: {
    badge: 'Telehealth Leader',
    blurb:
      'Clinicians who already chart elsewhere use it for visits that a patient joins through a virtual waiting room. It keeps no chart and sends no claims.',
    benefits: [
      {
        title: 'Starts at no cost',
        text: 'There is a free plan, and a clinic can invite its staff on it. Ask whether it includes a business associate agreement before you use it with patients.',
        restsOn: ['estimatedCostPerMonth', 'strengths', 'limits'],
      },
      {
        title: 'Ready in a day',
        text: 'Set-up is put at 1 day, because there is no chart to move.',
        restsOn: ['setupTime'],
      },
      {
        title: 'Visits for groups',
        text: 'Several people can join a call, and each arrives through the clinician’s own waiting room.',
        restsOn: ['groupTherapy', 'strengths'],
      },
      {
        title: 'Nothing recorded',
        text: 'Calls are encrypted from point to point; neither calls nor chat messages are kept.',
        restsOn: ['telehealth', 'strengths'],
      },
    ],
  },
  valant: {
    badge: 'Specialty Focus',
    blurb:
      'Built for behavioral health group practices rather than adapted from primary care. Intake, charting and billing share one system, also where an IOP or PHP runs beside outpatient care.',
    benefits: [
      {
        title: 'Intake that keeps nobody waiting unseen',
        text: 'Prospective patients fill in a web form and stand in a queue with provider matching and outreach tracking.',
        restsOn: ['builtInCRM', 'strengths'],
      },
      {
        title: 'Outpatient and intensive programs',
        text: 'Practices that run IOP or PHP beside outpatient care keep both in one record.',
        restsOn: ['levelsOfCare', 'bestFor'],
      },
      {
        title: 'A portal that does the front desk’s work',
        text: 'Self check-in, payment before the visit, appointment requests, messages and video, alone or in a group.',
        restsOn: ['patientPortal', 'telehealth', 'strengths'],
      },
      {
        title: 'Billing inside',
        text: 'Revenue-cycle tools and insurance billing belong to the system.',
        restsOn: ['builtInRCM', 'insuranceBilling'],
      },
    ],
  },
  therabill: {
    badge: 'Billing Companion',
    blurb:
      'A billing product for physical, occupational and speech therapy clinics that chart in WebPT; we found no behavioral-health customer. It takes the claim from there through remittance to the patient’s balance; the chart itself stays where it is.',
    benefits: [
      {
        title: 'No typing twice',
        text: 'A full patient record entered in WebPT flows over.',
        restsOn: ['bestFor', 'strengths'],
      },
      {
        title: 'Remittances straight in',
        text: 'Payers send electronic remittances into the account, where posting takes little manual work.',
        restsOn: ['insuranceBilling', 'strengths'],
      },
      {
        title: 'All payments in one place',
        text: 'Card payments, copays and lump sums are recorded beside the claims.',
        restsOn: ['insuranceBilling', 'strengths'],
      },
      {
        title: 'Onboarding with a plan',
        text: 'Clinics that use WebPT follow an eight-week agenda with a specialist, a kick-off call and billing training.',
        restsOn: ['guidedOnboarding', 'strengths'],
      },
    ],
  },
  therapyappointment: {
    badge: 'Solo Starter',
    blurb:
      'Scheduling, charting, claims and a client portal for private-practice therapists and small groups that bill insurance. Its starting price is among the lowest listed here; some parts cost extra.',
    benefits: [
      {
        title: 'A low starting price',
        text: 'From $19 a month. Built-in telehealth adds $15 per therapist, single sign-on $5 per subscriber.',
        restsOn: ['estimatedCostPerMonth', 'limits'],
      },
      {
        title: 'Up in a week',
        text: 'Set-up is put at 1 week.',
        restsOn: ['setupTime'],
      },
      {
        title: 'Groups with the right code',
        text: 'A group is scheduled, charted and charged together, with 90853 as its default code.',
        restsOn: ['groupTherapy', 'strengths'],
      },
      {
        title: 'Reminders that ask back',
        text: 'By email, text or phone call, one to five days ahead, with a request to confirm.',
        restsOn: ['appointmentReminders', 'strengths'],
      },
    ],
  },
  clinicsource: {
    badge: 'Therapy Clinics',
    blurb:
      'A web-based system for therapy clinics with several therapists or sites. Documentation, scheduling, billing, collections and payroll stand in one place; much else about it could not be verified.',
    benefits: [
      {
        title: 'Payroll included',
        text: 'What was documented can be billed, collected and paid out to therapists from one system.',
        restsOn: ['builtInRCM', 'strengths'],
      },
      {
        title: 'Reminders before the visit',
        text: 'Appointment reminders are part of the system.',
        restsOn: ['appointmentReminders'],
      },
      {
        title: 'For more than one therapist',
        text: 'It is made for clinics with four or five therapists up to several locations.',
        restsOn: ['idealOrganizationSize', 'bestFor'],
      },
      {
        title: 'Nothing to install',
        text: 'It runs in a browser, with encrypted traffic and a nightly backup in two places.',
        restsOn: ['cloudBased', 'strengths'],
      },
    ],
  },
  clearent: {
    badge: 'Payment Processor',
    blurb:
      'Practices and software vendors use it to take card payments beside a separate system. It holds no clinical record, schedules nobody and sends no insurance claims.',
    benefits: [
      {
        title: 'One task, beside any record',
        text: 'It takes card payments and leaves the chart to another system.',
        restsOn: ['bestFor'],
      },
      {
        title: 'Reviewed by others',
        text: 'An independent review of the contract and the fees is a link away; read it before you talk to sales.',
        restsOn: ['reviewLink', 'limits'],
      },
      {
        title: 'A known complaint record',
        text: 'The Better Business Bureau keeps a page on it, with what customers complained about.',
        restsOn: ['limits'],
      },
      {
        title: 'Interchange-plus pricing',
        text: 'It is available; ask for it in writing, with the length of the contract and the fee for leaving early.',
        restsOn: ['strengths', 'limits'],
      },
    ],
  },
  mentegram: {
    badge: 'Between Sessions',
    blurb:
      'Therapists tailor short daily questions to each client and review the answers. It stands beside an EMR. The only independent review that we found dates from 2014, and nobody could show us that it is still sold.',
    benefits: [
      {
        title: 'Questions for one client',
        text: 'The therapist tailors a short daily questionnaire for each client.',
        restsOn: ['customForms', 'strengths'],
      },
      {
        title: 'Answers ready for the chart',
        text: 'They are encrypted and synced to the therapist for review.',
        restsOn: ['outcomeTracking', 'strengths'],
      },
      {
        title: 'Data kept by region',
        text: 'In Australia for Australia and New Zealand, in the USA for the USA, the UK and Europe.',
        restsOn: ['strengths'],
      },
      {
        title: 'Terms in public',
        text: 'They say that HIPAA is followed, and set out rules for European clients.',
        restsOn: ['hipaaCompliant', 'strengths'],
      },
    ],
  },
}
