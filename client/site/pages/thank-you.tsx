import { sharePicture } from '../../../shared/site/share-picture'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { TickIcon } from '../../components/icons'
import { PageMeta } from '../../components/page-meta'

const steps = [
  ['Our team reviews your needs', 'A person reads what you wrote about your organization, its size and its budget.'],
  ['We match suitable EMRs', 'Your answers are weighed against every system in our catalogue.'],
  ['A detailed recommendation arrives by email', 'With the reasons and the trade-offs of each system we name.'],
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
        <p className="mt-4 text-ink-soft">Your request was received. You will hear from us within 1-2 business days.</p>
        <p className="mt-4 max-w-2xl">
          Our confirmation email has the address of your request's own page. There you see what you sent and how far it
          has come, and can add a detail, withdraw it or erase it. If this address had a confirmation in the last 24
          hours, that one's page leads to this request too.
        </p>

        <h2 className="mt-14 text-xl">What Happens Next?</h2>
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
