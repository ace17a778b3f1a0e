import { Heading, Link, Text } from '@react-email/components'
import { counted } from '../../shared/words'
import type { Composer } from '../mail/service'
import { alarmKind } from '../outbox/reports'
import type { Config } from '../platform/config'
import { MailLayout, mailText, styles } from '../platform/mail/layout'
import { renderMail } from '../platform/mail/render'
import { momentOf } from '../submissions/answers'
import type { Alarm } from './repository'

interface Parts {
  config: Pick<Config, 'leadsTo' | 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'>
  findAlarm: (id: string) => Promise<Alarm | undefined>
}

/** The mail to the team about mails that wait. It says how many and since when, and nothing of what is in them. */
export function createAlarmComposers({ config, findAlarm }: Parts) {
  return {
    [alarmKind]: async (id) => {
      const alarm = await findAlarm(id)
      if (!alarm) return undefined
      const mail = { alarm, ...config }
      return {
        to: config.leadsTo.map((address) => ({ address })),
        subject: `Mails are waiting to be sent (${config.siteName})`,
        html: renderMail(<AlarmHtml {...mail} />),
        text: mailText([...sentencesOf(mail), overviewOf(mail), config.siteName], config.operator),
      }
    },
  } satisfies Record<string, Composer>
}

interface AlarmMail extends Pick<Config, 'siteName' | 'siteUrl' | 'businessTimeZone' | 'operator'> {
  alarm: Alarm
}

const overviewOf = ({ siteUrl }: AlarmMail) => `How it stands now: ${siteUrl}/admin`

function sentencesOf({ alarm, businessTimeZone }: AlarmMail): string[] {
  const { raisedAt, oldestPromisedAt, waiting, failed } = alarm
  const gaveUp = `${counted(failed, 'mail')} failed for good and will not be tried again unless somebody asks for it.`
  return [
    `On ${momentOf(raisedAt, businessTimeZone)}, ${counted(waiting, 'mail')} had not been sent. The oldest was promised on ${momentOf(oldestPromisedAt, businessTimeZone)}.`,
    'Mails are tried again by themselves for a day. Please see whether the mail server and the worker are running.',
    ...(failed > 0 ? [gaveUp] : []),
  ]
}

function AlarmHtml({ alarm, ...config }: AlarmMail) {
  const [first = '', ...others] = sentencesOf({ alarm, ...config })
  return (
    <MailLayout preview={first} footer={config.siteName} operator={config.operator}>
      <Heading as="h1" style={styles.heading}>
        Mails are waiting to be sent
      </Heading>
      {[first, ...others].map((sentence) => (
        <Text key={sentence} style={styles.text}>
          {sentence}
        </Text>
      ))}
      <Text style={styles.text}>
        <Link href={`${config.siteUrl}/admin`} style={styles.link}>
          How it stands now
        </Link>
      </Text>
    </MailLayout>
  )
}
