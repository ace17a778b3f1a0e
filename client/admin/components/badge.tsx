import type { ReactNode } from 'react'
import { AlertIcon, ClockIcon, CrossIcon, Icon, TickIcon } from '../../components/icons'

/** How much a badge stands out: each tone has its own fill and border, so that states can be told apart without colors. */
const tones = {
  solid: 'border-transparent bg-accent text-on-accent',
  soft: 'border-transparent bg-accent-soft text-accent-strong',
  outlined: 'border-accent text-accent-strong',
  dashed: 'border-dashed border-line-strong text-ink-soft',
  danger: 'border-transparent bg-danger-soft text-no',
  marked: 'border-transparent bg-mark text-ink',
}

export type Tone = keyof typeof tones

/** Drawings that tell states apart without color, also where a browser replaces all colors. */
const drawings = {
  dot: (
    <Drawing>
      <circle cx="12" cy="12" r="6" fill="currentColor" />
    </Drawing>
  ),
  half: (
    <Drawing>
      <circle cx="12" cy="12" r="8" />
      <path fill="currentColor" d="M12 4a8 8 0 0 0 0 16z" />
    </Drawing>
  ),
  stop: (
    <Drawing>
      <circle cx="12" cy="12" r="8" />
      <path d="M8.5 12h7" />
    </Drawing>
  ),
  pencil: (
    <Drawing>
      <path d="m5 19 1-4L16 5l3 3L9 18z" />
    </Drawing>
  ),
  tick: <TickIcon className="size-4" />,
  cross: <CrossIcon className="size-4" />,
  alert: <AlertIcon className="size-4" />,
  clock: <ClockIcon className="size-4" />,
}

export type DrawingName = keyof typeof drawings

/** In a bolder line than other icons, because it is small. */
function Drawing({ children }: { children: ReactNode }) {
  return <Icon className="size-4 [stroke-width:2.5]">{children}</Icon>
}

/** A state in one or two words. Tone and drawing together are different for each state of a list. */
export function Badge({ tone, drawing, children }: { tone: Tone; drawing: DrawingName; children: ReactNode }) {
  return (
    <span
      className={`badge inline-flex items-center gap-1.25 rounded-full border py-px pr-2.5 pl-1.75 text-sm leading-normal font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {drawings[drawing]}
      {children}
    </span>
  )
}
