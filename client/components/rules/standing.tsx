import type { ReactNode } from 'react'
import type { Rule, Standing } from '../../../shared/rules'
import { Icon } from '../icons'

interface Look {
  /** The heading of the rules in this standing. */
  title: string
  /** The tag's fill and border. Forced colors remove fills and keep borders and drawings. */
  colors: string
  /** What the icon draws. A half, a dashed, and a parted disc are told apart without color. */
  drawing: ReactNode
}

const disc = <circle cx="12" cy="12" r="9" />

/** How each standing is marked, in the order of the list of rules. */
export const looks: Readonly<Record<Standing, Look>> = {
  'in force': {
    title: 'In force',
    colors: 'border-transparent bg-accent text-on-accent',
    drawing: (
      <>
        {disc}
        <path d="m8 12.5 2.7 2.7L16 9.5" />
      </>
    ),
  },
  partly: {
    title: 'In force, with an exception or a change proposed',
    colors: 'border-accent bg-accent-soft text-accent-strong',
    drawing: (
      <>
        {disc}
        <path fill="currentColor" d="M12 3a9 9 0 0 0 0 18z" />
      </>
    ),
  },
  changing: {
    title: 'Changing on a set date',
    colors: 'border-star bg-mark text-ink',
    drawing: (
      <>
        {disc}
        <path d="M12 7v5l3 2" />
      </>
    ),
  },
  proposed: {
    title: 'Proposed, not binding yet',
    colors: 'border-dashed border-line-strong',
    drawing: <circle cx="12" cy="12" r="9" strokeDasharray="2.5 4.5" />,
  },
  'by state': {
    title: 'Different in each state',
    colors: 'border-line bg-sunken text-ink',
    drawing: <path d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z" />,
  },
}

/** A standing as a drawing. The words beside it say the same. */
export function StandingIcon({ standing }: { standing: Standing }) {
  return <Icon className="size-4 shrink-0">{looks[standing].drawing}</Icon>
}

/** A rule's state in its own words; drawing, fill, and border show its standing. */
export function StateTag({ rule: { standing, state } }: { rule: Pick<Rule, 'standing' | 'state'> }) {
  return (
    <span
      className={`print-color inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-sm font-medium ${looks[standing].colors}`}
    >
      <StandingIcon standing={standing} />
      {state}
    </span>
  )
}
