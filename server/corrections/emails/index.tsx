import type { Correction } from '../../../shared/corrections/schema'
import type { Composer } from '../../email/service'
import type { Config } from '../../platform/config'
import { renderEmail } from '../../platform/email/render'
import type { StoredSubmission } from '../../submissions/table'
import { CorrectionHtml, correctionSubject, correctionText } from './team'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'>
  findCorrection: (id: string) => Promise<StoredSubmission<Correction> | undefined>
}

/** The emails about corrections, by the kind of their delivery. */
export function createCorrectionComposers({
  config: { leadsTo, siteName, siteUrl, businessTimeZone: timeZone, operator },
  findCorrection,
}: Parts) {
  return {
    /** To the team; an answer goes to the visitor where there is an address. */
    'correction-team': async (id) => {
      const stored = await findCorrection(id)
      if (!stored) return undefined
      const { answers: correction, createdAt: receivedAt } = stored
      const mail = { correction, receivedAt, timeZone, siteName, siteUrl, operator }
      return {
        to: leadsTo.map((address) => ({ address })),
        ...(correction.email && { replyTo: { address: correction.email } }),
        subject: correctionSubject(mail),
        html: renderEmail(<CorrectionHtml {...mail} />),
        text: correctionText(mail),
      }
    },
  } satisfies Record<string, Composer>
}
