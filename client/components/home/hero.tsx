import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { budgetAnswers } from '../../../shared/match/terms/budgets'
import { commonOrganizations } from '../../../shared/match/terms/organizations'
import { ButtonLink } from '../button'
import { buttonClass } from '../button-class'
import { Container } from '../container'
import { ScalesIcon, ShieldIcon, TickIcon } from '../icons'
import { Chip, providerChips } from '../match/organization-choice'
import { Example, type ExampleAnswer } from './example'

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

/**
 * The first three questions of the match, each answered with one tap; the third tap sends the form. Enter sends it with
 * its first button, which names no budget.
 */
function Finder() {
  return (
    <form action="/match" autoComplete="off" className="no-print rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 className="text-xl">Three taps to a first answer</h2>
      <p className="mt-1 text-sm text-ink-soft">No email, nothing stored.</p>
      <Group title="1. What kind of organization?" columns="grid-cols-1">
        {commonOrganizations.map(({ value, label }) => (
          <Chip key={value} name="organization" value={value} label={label} required />
        ))}
        <a href="/match" className="link inline-flex min-h-11 items-center px-1 text-sm">
          Another kind
        </a>
      </Group>
      <Group title="2. How many providers?" columns="grid-cols-3">
        {providerChips.map((chip) => (
          <Chip key={chip.value} name="numberOfProviders" {...chip} required />
        ))}
      </Group>
      <Group title="3. Monthly budget per provider?" hint="Pick a budget to see your answer.">
        {budgetAnswers.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="budget"
            value={value}
            className={`${buttonClass('secondary')} text-sm`}
          >
            {label}
          </button>
        ))}
      </Group>
    </form>
  )
}

interface GroupProps {
  title: string
  hint?: string
  /** On a phone. */
  columns?: string
  children: ReactNode
}

function Group({ title, hint, columns = 'grid-cols-2', children }: GroupProps) {
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      {hint && <p className="mb-2 text-sm text-ink-soft">{hint}</p>}
      <div className={`grid ${columns} gap-2 sm:flex sm:flex-wrap`}>{children}</div>
    </fieldset>
  )
}
