import { Person, Scene, Sheet, Strokes, Ticks, Words } from './parts'

interface DrawingProps {
  className?: string
}

export function Record(props: DrawingProps) {
  return (
    <Scene {...props} says="A chart with its course over time, and behind it the paper that it replaces">
      <g transform="rotate(-8 120 120)">
        <Sheet x={58} y={50} width={120} height={150} />
        <Words x={76} y={72} width={56} />
        <Words x={76} y={92} width={80} />
        <Words x={76} y={112} width={68} />
      </g>
      <Sheet lead x={128} y={34} width={136} height={176} />
      <circle cx="158" cy="64" r="14" className="fill-accent" />
      <Words x={182} y={54} width={62} strong />
      <Words x={182} y={68} width={44} />
      <Strokes d="M146 120h18l9-20 14 38 11-26 6 8h40" />
      <Words x={146} y={156} width={70} />
      <Words x={146} y={176} width={54} />
      <Ticks
        at={[
          [232, 160],
          [232, 180],
        ]}
      />
    </Scene>
  )
}

export function Ledger(props: DrawingProps) {
  return (
    <Scene {...props} says="Claims and what came of them: bars that rise, one line still open">
      <Sheet lead x={64} y={40} width={168} height={164} />
      <Words x={84} y={60} width={74} strong />
      <path d="M84 84h128M84 112h128M84 140h128M84 168h128" className="stroke-line" strokeWidth="1.5" />
      <Words x={84} y={94} width={52} />
      <Words x={84} y={122} width={66} />
      <Words x={84} y={150} width={44} />
      <Words x={84} y={178} width={58} />
      <Ticks
        at={[
          [192, 98],
          [192, 126],
          [192, 182],
        ]}
      />
      <circle cx="200" cy="154" r="7" className="stroke-star" strokeWidth="3" />
      <circle cx="246" cy="78" r="34" className="fill-surface stroke-accent" strokeWidth="2.5" />
      <Strokes d="M258 66c-3-5-8-7-13-7-7 0-12 4-12 9 0 14 26 6 26 20 0 6-6 10-13 10-6 0-12-3-14-8M246 52v54" />
    </Scene>
  )
}

export function Pipeline(props: DrawingProps) {
  return (
    <Scene {...props} says="Inquiries that move from column to column until one becomes a patient">
      <Sheet x={40} y={56} width={72} height={136} />
      <Sheet x={124} y={56} width={72} height={136} />
      <Sheet lead x={208} y={56} width={72} height={136} />
      <Words x={54} y={70} width={34} />
      <Words x={138} y={70} width={40} />
      <Words x={222} y={70} width={30} strong />
      <g className="fill-sunken stroke-line" strokeWidth="1.5">
        <rect x="50" y="90" width="52" height="26" rx="6" />
        <rect x="50" y="124" width="52" height="26" rx="6" />
        <rect x="50" y="158" width="52" height="24" rx="6" />
        <rect x="134" y="90" width="52" height="26" rx="6" />
        <rect x="134" y="124" width="52" height="26" rx="6" />
      </g>
      <Person x={244} y={126} lead />
      <Ticks at={[[237, 172]]} />
      <Strokes d="M72 36h168m-12-10 12 10-12 10" />
    </Scene>
  )
}

export function Clinic(props: DrawingProps) {
  return (
    <Scene {...props} says="A house with many doors, and the calendar that fills them">
      <Sheet lead x={56} y={84} width={136} height={120} />
      <Strokes d="M46 88 124 38l78 50" />
      <g className="fill-accent-soft stroke-accent" strokeWidth="2">
        <rect x="76" y="106" width="26" height="26" rx="4" />
        <rect x="112" y="106" width="26" height="26" rx="4" />
        <rect x="148" y="106" width="26" height="26" rx="4" />
        <path d="M110 204v-44a6 6 0 0 1 6-6h18a6 6 0 0 1 6 6v44" />
      </g>
      <Sheet x={176} y={126} width={104} height={86} />
      <path d="M176 150h104" className="stroke-line" strokeWidth="1.5" />
      <Words x={190} y={134} width={42} strong />
      <g className="fill-accent">
        <rect x="190" y="160" width="16" height="14" rx="4" />
        <rect x="212" y="160" width="16" height="14" rx="4" />
        <rect x="256" y="160" width="16" height="14" rx="4" />
        <rect x="212" y="184" width="16" height="14" rx="4" />
        <rect x="234" y="184" width="16" height="14" rx="4" />
      </g>
      <g className="fill-line">
        <rect x="234" y="160" width="16" height="14" rx="4" />
        <rect x="190" y="184" width="16" height="14" rx="4" />
        <rect x="256" y="184" width="16" height="14" rx="4" />
      </g>
    </Scene>
  )
}

export function Desk(props: DrawingProps) {
  return (
    <Scene {...props} says="One laptop, one cup, one lamp: a practice of one">
      <Sheet lead x={84} y={70} width={144} height={98} />
      <Words x={102} y={88} width={60} strong />
      <Words x={102} y={108} width={84} />
      <Words x={102} y={124} width={70} />
      <Words x={102} y={140} width={54} />
      <Ticks
        at={[
          [198, 112],
          [198, 140],
        ]}
      />
      <path d="M70 176h172l10 14H60z" className="fill-accent" />
      <path d="M34 192h256" className="stroke-line-strong" strokeWidth="3.5" strokeLinecap="round" />
      <path
        d="M256 164h20v14a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8z"
        className="fill-surface stroke-accent"
        strokeWidth="2.5"
      />
      <Strokes thin d="M276 168h3a5 5 0 0 1 0 11h-3M262 156c0-5 4-5 4-10" />
      <Strokes d="M52 190v-92l34-40" />
      <path d="m76 46 26 24-24 4-10-9z" className="fill-star" />
    </Scene>
  )
}
