import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Overview } from '../../../../shared/admin/overview'
import { shownCount } from '../../../../shared/admin/query'
import { dayOf } from '../../../../shared/business-days'
import { counted } from '../../../../shared/words'
import { dueWords } from '../../due'

const hourMs = 3_600_000

/** The work that is waiting, each item with a link to it: first what people wait for, then the rest, then the zeros. */
export function Figures(overview: Overview) {
  const others = othersOf(overview)
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] sm:gap-3">
        {dueOf(overview).map((figure) => (
          <LargeFigure key={figure.label} {...figure} />
        ))}
      </ul>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        {others.map((figure) => figure.isNone || <SmallFigure key={figure.label} {...figure} />)}
        {others.map((figure) => figure.isNone && <QuietFigure key={figure.label} {...figure} />)}
      </ul>
    </div>
  )
}

/** What somebody outside waits for an answer to. */
function dueOf({ leads, messages, corrections, readAt, timeZone }: Overview): Figure[] {
  const { overdue, open, nextDue } = leads
  const next = nextDue && dueWords(nextDue.day, dayOf(new Date(readAt), timeZone), false)
  return [
    ...(overdue > 0
      ? [figureOf('Overdue leads', overdue, '/admin/leads?status=overdue', { note: 'Answer first', isUrgent: true })]
      : []),
    figureOf('Leads due next', nextDue?.count ?? 0, '/admin/leads?status=open', {
      note:
        open === 0
          ? 'No open leads'
          : [next, open !== nextDue?.count && `${shownCount(open)} open in all`].filter(Boolean).join('; '),
    }),
    figureOf('New messages', messages.new, '/admin/messages?status=new', {
      note: messages.overdue > 0 ? `${shownCount(messages.overdue)} overdue` : 'None overdue',
      isUrgent: messages.overdue > 0,
    }),
    figureOf('New corrections', corrections.new, '/admin/corrections?status=new', { note: 'Reported by readers' }),
  ]
}

function othersOf({ spam, sourceLinks, emails, webhooks, unpublished, readAt }: Overview): Figure[] {
  const waitsMs = emails.oldestEnqueuedAt ? Date.parse(readAt) - Date.parse(emails.oldestEnqueuedAt) : 0
  const urgent = (label: string, count: number, to: string) => figureOf(label, count, to, { isUrgent: count > 0 })
  return [
    figureOf('Leads held as spam', spam.leads, '/admin/leads?status=spam'),
    figureOf('Messages held as spam', spam.messages, '/admin/messages?status=spam'),
    ...(unpublished.length > 0
      ? [urgent('Articles not published on time', unpublished.length, '/admin/posts?status=scheduled')]
      : []),
    ...(webhooks.failing.length > 0
      ? [urgent('Endpoints failing for days', webhooks.failing.length, '/admin/integrations')]
      : []),
    urgent('Broken source links', sourceLinks.gone, '/admin/sources'),
    {
      label: 'Oldest unsent email',
      value: emails.oldestEnqueuedAt ? spanOf(waitsMs) : 'None',
      to: '/admin/queues',
      isNone: emails.oldestEnqueuedAt === null,
      isUrgent: waitsMs > hourMs,
    },
    urgent('Failed emails', emails.failed, '/admin/queues'),
  ]
}

const figureOf = (label: string, count: number, to: string, more: Pick<Figure, 'note' | 'isUrgent'> = {}): Figure => ({
  label,
  value: shownCount(count),
  to,
  isNone: count === 0,
  ...more,
})

/** A duration in the largest unit of which it has at least two. */
function spanOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 120) return counted(minutes, 'minute')
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), 'hour')
  return counted(Math.floor(minutes / 60 / 24), 'day')
}

interface Figure {
  label: string
  value: string
  to: string
  isNone: boolean
  isUrgent?: boolean | undefined
  note?: string | undefined
}

const box = 'rounded-2xl border border-line bg-surface hover:border-accent'

function LargeFigure({ note, ...figure }: Figure) {
  const { label, isUrgent } = figure
  return (
    <FigureLink {...figure} className={`grid h-full grid-cols-[1fr_auto] items-center gap-x-4 p-4 sm:p-5 ${box}`}>
      <span className="font-medium">{label}</span>
      <span className="row-span-2 text-3xl leading-none">
        <Value {...figure} />
      </span>
      <span className={`text-sm ${isUrgent ? 'font-medium text-no' : 'text-ink-soft'}`}>{note}</span>
    </FigureLink>
  )
}

function SmallFigure(figure: Figure) {
  return (
    <FigureLink {...figure} className={`flex h-full min-h-12 items-center justify-between gap-3 px-4 py-2 ${box}`}>
      <span className="text-sm text-ink-soft">{figure.label}</span>
      <span className="text-xl leading-tight">
        <Value {...figure} />
      </span>
    </FigureLink>
  )
}

/** A figure of zero: present, but without a tile. */
function QuietFigure(figure: Figure) {
  return (
    <FigureLink {...figure} className="inline-flex min-h-8 items-center gap-1.5 text-ink-soft hover:text-accent">
      {figure.label} <Value {...figure} />
    </FigureLink>
  )
}

function FigureLink({ to, className, children }: Pick<Figure, 'to'> & { className: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} reloadDocument={to === '/admin/queues'} className={className}>
        {children}
      </Link>
    </li>
  )
}

function Value({ value, isNone, isUrgent }: Figure) {
  return (
    <span className={`figures ${isNone ? 'text-ink-soft' : isUrgent ? 'font-bold text-no' : 'font-bold'}`}>
      {value}
    </span>
  )
}
