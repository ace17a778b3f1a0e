import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface Figure {
  label: string
  value: string
  to: string
  isNone: boolean
  isUrgent?: boolean | undefined
  note?: string | undefined
}

const box = 'rounded-2xl border border-line bg-surface hover:border-accent'

export function LargeFigure({ note, ...figure }: Figure) {
  const { label, isUrgent } = figure
  return (
    <li>
      <FigureLink {...figure} className={`grid h-full grid-cols-[1fr_auto] items-center gap-x-4 p-4 sm:p-5 ${box}`}>
        <span className="font-medium">{label}</span>
        <span className="row-span-2 text-3xl leading-none">
          <Value {...figure} />
        </span>
        <span className={`text-sm ${isUrgent ? 'font-medium text-no' : 'text-ink-soft'}`}>{note}</span>
      </FigureLink>
    </li>
  )
}

export function SmallFigure(figure: Figure) {
  return (
    <li>
      <FigureLink {...figure} className={`flex h-full min-h-12 items-center justify-between gap-3 px-4 py-2 ${box}`}>
        <span className="text-sm text-ink-soft">{figure.label}</span>
        <span className="text-xl leading-tight">
          <Value {...figure} />
        </span>
      </FigureLink>
    </li>
  )
}

/** A figure of zero: present, but without a tile. */
export function QuietFigure(figure: Figure) {
  return (
    <li>
      <FigureLink {...figure} className="inline-flex min-h-8 items-center gap-1.5 text-ink-soft hover:text-accent">
        {figure.label} <Value {...figure} />
      </FigureLink>
    </li>
  )
}

function FigureLink({ to, className, children }: Pick<Figure, 'to'> & { className: string; children: ReactNode }) {
  return (
    <Link to={to} reloadDocument={to === '/admin/queues'} className={className}>
      {children}
    </Link>
  )
}

function Value({ value, isNone, isUrgent }: Figure) {
  return (
    <span className={`figures ${isNone ? 'text-ink-soft' : isUrgent ? 'font-bold text-no' : 'font-bold'}`}>
      {value}
    </span>
  )
}
