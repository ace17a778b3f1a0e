import type { ReactNode } from 'react'
import type { TickIcon } from '../icons'

/** What a visitor should know before sending a form: beside the form in a wide window, otherwise below it. */
export function FormAside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside aria-labelledby="beside-form" className="form-aside lg:sticky lg:top-24">
      <h2 id="beside-form" className="font-semibold">
        {title}
      </h2>
      <ul className="mt-5 stack-5">{children}</ul>
    </aside>
  )
}

interface AsideItemProps {
  Icon: typeof TickIcon
  title: string
  children: ReactNode
}

export function AsideItem({ Icon, title, children }: AsideItemProps) {
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-accent" />
      <div>
        <p className="font-medium">{title}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  )
}
