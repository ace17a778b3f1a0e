import type { MailService } from '../../server/mail/service'
import { deliverMail } from '../definitions/deliver-mail'
import { processor } from './processor'

export const deliverMailProcessor = (mail: MailService) =>
  processor(deliverMail, ({ deliveryId }, { lastAttempt }) => mail.deliver(deliveryId, { lastAttempt }))
