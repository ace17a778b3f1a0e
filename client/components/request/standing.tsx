import { Link } from 'react-router'
import { longDate, shortDay } from '../../../shared/dates'
import type { VisitorRequest } from '../../../shared/leads/request'

/** The state of a request in plain words. */
export function Standing({ request }: { request: VisitorRequest }) {
  const { state, createdAt, timeZone, dueDay, isLate, withdrawnAt, recommendation } = request
  const received = `We received your request on ${longDate(createdAt, timeZone)}.`
  const contact = (
    <Link to="/contact" className="link">
      write to us
    </Link>
  )
  switch (state) {
    case 'withdrawn':
      return (
        <>
          {`You withdrew your request${withdrawnAt ? ` on ${longDate(withdrawnAt, timeZone)}` : ''}. We have stopped working on it and will send no more emails about it. What you sent stays here until you erase it.`}
        </>
      )
    case 'answered':
      return recommendation
        ? `${received} We sent you our recommendation on ${longDate(recommendation.sentAt, timeZone)}. You can read it below.`
        : `${received} We have answered it.`
    case 'closed':
      return (
        <>
          {received} It is now closed. If that is a mistake, {contact}.
        </>
      )
    case 'open':
      return isLate ? (
        <>
          {`${received} We promised you an answer by ${shortDay(dueDay)}, and we are late. We are sorry. If you cannot wait, `}
          {contact}.
        </>
      ) : (
        `${received} A person will read it and email you our answer by ${shortDay(dueDay)}.`
      )
  }
}
