import type { ReactNode } from 'react'

interface SceneProps {
  /** The alt text. */
  says: string
  className?: string
  children: ReactNode
}

/** The background of every guide drawing. Colors are tokens, so drawings follow dark mode. */
export function Scene({ says, className, children }: SceneProps) {
  return (
    <svg viewBox="0 0 320 240" className={className} fill="none" role="img" aria-label={says}>
      <circle cx="164" cy="120" r="112" className="fill-accent-soft" />
      {children}
    </svg>
  )
}

interface BoxProps {
  x: number
  y: number
  width: number
  height: number
  /** The one that the drawing is about. */
  lead?: boolean
}

export function Sheet({ lead = false, ...box }: BoxProps) {
  const line = lead ? 'stroke-accent' : 'stroke-line'
  return <rect {...box} rx="12" className={`fill-surface ${line}`} strokeWidth={lead ? 2.5 : 1.5} />
}

/** A line of text. */
export function Words({ x, y, width, strong = false }: { x: number; y: number; width: number; strong?: boolean }) {
  return <rect x={x} y={y} width={width} height="8" rx="4" className={strong ? 'fill-accent' : 'fill-line'} />
}

/** Tick marks at these left ends. */
export function Ticks({ at }: { at: readonly (readonly [number, number])[] }) {
  const path = at.map(([x, y]) => `M${x} ${y}l5 5 9-10`).join('')
  return <path d={path} className="stroke-yes" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
}

export function Strokes({ d, thin = false, soft = false }: { d: string; thin?: boolean; soft?: boolean }) {
  return (
    <path
      d={d}
      className={soft ? 'stroke-line-strong' : 'stroke-accent'}
      strokeWidth={thin ? 2 : 3.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** Head and shoulders, 44 units tall. */
export function Person({ x, y, lead = false }: { x: number; y: number; lead?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className={lead ? 'fill-accent' : 'fill-line-strong'}>
      <circle cx="0" cy="-12" r="10" />
      <path d="M-19 22c0-13 8-20 19-20s19 7 19 20z" />
    </g>
  )
}
