import { Person, Scene, Sheet, Strokes, Ticks, Words } from '../../client/components/drawings/parts'

/** Three ranked picks, each with a bar for its score. */
export function Picks() {
  return (
    <Scene says="Three picks in their order, the first on top">
      {[52, 108, 164].map((y, place) => (
        <g key={y}>
          <Sheet lead={place === 0} x={56} y={y} width={212} height={46} />
          <circle cx="82" cy={y + 23} r="13" className={place === 0 ? 'fill-accent' : 'fill-line-strong'} />
          <Words x={106} y={y + 12} width={96 - 12 * place} strong={place === 0} />
          <rect x="106" y={y + 27} width={118 - 26 * place} height="6" rx="3" className="fill-data" />
          <Ticks at={[[240, y + 23]]} />
        </g>
      ))}
    </Scene>
  )
}

/** A letter coming out of its envelope. */
export function Letter() {
  return (
    <Scene says="A letter that leaves its envelope">
      <Sheet x={82} y={36} width={156} height={130} />
      <Words x={102} y={58} width={72} strong />
      <Words x={102} y={78} width={112} />
      <Words x={102} y={96} width={96} />
      <Sheet lead x={56} y={112} width={208} height={96} />
      <Strokes d="M60 120l100 54 100-54" />
    </Scene>
  )
}

/** A pile of articles, the newest on top. */
export function Articles() {
  return (
    <Scene says="Articles on a pile, the newest in front">
      <Sheet x={104} y={32} width={164} height={120} />
      <Sheet x={78} y={58} width={164} height={120} />
      <Sheet lead x={52} y={84} width={164} height={120} />
      <rect x="66" y="98" width="136" height="46" rx="6" className="fill-accent-soft" />
      <Strokes d="M76 136l24-22 18 14 24-22 30 26" thin />
      <Words x={66} y={158} width={104} strong />
      <Words x={66} y={178} width={128} />
    </Scene>
  )
}

/** People around one page. */
export function Team() {
  return (
    <Scene says="People around one page">
      <Sheet lead x={92} y={44} width={144} height={96} />
      <Words x={112} y={64} width={70} strong />
      <Words x={112} y={84} width={104} />
      <Words x={112} y={104} width={88} />
      <Person x={86} y={184} />
      <Person x={164} y={184} lead />
      <Person x={242} y={184} />
    </Scene>
  )
}

/** Charts moving from one system to another. */
export function Move() {
  return (
    <Scene says="Charts that leave one system for another">
      <Sheet x={36} y={62} width={100} height={126} />
      <Words x={54} y={82} width={52} />
      <Words x={54} y={102} width={64} />
      <Sheet lead x={188} y={62} width={100} height={126} />
      <Words x={206} y={82} width={52} strong />
      <Ticks
        at={[
          [206, 112],
          [206, 136],
          [206, 160],
        ]}
      />
      <Words x={230} y={108} width={40} />
      <Words x={230} y={132} width={34} />
      <Words x={230} y={156} width={40} />
      <Strokes d="M116 134h62m-13-11 13 11-13 11" />
    </Scene>
  )
}

/** A page of terms with a signature. */
export function Terms() {
  return (
    <Scene says="A page of terms, signed">
      <Sheet lead x={84} y={32} width={152} height={178} />
      <Words x={104} y={54} width={84} strong />
      {[78, 98, 118, 138].map((y) => (
        <Words key={y} x={104} y={y} width={y === 138 ? 72 : 112} />
      ))}
      <Strokes d="M106 184c10-18 18-18 16-4s10 4 18-2 8 6 18 2 10-6 20-2" thin />
    </Scene>
  )
}
