import { Link } from 'react-router'
import { ButtonLink } from '../button'
import { Container } from '../container'
import { ScalesIcon, ShieldIcon, TickIcon } from '../icons'
import { Example, type ExampleAnswer } from './example'
import { Finder } from './finder'

/** Each claim links to its basis. */
const badgesOf = ({ hipaaFound, systems }: Omit<HeroProps, 'example'>) => [
  {
    Icon: ShieldIcon,
    title: 'HIPAA compliant',
    text: `a statement found for ${hipaaFound} of ${systems} systems`,
    basis: '/methodology#hipaa',
  },
  {
    Icon: ScalesIcon,
    title: 'Expert analysis',
    text: 'a person checks each recommendation',
    basis: '/methodology#match',
  },
  {
    Icon: TickIcon,
    title: 'Expert verified',
    text: 'each value has a source or a mark',
    basis: '/methodology#verification',
  },
]

export interface HeroProps {
  /** How many systems a source calls HIPAA compliant. */
  hipaaFound: number
  systems: number
  example: ExampleAnswer
}

/** The promise, the three questions, and, with less weight, the two other ways, the badges, and an example. */
export function Hero(props: HeroProps) {
  return (
    <section className="border-b border-line">
      <Container className="hero grid gap-x-12 gap-y-6 py-8 sm:py-14">
        <div>
          <h1 className="text-6xl">Find the Perfect Behavioral EMR for Your Practice</h1>
          <p className="mt-4 max-w-xl text-ink-soft sm:text-xl">
            Answer three questions. We name up to three systems, and what's wrong with each.
          </p>
        </div>
        <Finder />
        <div>
          <p className="text-ink-soft">
            Prefer to ask? Get a free expert recommendation within 1 business day: just 5 minutes to request.
          </p>
          <div className="no-print mt-3 flex flex-wrap gap-3">
            <ButtonLink to="/get-recommendation" look="secondary">
              Get Free EMR Recommendation
            </ButtonLink>
            <ButtonLink to="/comparisons" look="secondary">
              Compare EMRs
            </ButtonLink>
          </div>
          <ul className="mt-8 stack-3">
            {badgesOf(props).map(({ Icon, title, text, basis }) => (
              <li key={title}>
                <Link to={basis} className="flex items-center gap-3">
                  <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
                    <Icon className="size-5" />
                  </span>
                  <span className="text-sm text-ink-soft">
                    <span className="link font-semibold">{title}</span> {text}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Example {...props.example} />
        </div>
      </Container>
    </section>
  )
}
