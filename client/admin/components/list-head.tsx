import type { ReactNode } from 'react'
import { DownloadIcon } from '../../components/icons'

interface ListTitleProps {
  title: string
  /** What stands beside the title. */
  aside?: ReactNode
  /** What the list is about, in a sentence or two. */
  children?: ReactNode
}

export function ListTitle({ title, aside, children }: ListTitleProps) {
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
  /** How many rows the list has, in words. */
  total: ReactNode
  /** What arrives while the list is open. */
  arrivals?: ReactNode
  /** What can be done with the whole list. */
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

/** Downloads the rows of all pages. */
export function ExportLink({ to }: { to: string }) {
  return (
    <a href={to} download className="list-act">
      <DownloadIcon className="size-4" />
      Export CSV
    </a>
  )
}
