import { sharePicture } from '../../../shared/site/share-picture'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { TickIcon } from '../../components/icons'
import { PageMeta } from '../../components/page-meta'

const steps = [
  [
    'Our team reviews your needs',
    'A person reads what you wrote about your organization, its size and its budget. A first draft is computed from the catalogue as soon as you send it.',
  ],
  ['We match suitable EMRs', 'Your answers are weighed against every system in our catalogue.'],
  [
    'A detailed recommendation arrives by email',
    'Within 1-2 business days, with the reasons and the trade-offs of each system we name; where none fits, it says so. Answer that email to ask or to correct us.',
  ],
] as const

/** What is worth doing before the answer is there; each leads to a page that needs nothing from the reader. */
const meanwhile = [
  [
    'See a first answer now',
    '/match',
    'Find your match',
    'The same calculation that prepares our draft, right away and with every reason. What you enter there is part of the page’s address and is not stored.',
  ],
  [
    'Know what to ask',
    '/free-guide',
    'Get the free guide',
    'Questions for the demo, the price and the contract, and a workbook that adds up what each system costs you.',
  ],
  [
    'Look at leaving early',
    '/leaving',
    'Plan the move',
    'What it takes to get your records out of the system you have now: what to ask its vendor, in which order, and how long it takes.',
  ],
] as const

export function Component() {
  return (
    <>
      <PageMeta
        title="Thank You"
        description="Your request for an EMR recommendation was received. A reply comes within 1-2 business days."
        path="/thank-you"
        image={sharePicture('/')}
      />
      <Container className="py-16 sm:py-24">
        <span className="mb-6 inline-flex rounded-full bg-accent-soft p-3 text-accent">
          <TickIcon className="size-8" />
        </span>
        <h1 className="text-5xl">Thank You!</h1>
        <p className="mt-4">Your request was received. You will hear from us within 1-2 business days.</p>
        <p className="mt-4 text-ink-soft">
          Our confirmation email has the address of your request's own page. There you see what you sent and how far it
          has come, and can add a detail, withdraw it or erase it. If this address had a confirmation in the last 24
          hours, that one's page leads to this request too. If you find none, check your spam folder, or{' '}
          <a href="/contact" className="link">
            write to us
          </a>
          : your request is stored either way.
        </p>

        <div className="lg:grid lg:grid-cols-2 lg:gap-10">
          <NextSteps />
          <Meanwhile />
        </div>

        <div className="mt-12 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/comparisons">Compare EMR Solutions</ButtonLink>
          <ButtonLink to="/blog" look="secondary">
            View Resources & Guides
          </ButtonLink>
        </div>
      </Container>
    </>
  )
}

function NextSteps() {
  return (
    <section aria-labelledby="next" className="mt-12">
      <h2 id="next" className="text-xl">
        What Happens Next?
      </h2>
      <ol className="mt-6 ml-4 max-w-2xl">
        {steps.map(([title, text], index) => (
          <li key={title} className="relative border-l-2 border-line pb-8 pl-8 last:border-transparent last:pb-0">
            <span className="absolute top-0 -left-[1.0625rem] grid size-8 place-items-center rounded-full bg-accent text-sm font-bold text-on-accent">
              {index + 1}
            </span>
            <h3 className="pt-1">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Meanwhile() {
  return (
    <section aria-labelledby="meanwhile" className="mt-12">
      <h2 id="meanwhile" className="text-xl">
        What you can do meanwhile
      </h2>
      <ul className="mt-6 rounded-2xl border border-line bg-surface px-5 rows">
        {meanwhile.map(([title, to, label, text]) => (
          <li key={to} className="py-4">
            <h3>{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
            <a href={to} className="link inline-flex min-h-11 items-center font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
