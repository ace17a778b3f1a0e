import { counted } from '../../shared/words'
import type { Composer } from '../outbox/composer'
import { alarmKind } from '../outbox/reports'
import type { Config } from '../platform/config'
import { link, momentOf, paragraph } from '../platform/email/blocks'
import { toTeam } from '../platform/email/layout'
import type { Alarm } from './repository'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'>
  findAlarm: (id: string) => Promise<Alarm | undefined>
}

/** The email to the team about waiting and failed emails: how many and since when, but nothing about their content. */
export function createAlarmComposers({ config, findAlarm }: Parts) {
  return {
    [alarmKind]: async (id) => {
      const alarm = await findAlarm(id)
      if (!alarm) return undefined
      const sentences = sentencesOf(alarm, config.businessTimeZone)
      const status = link('See the current status', `${config.siteUrl}/admin`, { between: ': ' })
      return toTeam(config, {
        title: alarm.waiting > 0 ? 'Emails are waiting to be sent' : 'Emails have failed',
        by: config.siteName,
        preview: sentences[0] ?? '',
        blocks: [...sentences.map((sentence) => paragraph(sentence)), status],
      })
    },
  } satisfies Record<string, Composer>
}

function sentencesOf({ raisedAt, oldestEnqueuedAt, waiting, failed }: Alarm, timeZone: string): string[] {
  const moment = momentOf(raisedAt, timeZone)
  const gaveUp = `${counted(failed, 'email')} failed. The site will not try again unless you send ${failed === 1 ? 'it' : 'them'} again from the admin.`
  if (waiting === 0) return [`On ${moment}, we found emails that the mail server refused.`, gaveUp, reasons]
  return [
    `On ${moment}, ${counted(waiting, 'email')} had not been sent. The oldest has been waiting since ${momentOf(oldestEnqueuedAt, timeZone)}.`,
    'The site keeps trying to send each email for a day. Please check that the mail server and the worker are running.',
    ...(failed > 0 ? [gaveUp, reasons] : []),
  ]
}

const reasons = 'The page of each lead or message shows the reason.'
