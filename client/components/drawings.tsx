interface DrawingProps {
  className?: string
}

/** Two records compared line by line. Where one has no tick it has a dash: what is not verified is not a no. */
export function ComparedRecords({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 480 400" className={className} fill="none" aria-hidden="true">
      <circle cx="250" cy="196" r="178" className="fill-accent-soft" />
      <g className="fill-surface stroke-line" strokeWidth="1.5">
        <rect x="52" y="74" width="176" height="268" rx="16" />
        <rect x="252" y="46" width="176" height="316" rx="16" className="stroke-accent" strokeWidth="2.5" />
      </g>
      <g className="fill-line-strong" opacity="0.55">
        <rect x="74" y="98" width="76" height="12" rx="6" />
      </g>
      <rect x="274" y="70" width="92" height="12" rx="6" className="fill-accent" />
      {[0, 1, 2, 3, 4].map((star) => (
        <path
          key={star}
          transform={`translate(${273 + star * 20} 94) scale(.72)`}
          d="m12 1 3.1 6.6 7.1 1-5.2 5 1.3 7.1L12 17.3l-6.3 3.4L7 13.6l-5.2-5 7.1-1z"
          className={star < 4 ? 'fill-star' : 'fill-line'}
        />
      ))}
      {[0, 1, 2].map((star) => (
        <path
          key={star}
          transform={`translate(${73 + star * 20} 122) scale(.72)`}
          d="m12 1 3.1 6.6 7.1 1-5.2 5 1.3 7.1L12 17.3l-6.3 3.4L7 13.6l-5.2-5 7.1-1z"
          className="fill-star"
          opacity="0.7"
        />
      ))}
      <g className="stroke-line" strokeWidth="1.5">
        <path d="M74 164h132M74 206h132M74 248h132M74 290h132M274 140h132M274 184h132M274 228h132M274 272h132" />
      </g>
      <g className="fill-line">
        <rect x="74" y="180" width="64" height="8" rx="4" />
        <rect x="74" y="222" width="80" height="8" rx="4" />
        <rect x="74" y="264" width="54" height="8" rx="4" />
        <rect x="74" y="306" width="70" height="8" rx="4" />
        <rect x="274" y="157" width="72" height="8" rx="4" />
        <rect x="274" y="201" width="58" height="8" rx="4" />
        <rect x="274" y="245" width="80" height="8" rx="4" />
        <rect x="274" y="289" width="64" height="8" rx="4" />
      </g>
      <g strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="m186 184 5 5 9-10M186 268l5 5 9-10" className="stroke-yes" />
        <path d="M188 226h10M188 310h10" className="stroke-line-strong" />
        <path d="m386 161 5 5 9-10M386 205l5 5 9-10M386 249l5 5 9-10M386 293l5 5 9-10" className="stroke-yes" />
      </g>
      <rect x="274" y="320" width="132" height="24" rx="12" className="fill-accent" />
      <path d="M322 332h36" className="stroke-on-accent" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

/** Two empty outlined columns. */
export function EmptyComparison({ className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 120 72"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <rect x="3" y="3" width="48" height="66" rx="8" />
      <rect x="69" y="3" width="48" height="66" rx="8" strokeDasharray="6 6" />
      <path d="M15 20h24M15 34h16M15 48h20" strokeLinecap="round" opacity="0.55" />
      <path d="M93 29v14m-7-7h14" strokeLinecap="round" />
    </svg>
  )
}
