import type { Decision } from '../../../shared/admin/submissions'
import type { Correction } from '../../../shared/corrections/schema'
import type { Composer } from '../../outbox/composer'
import type { Config } from '../../platform/config'
import { teamMailboxes } from '../../platform/email/addresses'
import { renderEmail } from '../../platform/email/render'
import type { StoredSubmission } from '../../submissions/table'
import type { CorrectionRow } from '../admin-repository'
import { DecisionHtml, decisionSubject, decisionText } from './decision'
import { CorrectionHtml, correctionSubject, correctionText, subjectOf } from './team'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'>
  findCorrection: (id: string) => Promise<StoredSubmission<Correction> | undefined>
  /** A report as the admin reads it. */
  findDecided: (id: string) => Promise<CorrectionRow | undefined>
}

/** The emails about corrections, by their kind of delivery. */
export function createCorrectionComposers({ config, findCorrection, findDecided }: Parts) {
  const { leadsTo, siteName, siteUrl, businessTimeZone: timeZone, operator } = config

  /** To a visitor who left an address; undefined if the decision has changed since. */
  const decisionOf =
    (decision: Decision): Composer =>
    async (id) => {
      const row = await findDecided(id)
      if (!(row?.email && row.reason) || row.status !== decision) return undefined
      const { email, reason, createdAt: receivedAt, vendor, field } = row
      const value = `${siteUrl}/emr/${vendor}#${field}`
      const report = { decision, subject: subjectOf(row), receivedAt, reason, value }
      const mail = { ...report, timeZone, siteName, siteUrl, operator }
      const replyTo = operator.contactEmail ?? leadsTo[0]
      return {
        to: [{ address: email }],
        ...(replyTo && { replyTo: { address: replyTo } }),
        subject: decisionSubject(mail),
        html: renderEmail(<DecisionHtml {...mail} />),
        text: decisionText(mail),
      }
    }

  return {
    /** To the team. Replies go to the visitor if there is an address. */
    'correction-team': async (id) => {
      const stored = await findCorrection(id)
      if (!stored) return undefined
      const { answers: correction, createdAt: receivedAt } = stored
      const mail = { id, correction, receivedAt, timeZone, siteName, siteUrl, operator }
      return {
        to: teamMailboxes(config),
        ...(correction.email && { replyTo: { address: correction.email } }),
        subject: correctionSubject(mail),
        html: renderEmail(<CorrectionHtml {...mail} />),
        text: correctionText(mail),
      }
    },
    'correction-accepted': decisionOf('accepted'),
    'correction-declined': decisionOf('declined'),
  } satisfies Record<string, Composer>
}
