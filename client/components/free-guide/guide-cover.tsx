/** The guide as a booklet, with the workbook behind it. Decorative; its colors are tokens. */
export function GuideCover({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 360" className={className} fill="none" aria-hidden="true">
      <circle cx="184" cy="180" r="164" className="fill-accent-soft" />
      <g transform="rotate(7 230 190)">
        <rect x="150" y="72" width="164" height="220" rx="10" className="fill-surface stroke-line" strokeWidth="1.5" />
        <path
          d="M150 104h164M150 136h164M150 168h164M150 200h164M150 232h164M150 264h164M205 72v220M260 72v220"
          className="stroke-line"
          strokeWidth="1.5"
        />
      </g>
      <g transform="rotate(-5 140 190)">
        <rect x="56" y="58" width="176" height="242" rx="10" className="fill-band stroke-line-strong" strokeWidth="2" />
        <path d="M74 58v242" className="stroke-on-band-soft" strokeWidth="1.5" opacity=".5" />
        <rect x="96" y="92" width="108" height="12" rx="6" className="fill-on-band" />
        <rect x="96" y="114" width="72" height="12" rx="6" className="fill-on-band" />
        <g className="stroke-on-band-soft" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="m97 170 6 6 11-13M97 206l6 6 11-13M97 242l6 6 11-13" />
          <path d="M130 170h70M130 206h54M130 242h64" opacity=".6" />
        </g>
      </g>
    </svg>
  )
}
