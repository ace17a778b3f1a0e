/** The site's logo: two columns side by side, one of them selected. `public/favicon.svg` is the same drawing. */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0b6352" />
      <rect x="7" y="12" width="7" height="13" rx="2" fill="#8fc7b8" />
      <rect x="18" y="7" width="7" height="18" rx="2" fill="#fff" />
      <path d="m19.6 12 1.5 1.5 2.4-2.8" fill="none" stroke="#0b6352" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}
