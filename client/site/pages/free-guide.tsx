import { CallToAction } from '../../components/article/call-to-action'
import { Badge } from '../../components/badge'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { Downloads, Extent, PrintedAddresses } from '../../components/free-guide/downloads'
import { Audience, Checklist, Contents, Questions, Timeline } from '../../components/free-guide/sections'
import { PageMeta } from '../../components/page-meta'
import { useSite } from '../../components/site-context'
import { criteria, guideCover } from '../../content/free-guide'

export function Component() {
  return (
    <>
      <PageMeta
        title="Free EMR Selection Guide for Behavioral Health"
        description="A free guide of 50+ pages for choosing a behavioral health EMR: checklist, budget templates, implementation timeline, and vendor evaluation criteria."
        path="/free-guide"
      />
      <Breadcrumbs trail={[{ label: 'Free Guide', to: '/free-guide' }]} />
      <Container className="pb-20">
        <div className="grid items-center gap-8 lg:grid-cols-[1.35fr_1fr]">
          <div>
            <div className="flex flex-wrap gap-2">
              <Badge look="strong">Free</Badge>
              <Badge>50+ pages</Badge>
              <Badge>No email needed</Badge>
            </div>
            <h1 className="mt-5 text-5xl">The Behavioral Health EMR Selection Guide</h1>
            <p className="mt-5 text-xl leading-normal text-ink-soft">
              Everything you need to choose and implement an EMR: what to look for, what to ask, what it costs, and what
              to do each week. It comes with a workbook that adds up scores and budgets for you.
            </p>
            <div className="mt-8">
              <Downloads />
              <Extent />
              <PrintedAddresses />
            </div>
          </div>
          <GuidePages />
        </div>
        <Contents />
        <Audience />
        <Checklist />
        <Timeline />
        <Questions />
        <section className="no-print mt-16 rounded-2xl border border-line bg-sunken p-5 sm:mt-20 sm:p-10">
          <h2 className="text-xl">Take it with you</h2>
          <p className="mt-2 mb-6 max-w-xl text-ink-soft">
            Read or print the guide, and fill in the workbook with your team. Change the workbook to suit your project.
          </p>
          <Downloads />
        </section>
        <div className="mt-10">
          <CallToAction />
        </div>
      </Container>
    </>
  )
}

/** The guide's cover with its scorecard beside it: what the PDF shows, in its units (points). Decorative. */
function GuidePages() {
  return (
    <svg
      viewBox="0 0 1180 940"
      className="forced-color-adjust-none no-print mx-auto w-full max-w-md lg:max-w-none"
      fill="none"
      aria-hidden="true"
    >
      <g transform="translate(560 140)">
        <Scorecard />
      </g>
      <Cover />
    </svg>
  )
}

function Cover() {
  const { siteName } = useSite()
  const { title, about, inside } = guideCover
  return (
    <>
      <rect width="612" height="792" rx="10" className="fill-band stroke-line-strong" strokeWidth="2" />
      <circle cx="462" cy="556" r="138" className="fill-band-line" opacity=".5" />
      <System at="362 486" width={88} height={142} answers={[true, false, true]} />
      <System at="460 458" width={98} height={192} answers={[true, true, true, true]} />
      <g className="fill-on-band" fontWeight="700">
        <text x="60" y="76" fontSize="16">
          {siteName}
        </text>
        <Lines lines={title} y={160} size={43} leading={47} />
      </g>
      <g className="fill-on-band-soft">
        <Lines lines={about} y={252} size={14} leading={21} />
      </g>
      <g className="fill-on-band" fontWeight="600">
        <Lines lines={inside.map((line) => `• ${line}`)} y={484} size={12.5} leading={27} />
      </g>
    </>
  )
}

interface SystemProps {
  at: string
  width: number
  height: number
  answers: readonly boolean[]
}

function System({ at, width, height, answers }: SystemProps) {
  return (
    <g transform={`translate(${at})`} className="stroke-on-band-soft" strokeWidth="2.6" strokeLinecap="round">
      <rect width={width} height={height} rx="9" className="fill-band" strokeWidth="1.5" />
      <path d={`M18 21h${width * 0.42}`} strokeWidth="8" />
      {answers.map((isYes, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered.
        <g key={row} transform={`translate(16 ${50 + row * 34})`}>
          <path d="M2 3h30" strokeWidth="5" opacity=".4" />
          <path d={isYes ? 'm46 2 4 5 9-10' : 'm46-3 10 10m0-10L46 7'} />
        </g>
      ))}
    </g>
  )
}

/** The scorecard's page, with the criteria and weights that the PDF prints. */
function Scorecard() {
  return (
    <>
      <rect width="612" height="792" rx="10" className="fill-surface stroke-line" strokeWidth="2" />
      <text x="70" y="98" fontSize="15" fontWeight="700" className="fill-accent">
        Choose
      </text>
      <text x="70" y="142" fontSize="36" fontWeight="700" className="fill-ink">
        Weighted scorecard
      </text>
      <path d="M64 174h490v34H64z" className="fill-accent-soft" />
      <g fontSize="16" className="fill-ink">
        <Row y={197} cells={['Criterion', 'Weight', 'A', 'B', 'C']} isHead />
        {criteria.map(({ name, weight }, index) => (
          <Row key={name} y={236 + index * 39} cells={[name, String(weight)]} />
        ))}
      </g>
      <path
        d={criteria.map((_, index) => `M64 ${249 + index * 39}h490`).join('')}
        className="stroke-line"
        strokeWidth="2"
      />
    </>
  )
}

const columns = [72, 342, 440, 480, 520]

function Row({ y, cells, isHead = false }: { y: number; cells: readonly string[]; isHead?: boolean }) {
  return cells.map((cell, column) => (
    <text key={cell} x={columns[column]} y={y} fontWeight={isHead || column === 0 ? 700 : 400}>
      {cell}
    </text>
  ))
}

function Lines({ lines, y, size, leading }: { lines: readonly string[]; y: number; size: number; leading: number }) {
  return lines.map((line, index) => (
    <text key={line} x="60" y={y + index * leading} fontSize={size}>
      {line}
    </text>
  ))
}
