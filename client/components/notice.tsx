import type { ReactNode, Ref } from 'react'
import { AlertIcon, TickIcon } from './icons'
import { failureLook, noticeClass } from './notice-class'

type Look = 'failure' | 'success'

const looks = {
  failure: { role: 'alert', box: failureLook, icon: 'text-no', Icon: AlertIcon },
  success: { role: 'status', box: 'border-accent bg-accent-soft', icon: 'text-accent', Icon: TickIcon },
} as const satisfies Record<Look, unknown>

export interface NoticeProps {
  look?: Look
  title: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Reports the result of a submission and takes focus when the page loads, so that nobody misses it. */
export function Notice({ look = 'failure', title, children, ref }: NoticeProps) {
  const { role, box, icon, Icon } = looks[look]
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent.
      autoFocus
      className={noticeClass(box)}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div>
        <h2 className="font-semibold">{title}</h2>
        <div className="mt-1 text-sm">{children}</div>
      </div>
    </div>
  )
}
