import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { shownCount } from '../../../../shared/admin/query'
import { statusLabel } from '../../../../shared/admin/submissions'

interface StatusTab {
  value: string
  label: string
  count: number
  isUrgent?: boolean
  /** Not included in the total. */
  isApart?: boolean
}

/** A tab for everything except spam, and one per status with its count; `total` includes spam. */
export function countedTabs<Status extends Parameters<typeof statusLabel>[0]>(
  statuses: readonly Status[],
  counts: Readonly<Record<Status, number>>,
) {
  const tabs: StatusTab[] = statuses.map((value) => ({ value, label: statusLabel(value), count: counts[value] }))
  const total = tabs.reduce((sum, { count }) => sum + count, 0)
  const [spam, real] = [tabs.filter(isSpam), tabs.filter((tab) => !isSpam(tab))]
  const all = { value: '', label: 'All', count: real.reduce((sum, { count }) => sum + count, 0) }
  return { tabs: [all, ...real, ...spam.map((tab) => ({ ...tab, isApart: true }))], total }
}

const isSpam = ({ value }: StatusTab) => value === 'spam'

interface StatusTabsProps {
  tabs: readonly StatusTab[]
  current: string
  addressOf: (value: string) => string
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
