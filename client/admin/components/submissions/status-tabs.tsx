import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { shownCount } from '../../../../shared/admin/query'
import { statusLabel } from '../../../../shared/admin/submissions'

export interface StatusTab {
  value: string
  label: string
  count: number
  isUrgent?: boolean
  /** Stands at the end of the row, apart from the others. */
  isApart?: boolean
}

/** A tab for everything but spam, which needs no answer and is in no other tab, and one per status with its count. */
export function countedTabs<Status extends Parameters<typeof statusLabel>[0]>(
  statuses: readonly Status[],
  counts: Readonly<Record<Status, number>>,
) {
  const tabs: StatusTab[] = statuses.map((value) => ({ value, label: statusLabel(value), count: counts[value] }))
  const total = tabs.reduce((sum, { value, count }) => (value === 'spam' ? sum : sum + count), 0)
  const all: StatusTab = { value: '', label: 'All', count: total }
  return { tabs: [all, ...tabs.map((tab) => (tab.value === 'spam' ? { ...tab, isApart: true } : tab))], total }
}

interface StatusTabsProps {
  tabs: readonly StatusTab[]
  current: string
  addressOf: (value: string) => string
}

/** A link to what is held as spam, if anything is: it may be from a person, and nobody was told about it. */
export function HeldAsSpam({ count, to }: { count: number; to: string }) {
  if (count === 0) return null
  return (
    <Link to={to} className="link inline-block min-h-6">
      {`Check ${shownCount(count)} held as spam`}
    </Link>
  )
}

/** Tabs that filter the list by status, each with its count. On a phone they are one row that scrolls sideways. */
export function StatusTabs({ tabs, current, addressOf }: StatusTabsProps) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab is the reason to scroll again.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={row} aria-label="Status" className="tab-row">
      {tabs.map(({ value, label, count, isUrgent, isApart }) => (
        <Link
          key={value}
          to={addressOf(value)}
          aria-current={value === current ? 'page' : undefined}
          className={`admin-link gap-2${isApart ? ' md:ml-auto' : ''}${count === 0 ? ' tab-empty' : ''}`}
        >
          {label}
          <span className={isUrgent && count > 0 ? 'font-semibold text-no' : 'text-ink-soft'}>{shownCount(count)}</span>
        </Link>
      ))}
    </nav>
  )
}
