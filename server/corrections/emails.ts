import type { Decision } from '../../shared/admin/submissions'
import { correctionFields } from '../../shared/corrections/fields'
import type { Correction } from '../../shared/corrections/schema'
import { longDate } from '../../shared/dates'
import { displayAnswer } from '../../shared/forms/field'
import type { Composer } from '../outbox/composer'
import type { Config } from '../platform/config'
import { answers, button, link, momentOf, paragraph } from '../platform/email/blocks'
import { answerNote, forVisitor, toTeam } from '../platform/email/layout'
import { styles } from '../platform/email/looks'
import type { StoredSubmission } from '../submissions/table'
import type { CorrectionRow } from './repository'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'>
  findCorrection: (id: string) => Promise<StoredSubmission<Correction> | undefined>
  findDecided: (id: string) => Promise<CorrectionRow | undefined>
}

export function createCorrectionComposers({ config, findCorrection, findDecided }: Parts) {
  const { leadsTo, siteUrl, businessTimeZone: timeZone, operator } = config

  /**
   * To a visitor who left an address; undefined if the decision has changed since. It repeats nothing of what the
   * visitor wrote, because anybody may have entered the address.
   */
  const decisionOf =
    (decision: Decision): Composer =>
    async (id) => {
      const row = await findDecided(id)
      if (!(row?.email && row.reason) || row.status !== decision) return undefined
      const { outcome, next } = words[decision]
      const report = `Thank you for your report of ${longDate(row.createdAt.toISOString(), timeZone)} on ${subjectOf(row)}. ${outcome}`
      const value = `${siteUrl}${pathOf(row)}`
      const replyTo = operator.contactEmail ?? leadsTo[0]
      return {
        to: [{ address: row.email }],
        ...(replyTo && { replyTo: { address: replyTo } }),
        subject: `Your report on ${subjectOf(row)}`,
        ...forVisitor(config, {
          preview: report,
          blocks: [
            paragraph('Hello,'),
            paragraph(report),
            paragraph(row.reason, styles.strong),
            { ...button(next(siteUrl), 'See the value', value), text: `${next(siteUrl)}\n\nThe value: ${value}` },
            paragraph('If you disagree, reply to this email. A person will read it.'),
          ],
          why: 'You received this email because someone used this address to report a wrong value.',
        }),
      }
    }

  return {
    /** To the team. Replies go to the visitor if there is an address. */
    'correction-team': async (id) => {
      const stored = await findCorrection(id)
      if (!stored) return undefined
      const { answers: correction, createdAt } = stored
      const { email } = correction
      const reported = `On ${momentOf(createdAt, timeZone)}, a visitor reported an error.`
      const value = `${siteUrl}${pathOf(correction)}`
      return toTeam(config, {
        title: 'Correction',
        about: subjectOf(correction),
        preview: reported,
        blocks: [
          button(reported, 'Open this report', `${siteUrl}/admin/corrections/${id}`),
          answers(correctionFields, correction),
          { ...link('See the value', value, { style: styles.afterTable }), text: `The value: ${value}` },
        ],
        answering: email ? answerNote : 'The visitor left no email address, so you cannot reply.',
        replyTo: email ? { address: email } : undefined,
      })
    },
    'correction-accepted': decisionOf('accepted'),
    'correction-declined': decisionOf('declined'),
  } satisfies Record<string, Composer>
}

const words: Record<Decision, { outcome: string; next: (siteUrl: string) => string }> = {
  accepted: {
    outcome: 'We checked it and accepted the correction:',
    next: (siteUrl) =>
      `The value will change with the next version of our data. You can follow the correction at ${siteUrl}/changes, where neither your name nor your address appears.`,
  },
  declined: {
    outcome: 'We checked it and left the value as it is:',
    next: () => 'If you know a public source that says otherwise, send it to us and we will look at the value again.',
  },
}

type Value = Pick<Correction, 'vendor' | 'field'>

function subjectOf({ vendor, field }: Value): string {
  const keys = { vendor, field, message: '', source: '', email: '' }
  return correctionFields
    .slice(0, 2)
    .map((one) => displayAnswer(one, keys))
    .join(', ')
}

const pathOf = ({ vendor, field }: Value) => `/emr/${vendor}#${field}`
