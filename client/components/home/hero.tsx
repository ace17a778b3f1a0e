import { Link } from 'react-router'
import { ButtonLink } from '../button'
import { Container } from '../container'
import { ArrowIcon, ScalesIcon, ShieldIcon, TickIcon } from '../icons'
import { Finder } from './finder'

/** Each claim links to its evidence. */
const badgesOf = ({ hipaaFound, hipaaSaid, systems }: HeroProps) => [
  {
    Icon: ShieldIcon,
    title: 'HIPAA compliant',
    text: `${hipaaFound} of our ${systems} systems: ${hipaaSaid} on the vendor's own page, ${hipaaFound - hipaaSaid} reported elsewhere`,
    basis: '/methodology#hipaa',
  },
  { Icon: ScalesIcon, title: 'Expert analysis', text: 'every value shows its basis', basis: '/methodology#sources' },
  {
    Icon: TickIcon,
    title: 'Expert verified',
    text: 'every value names its source, or says it has none',
    basis: '/methodology#verification',
  },
]

export interface HeroProps {
  /** How many systems a source calls HIPAA compliant. */
  hipaaFound: number
  /** For how many of them that source is the vendor itself. */
  hipaaSaid: number
  systems: number
}

export function Hero(props: HeroProps) {
  return (
    <section className="border-b border-line">
      <Container className="hero grid gap-10 py-8 sm:py-16">
        <div>
          <h1 className="text-6xl">Find the Perfect Behavioral EMR for Your Practice</h1>
          <p className="mt-4 max-w-xl text-ink-soft sm:text-xl">
            Independent research on EMRs for mental health, substance abuse, eating disorder, and autism providers.
            Compare them yourself, or get a free expert recommendation within 1 business day.
          </p>
          <div className="no-print mt-6 flex flex-col gap-3 sm:flex-row">
            <ButtonLink to="/get-recommendation" size="large">
              Get Free EMR Recommendation
              <ArrowIcon />
            </ButtonLink>
            <ButtonLink to="/comparisons" look="secondary" size="large">
              Compare EMRs
            </ButtonLink>
          </div>
          <p className="no-print mt-4 text-sm text-ink-soft">Free consultation: just 5 minutes to request.</p>
        </div>
        <Finder />
        <ul>
          {badgesOf(props).map(({ Icon, title, text, basis }) => (
            <li key={title}>
              <Link to={basis} className="flex gap-3 rounded-xl py-1.5">
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
                  <Icon className="size-5" />
                </span>
                <span>
                  <span className="link mb-1 block leading-tight font-semibold">{title}</span>
                  <span className="block text-sm text-ink-soft">{text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
