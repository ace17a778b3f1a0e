import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longDate } from '../../../shared/dates'
import { erasePath, requestPath, type VisitorRequest, withdrawPath } from '../../../shared/leads/request'
import { ButtonLink } from '../button'
import { Notice } from '../notice'

const outcomes = new Map([
  ['added', { title: 'Added', text: 'We emailed it to our team.' }],
  ['checked', { title: 'Saved', text: 'Thank you. Our recommendation rests on what you said.' }],
  ['changed', { title: 'Saved', text: 'We told our team what you changed.' }],
  [
    'withdrawn',
    { title: 'Withdrawn', text: 'We told our team and canceled any emails about it that had not gone out.' },
  ],
])

/** The outcome of what was sent. */
export function Done({ done, state }: { done: string | null; state: VisitorRequest['state'] }) {
  const outcome = outcomes.get(done ?? '')
  if (!outcome || (done === 'withdrawn' && state !== 'withdrawn')) return null
  return (
    <Notice look="success" title={outcome.title}>
      {outcome.text}
    </Notice>
  )
}

/** Links to withdraw or erase the request, visible however long the page is. */
export function Leaving({ token, state }: { token: string; state: VisitorRequest['state'] }) {
  const isWithdrawn = state === 'withdrawn'
  return (
    <aside aria-labelledby="leaving" className="lg:sticky lg:top-24">
      <h2 id="leaving" className="font-semibold">
        {isWithdrawn ? 'Erase' : 'Withdraw or Erase'}
      </h2>
      <div className="mt-4 flex flex-col items-start gap-3">
        {!isWithdrawn && (
          <>
            <p className="text-sm text-ink-soft">
              If you withdraw it, we stop working on it. What you sent stays here.
            </p>
            <ButtonLink to={withdrawPath(token)} look="secondary">
              Withdraw this request
            </ButtonLink>
          </>
        )}
        <p className="text-sm text-ink-soft">If you erase it, we delete everything we have about it.</p>
        <ButtonLink to={erasePath(token)} look="secondary">
          Erase this request
        </ButtonLink>
      </div>
    </aside>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}

/**
 * Other requests from the same email address. They had no confirmation with a link, because this address had received
 * one within the day before.
 */
export function Others({ others, timeZone }: Pick<VisitorRequest, 'others' | 'timeZone'>) {
  return (
    <Section title="Other Requests from Your Address">
      <p className="mb-3 max-w-2xl">
        We send one confirmation per email address every 24 hours, so these requests did not get their own. Each is
        handled separately.
      </p>
      <ul className="list-disc stack-2 pl-5">
        {others.map(({ createdAt, token }) => (
          <li key={token}>
            <Link to={requestPath(token)} className="link inline-block py-1">
              {`The request of ${longDate(createdAt, timeZone)}`}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
