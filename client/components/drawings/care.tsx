import { Person, Scene, Sheet, Strokes, Ticks, Words } from './parts'

interface DrawingProps {
  className?: string
}

export function Programs(props: DrawingProps) {
  return (
    <Scene {...props} says="One person in the middle of several programs that share one record">
      <Strokes thin soft d="M164 120 78 66M164 120l90-54M164 120 78 182M164 120l90 62" />
      <Sheet x={36} y={40} width={84} height={54} />
      <Sheet x={212} y={40} width={84} height={54} />
      <Sheet x={36} y={152} width={84} height={54} />
      <Sheet x={212} y={152} width={84} height={54} />
      <Words x={50} y={54} width={40} strong />
      <Words x={50} y={70} width={54} />
      <Words x={226} y={54} width={48} strong />
      <Words x={226} y={70} width={38} />
      <Words x={50} y={166} width={34} strong />
      <Words x={50} y={182} width={50} />
      <Words x={226} y={166} width={44} strong />
      <Words x={226} y={182} width={54} />
      <circle cx="164" cy="120" r="42" className="fill-surface stroke-accent" strokeWidth="2.5" />
      <Person x={164} y={120} lead />
    </Scene>
  )
}

export function Prescribing(props: DrawingProps) {
  return (
    <Scene {...props} says="Scores that fall while a medicine is taken, and the second factor that signs for it">
      <Sheet lead x={52} y={42} width={168} height={132} />
      <Words x={70} y={60} width={64} strong />
      <path d="M70 150h132M70 124h132M70 98h132" className="stroke-line" strokeWidth="1.5" />
      <Strokes d="m74 88 28 8 28 20 30 10 38 18" />
      <g className="fill-surface stroke-accent" strokeWidth="3">
        <circle cx="74" cy="88" r="5" />
        <circle cx="102" cy="96" r="5" />
        <circle cx="130" cy="116" r="5" />
        <circle cx="160" cy="126" r="5" />
        <circle cx="198" cy="144" r="5" />
      </g>
      <g transform="rotate(-32 214 184)">
        <rect x="166" y="166" width="96" height="38" rx="19" className="fill-surface stroke-accent" strokeWidth="2.5" />
        <path d="M214 166h29a19 19 0 0 1 0 38h-29z" className="fill-accent" />
      </g>
      <rect x="234" y="58" width="52" height="80" rx="9" className="fill-surface stroke-line" strokeWidth="1.5" />
      <Ticks at={[[253, 96]]} />
      <Words x={250} y={120} width={20} />
    </Scene>
  )
}

export function Levels(props: DrawingProps) {
  return (
    <Scene {...props} says="Steps from the most intensive care down to an open door">
      <g className="fill-surface stroke-line" strokeWidth="1.5">
        <rect x="44" y="76" width="58" height="128" rx="8" />
        <rect x="102" y="112" width="58" height="92" rx="8" />
        <rect x="160" y="148" width="58" height="56" rx="8" />
      </g>
      <rect x="218" y="178" width="58" height="26" rx="8" className="fill-accent" />
      <Words x={58} y={94} width={30} strong />
      <Words x={116} y={130} width={30} strong />
      <Words x={174} y={166} width={30} strong />
      <Words x={58} y={112} width={24} />
      <Words x={58} y={128} width={30} />
      <Words x={58} y={144} width={20} />
      <Words x={116} y={148} width={26} />
      <Words x={116} y={164} width={18} />
      <Words x={174} y={184} width={22} />
      <Person x={247} y={154} lead />
      <Strokes d="M84 52c52-4 96 22 118 56m2-17-2 17-17-2" />
    </Scene>
  )
}

export function Consent(props: DrawingProps) {
  return (
    <Scene {...props} says="A consent that says to whom and until when, locked to all others">
      <Sheet lead x={70} y={32} width={142} height={178} />
      <Words x={90} y={54} width={76} strong />
      <Words x={90} y={80} width={92} />
      <Words x={90} y={98} width={70} />
      <Ticks
        at={[
          [90, 126],
          [90, 148],
        ]}
      />
      <Words x={116} y={122} width={62} />
      <Words x={116} y={144} width={48} />
      <path d="M90 194h84" className="stroke-line-strong" strokeWidth="1.5" />
      <Strokes thin d="M94 188c8-14 14-16 12-4s8 6 14-2 4 8 12 2 10-4 18-2" />
      <path d="M206 142v-16a24 24 0 0 1 48 0v16" className="stroke-accent" strokeWidth="7" />
      <rect x="192" y="140" width="76" height="64" rx="12" className="fill-accent" />
      <circle cx="230" cy="166" r="7" className="fill-on-accent" />
      <path d="M230 170v14" className="stroke-on-accent" strokeWidth="5" strokeLinecap="round" />
    </Scene>
  )
}
