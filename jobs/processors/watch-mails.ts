import { raiseAlarm } from '../../server/alarms/service'
import { watchMails } from '../definitions/watch-mails'
import { processor } from './processor'

export const watchMailsProcessor = (parts: Parameters<typeof raiseAlarm>[0]) =>
  processor(watchMails, () => raiseAlarm(parts))
