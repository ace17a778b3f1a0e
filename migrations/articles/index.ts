import * as about42CfrPart2InTheEmr from './42-cfr-part-2-in-the-emr.md'
import * as accessRolesAndAuditLogs from './access-roles-and-audit-logs.md'
import * as behavioralHealthDataMigration from './behavioral-health-data-migration.md'
import * as bestEmrAtGroupTherapyDocumentation from './best-emr-at-group-therapy-documentation.md'
import * as denialWorklistForBehavioralHealth from './denial-worklist-for-behavioral-health.md'
import * as eligibilityChecksThatPreventDenials from './eligibility-checks-that-prevent-denials.md'
import * as emrDressRehearsalBeforeGoLive from './emr-dress-rehearsal-before-go-live.md'
import * as emrForGrowingGroupPractices from './emr-for-growing-group-practices.md'
import * as emrForIopAndPhpPrograms from './emr-for-iop-and-php-programs.md'
import * as first30DaysAfterEmrGoLive from './first-30-days-after-emr-go-live.md'
import * as goodFaithEstimatesInYourEmr from './good-faith-estimates-in-your-emr.md'
import * as kipuHighlightInquiryToClaim from './kipu-highlight-inquiry-to-claim.md'
import * as labInterfaceForBehavioralHealth from './lab-interface-for-behavioral-health.md'
import * as progressNoteTemplatesThatLast from './progress-note-templates-that-last.md'
import * as sendPhq9AndGad7OnASchedule from './send-phq-9-and-gad-7-on-a-schedule.md'
import * as setUpAutomatedAppointmentReminders from './set-up-automated-appointment-reminders.md'
import * as simplepracticeHighlightSmallPractices from './simplepractice-highlight-small-practices.md'
import * as whatWeHaveAnApiMeans from './what-we-have-an-api-means.md'
import * as whyDoesMyEmrHaveAiNotetaker from './why-does-my-emr-have-ai-notetaker.md'
import * as whyDoesMyEmrHavePsychotherapyNotes from './why-does-my-emr-have-psychotherapy-notes.md'

/** The articles that come with the product. The next seed publishes new ones. */
export const articles = [
  about42CfrPart2InTheEmr,
  accessRolesAndAuditLogs,
  behavioralHealthDataMigration,
  bestEmrAtGroupTherapyDocumentation,
  denialWorklistForBehavioralHealth,
  eligibilityChecksThatPreventDenials,
  emrDressRehearsalBeforeGoLive,
  emrForGrowingGroupPractices,
  emrForIopAndPhpPrograms,
  first30DaysAfterEmrGoLive,
  goodFaithEstimatesInYourEmr,
  kipuHighlightInquiryToClaim,
  labInterfaceForBehavioralHealth,
  progressNoteTemplatesThatLast,
  sendPhq9AndGad7OnASchedule,
  setUpAutomatedAppointmentReminders,
  simplepracticeHighlightSmallPractices,
  whatWeHaveAnApiMeans,
  whyDoesMyEmrHaveAiNotetaker,
  whyDoesMyEmrHavePsychotherapyNotes,
]
