import { Link } from 'react-router'
import { longDate, shortDay } from '../../../shared/dates'
import type { VisitorRequest } from '../../../shared/leads/request'

/** How far a request has come, in plain words. */
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
          {`You withdrew your request${withdrawnAt ? ` on ${longDate(withdrawnAt, timeZone)}` : ''}. Nobody works on it anymore, and no more emails about it go out. What you sent stays here until you erase it.`}
        </>
      )
    case 'answered':
      return recommendation
        ? `${received} We sent you our recommendation on ${longDate(recommendation.sentAt, timeZone)}; it is below.`
        : `${received} It is answered.`
    case 'closed':
      return (
        <>
          {received} It is closed: nobody works on it any more. If that is a mistake, {contact}.
        </>
      )
    case 'open':
      return isLate ? (
        <>
          {`${received} Our answer was promised by ${shortDay(dueDay)}, and it is late. We are sorry. If you cannot wait, `}
          {contact}.
        </>
      ) : (
        `${received} A person reads it, and our answer comes by email by ${shortDay(dueDay)}.`
      )
  }
}
