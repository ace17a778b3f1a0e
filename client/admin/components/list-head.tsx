import type { ReactNode } from 'react'
import { DownloadIcon } from '../../components/icons'

export function ListTitle({ title, aside, children }: { title: string; aside?: ReactNode; children?: ReactNode }) {
  return (
    <div className="list-title">
      <div className="min-w-0 grow">
        <h1 className="text-3xl">{title}</h1>
        {children && <p className="mt-1 text-sm text-ink-soft sm:text-base lg:max-w-none">{children}</p>}
      </div>
      {aside}
    </div>
  )
}

interface ListHeadProps {
  total: ReactNode
  arrivals?: ReactNode
  children?: ReactNode
}

/** The line above the rows: how many there are, and what can be done with all of them. */
export function ListHead({ total, arrivals, children }: ListHeadProps) {
  return (
    <div className="list-head">
      <div className="mr-auto flex flex-wrap items-center gap-x-4">
        <p role="status" className="font-medium">
          {total}
        </p>
        {arrivals}
      </div>
      {children}
    </div>
  )
}

/** How a small act on the whole list looks. */
export const listAct =
  'list-act inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 border-0 px-2 text-sm font-medium text-accent hover:underline hover:underline-offset-[0.2em]'

/** Downloads the rows of all pages. */
export function ExportLink({ to }: { to: string }) {
  return (
    <a href={to} download className={listAct}>
      <DownloadIcon className="size-4" />
      Export CSV
    </a>
  )
}
