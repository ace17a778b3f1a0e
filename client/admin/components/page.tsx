import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminResult } from '../admin-action'
import { Outcome, type Outcomes } from './submissions/outcome'

export interface PageProps {
  title: string
  /** In place of the title, which the tab shows; null if its content has one. */
  heading?: ReactNode
  /** The page that it belongs to, with the words of the link to it. */
  back?: [to: string, words: string]
  result?: AdminResult<unknown> | undefined
  done?: Outcomes
  notice?: ReactNode
  intro?: ReactNode
  className?: string
  children: ReactNode
}

/** A page of the admin: what happened, its heading, what it is about, and its content. */
export function Page({ title, heading = title, back, result, done = {}, notice, intro, ...box }: PageProps) {
  return (
    <div className={box.className}>
      <title>{`${title} | Administration`}</title>
      {back && (
        <p className="no-print mb-2 text-sm">
          <Link to={back[0]} className="link inline-block py-1">
            {back[1]}
          </Link>
        </p>
      )}
      {notice || <Outcome result={result} done={done} />}
      {heading && (
        <h1 dir="auto" className={`text-3xl [overflow-wrap:anywhere]${intro ? '' : ' mb-6'}`}>
          {heading}
        </h1>
      )}
      {intro && <p className="mt-1 mb-6 text-ink-soft [overflow-wrap:anywhere]">{intro}</p>}
      {box.children}
    </div>
  )
}

export function RowList({ children }: { children: ReactNode }) {
  return <ol className="rows overflow-hidden rounded-2xl border border-line bg-surface">{children}</ol>
}

interface RowProps {
  name: ReactNode
  mark?: string | false
  children: ReactNode
  side: ReactNode
}

/** A row of a framed list: its name and what it is, and at the side when it was, or what can be done with it. */
export function Row({ name, mark, children, side }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          <span className="font-semibold">{name}</span>
          {mark && <span className="ml-3 text-sm text-ink-soft">{mark}</span>}
        </p>
        {children}
      </div>
      {side}
    </li>
  )
}
