import { Link } from 'react-router-dom'
import { shownCount } from '../../../../shared/admin/query'

interface StatusTab {
  value: string
  label: string
  count: number
  /** Worth a look at once. */
  isUrgent?: boolean
}

interface StatusTabsProps {
  tabs: readonly StatusTab[]
  current: string
  addressOf: (value: string) => string
}

/** The list by status, each with the number of those in it. */
export function StatusTabs({ tabs, current, addressOf }: StatusTabsProps) {
  return (
    <nav aria-label="Status" className="-mx-1 flex flex-wrap">
      {tabs.map(({ value, label, count, isUrgent }) => (
        <Link
          key={value}
          to={addressOf(value)}
          aria-current={value === current ? 'page' : undefined}
          className="admin-link gap-2"
        >
          {label}
          <span className={isUrgent && count > 0 ? 'font-semibold text-no' : 'text-ink-soft'}>{shownCount(count)}</span>
        </Link>
      ))}
    </nav>
  )
}
