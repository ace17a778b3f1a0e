import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { counted } from '../../shared/words'
import type { Composer } from '../outbox/composer'
import { alarmKind } from '../outbox/reports'
import type { Config } from '../platform/config'
import { teamMailboxes } from '../platform/email/addresses'
import { EmailLayout, emailText, styles } from '../platform/email/layout'
import { renderEmail } from '../platform/email/render'
import { momentOf } from '../submissions/answers'
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
      const mail = { alarm, ...config }
      return {
        to: teamMailboxes(config),
        subject: `${titleOf(alarm)} (${config.siteName})`,
        html: renderEmail(<AlarmHtml {...mail} />),
        text: emailText([...sentencesOf(mail), overviewOf(mail), config.siteName], config.operator),
      }
    },
  } satisfies Record<string, Composer>
}

interface AlarmEmail extends Pick<Config, 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'> {
  alarm: Alarm
}

const overviewOf = ({ siteUrl }: AlarmEmail) => `See the current status: ${siteUrl}/admin`

const titleOf = ({ waiting }: Alarm) => (waiting > 0 ? 'Emails are waiting to be sent' : 'Emails have failed')

function sentencesOf({ alarm, businessTimeZone }: AlarmEmail): string[] {
  const { raisedAt, oldestEnqueuedAt, waiting, failed } = alarm
  const moment = momentOf(raisedAt, businessTimeZone)
  const gaveUp = `${counted(failed, 'email')} failed. The site will not try again unless you send ${failed === 1 ? 'it' : 'them'} again from the admin.`
  if (waiting === 0) return [`On ${moment}, we found emails that the mail server refused.`, gaveUp, reasons]
  return [
    `On ${moment}, ${counted(waiting, 'email')} had not been sent. The oldest has been waiting since ${momentOf(oldestEnqueuedAt, businessTimeZone)}.`,
    'The site keeps trying to send each email for a day. Please check that the mail server and the worker are running.',
    ...(failed > 0 ? [gaveUp, reasons] : []),
  ]
}

const reasons = 'The page of each lead or message shows the reason.'

function AlarmHtml({ alarm, ...config }: AlarmEmail) {
  const [first = '', ...others] = sentencesOf({ alarm, ...config })
  return (
    <EmailLayout siteName={config.siteName} preview={first} footer={config.siteName} operator={config.operator}>
      <Heading as="h1" style={styles.heading}>
        {titleOf(alarm)}
      </Heading>
      {[first, ...others].map((sentence) => (
        <Text key={sentence} style={styles.text}>
          {sentence}
        </Text>
      ))}
      <Text style={styles.text}>
        <Link href={`${config.siteUrl}/admin`} style={styles.link}>
          See the current status
        </Link>
      </Text>
    </EmailLayout>
  )
}
