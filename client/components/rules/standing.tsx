import type { ReactNode } from 'react'
import type { Standing } from '../../../shared/rules'
import { Icon } from '../icons'

interface Look {
  /** The heading of the rules in this standing. */
  title: string
  /** What the icon draws. A half, a dashed, and a parted disc are told apart without color. */
  drawing: ReactNode
}

const disc = <circle cx="12" cy="12" r="9" />

/** How each standing is marked. */
export const looks: Readonly<Record<Standing, Look>> = {
  changing: {
    title: 'Changing on a set date',
    drawing: (
      <>
        {disc}
        <path d="M12 7v5l3 2" />
      </>
    ),
  },
  partly: {
    title: 'In force, with an exception or a change proposed',
    drawing: (
      <>
        {disc}
        <path fill="currentColor" d="M12 3a9 9 0 0 0 0 18z" />
      </>
    ),
  },
  'in force': {
    title: 'In force',
    drawing: (
      <>
        {disc}
        <path d="m8 12.5 2.7 2.7L16 9.5" />
      </>
    ),
  },
  'by state': {
    title: 'Different in each state',
    drawing: <path d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z" />,
  },
  proposed: {
    title: 'Proposed, not binding yet',
    drawing: <circle cx="12" cy="12" r="9" strokeDasharray="2.5 4.5" />,
  },
}

/** A standing as a drawing. The words beside it say the same. */
export function StandingIcon({ standing }: { standing: Standing }) {
  return <Icon className="size-4 shrink-0">{looks[standing].drawing}</Icon>
}
