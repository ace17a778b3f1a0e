import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

/**
 * All icons are drawings on a 24-unit grid with a 2-unit line. They are decorative: the words beside them say the same.
 */
export function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/* @__NO_SIDE_EFFECTS__ */
const iconOf = (drawing: ReactNode) => (props: IconProps) => <Icon {...props}>{drawing}</Icon>

export const TickIcon = iconOf(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const CrossIcon = iconOf(<path d="m6.5 6.5 11 11m0-11-11 11" />)
export const PartlyIcon = iconOf(<path d="M5 14.5c2.3-4 4.7-4 7-2.5s4.7 1.5 7-2.5" />)
export const StarIcon = iconOf(
  <path fill="currentColor" d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />,
)
export const AlertIcon = iconOf(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5m0 3.2v.1" />
  </>,
)
export const ChevronIcon = iconOf(<path d="m7 10 5 5 5-5" />)
export const ArrowIcon = iconOf(<path d="M5 12h14m-6-6 6 6-6 6" />)
export const ExternalIcon = iconOf(
  <path d="M14 5h5v5m0-5-8 8m-2-7H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-3" />,
)
export const DownloadIcon = iconOf(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />)
export const MenuIcon = iconOf(<path d="M4 7h16M4 12h16M4 17h10" />)
export const SearchIcon = iconOf(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)
export const PersonIcon = iconOf(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6" />
  </>,
)
export const ShieldIcon = iconOf(
  <>
    <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6z" />
    <path d="m9 12 2.2 2.2L15.2 10" />
  </>,
)
export const ScalesIcon = iconOf(
  <path d="M12 4v16m-4 0h8M5 7h14M5 7l-2.5 6a2.8 2.8 0 0 0 5 0zm14 0-2.5 6a2.8 2.8 0 0 0 5 0z" />,
)
export const ClockIcon = iconOf(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
)
export const PrintIcon = iconOf(<path d="M7 9V4h10v5M7 17H4.5v-7h15v7H17M7 14h10v6H7z" />)
