import { Link } from 'react-router'
import type { Overview } from '../../../../shared/admin/overview'
import { shownCount } from '../../../../shared/admin/query'
import { counted, grouped } from '../../../../shared/words'

interface Figure {
  label: string
  value: string
  to: string
  isUrgent?: boolean
}

const hourMs = 3_600_000

/** A time is longer than a count, so its tile takes the space that an odd number of tiles leaves. */
const waitLabel = 'Oldest unsent email'

/** The work that is waiting, each item with a link to it. */
export function Figures(overview: Overview) {
  const { leads, messages, spam, corrections, sourceLinks, emails, webhooks, unpublished, readAt } = overview
  const waitsMs = emails.oldestEnqueuedAt ? Date.parse(readAt) - Date.parse(emails.oldestEnqueuedAt) : 0
  const urgent = (label: string, count: number, to: string, value = grouped(count)): Figure => ({
    ...{ label, value, to, isUrgent: count > 0 },
  })
  const figures: Figure[] = [
    { label: 'New leads', value: shownCount(leads.new), to: '/admin/leads?status=new' },
    urgent('Overdue leads', leads.overdue, '/admin/leads?status=overdue', shownCount(leads.overdue)),
    { label: 'Open leads', value: shownCount(leads.open), to: '/admin/leads?status=open' },
    { label: 'New messages', value: shownCount(messages.new), to: '/admin/messages?status=new' },
    urgent('Overdue messages', messages.overdue, '/admin/messages?status=overdue', shownCount(messages.overdue)),
    { label: 'Leads held as spam', value: shownCount(spam.leads), to: '/admin/leads?status=spam' },
    { label: 'Messages held as spam', value: shownCount(spam.messages), to: '/admin/messages?status=spam' },
    { label: 'New corrections', value: shownCount(corrections.new), to: '/admin/corrections?status=new' },
    {
      label: waitLabel,
      value: emails.oldestEnqueuedAt ? spanOf(waitsMs) : 'None',
      to: '/admin/queues',
      isUrgent: waitsMs > hourMs,
    },
    urgent('Broken source links', sourceLinks.gone, '/admin/sources'),
    ...(unpublished.length > 0
      ? [urgent('Articles not published on time', unpublished.length, '/admin/posts?status=scheduled')]
      : []),
    ...(webhooks.failing.length > 0
      ? [urgent('Endpoints failing for days', webhooks.failing.length, '/admin/integrations')]
      : []),
    urgent('Failed emails', emails.failed, '/admin/queues'),
  ]
  return (
    <ul className="grid grid-cols-2 gap-2 sm:gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {figures.map(({ label, value, to, isUrgent }) => (
        <li key={label} className={label === waitLabel && figures.length % 2 === 1 ? 'col-span-2' : undefined}>
          <Link
            to={to}
            reloadDocument={to === '/admin/queues'}
            className="flex h-full min-h-14 items-center justify-between gap-2 rounded-2xl border border-line bg-surface px-3 py-2 hover:border-accent sm:flex-col sm:items-start sm:gap-1 sm:p-4"
          >
            <span className="text-sm text-ink-soft">{label}</span>
            <span className={`text-xl leading-tight figures ${isUrgent ? 'font-bold text-no' : weight(value)}`}>
              {value}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A figure of zero is less prominent than the others. */
const weight = (value: string) => (value === '0' || value === 'None' ? 'text-ink-soft' : 'font-bold')

/** A duration in the largest unit of which it has at least two. */
function spanOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 120) return counted(minutes, 'minute')
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), 'hour')
  return counted(Math.floor(minutes / 60 / 24), 'day')
}
