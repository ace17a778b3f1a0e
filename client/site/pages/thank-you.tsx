import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shareAlt, sharePicture } from '../../../shared/site/share-picture'
import { ButtonLink } from '../../components/button'
import { buttonClass } from '../../components/button-class'
import { Container } from '../../components/container'
import { heldText } from '../../components/forms/form-notice'
import { TickIcon } from '../../components/icons'
import { PageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { Titled } from '../../components/titled'

const steps = [
  [
    'Our team reviews your needs',
    'A person reads what you told us about your organization, its size, and its budget. Our software prepares a first draft from the catalogue as soon as your request arrives.',
  ],
  ['We match suitable EMRs', 'We compare your answers with every system in our catalogue.'],
  [
    'A detailed recommendation arrives by email',
    'Within 1-2 business days, with the reasons for each system we suggest and its trade-offs. If nothing fits, we say so. Reply to that email to ask questions or correct us.',
  ],
] as const

/** Pages to read while waiting for the answer; none asks the reader for anything. */
const meanwhile = [
  [
    'See a first answer now',
    '/match',
    'Find your match',
    "Answer a few questions and see the table our draft starts from, with every reason. Your answers there stay in the page's address and are not stored.",
  ],
  [
    'Know what to ask',
    '/free-guide',
    'Get the free guide',
    'Questions about the demo, the price, and the contract, plus a workbook that adds up what each system will cost you.',
  ],
  [
    'Plan the switch early',
    '/leaving',
    'Read how to leave an EMR',
    'How to get your records out of your current system: what to ask the vendor, in what order, and how long it takes.',
  ],
] as const

export const loader = ({ request }: LoaderFunctionArgs) => ({ isHeld: new URL(request.url).searchParams.has('held') })

export function Component() {
  const { isHeld } = useLoaderData<typeof loader>()
  return (
    <>
      <PageMeta
        title="Thank You"
        description="We received your request for an EMR recommendation and will reply within 1-2 business days."
        path="/thank-you"
        image={sharePicture('/')}
        imageAlt={shareAlt('/', '')}
      />
      <Container className="py-16 sm:py-24">
        <span className="mb-6 inline-flex rounded-full bg-accent-soft p-3 text-accent">
          <TickIcon className="size-8" />
        </span>
        <h1 className="text-5xl">Thank You!</h1>
        <p className="mt-4">Your request was received. You will hear from us within 1-2 business days.</p>
        {isHeld ? <Held /> : <Confirmation />}
        <div className="lg:grid lg:grid-cols-2 lg:gap-10">
          <NextSteps />
          <Meanwhile />
        </div>
      </Container>
    </>
  )
}

/** What is sent to the visitor at once, and what to do if it does not arrive. */
function Confirmation() {
  return (
    <section
      aria-labelledby="confirmation"
      className="mt-8 grid gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-6 lg:grid-cols-2"
    >
      <div>
        <h2 id="confirmation" className="text-base">
          A confirmation is on its way to you by email
        </h2>
        <p className="mt-1 text-ink-soft">
          We send it to the address you entered. It links to your request's own page, where you can check what we
          understood, add a detail, withdraw the request, or erase it.
        </p>
        <p data-own-page="" hidden className="mt-3">
          <a href="/thank-you" className={buttonClass()}>
            Check what we understood: 1 minute
          </a>
        </p>
      </div>
      <div>
        <h3 className="text-base">If it does not arrive</h3>
        <ul className="mt-1 list-disc stack-1 pl-5 text-ink-soft">
          <li>Look in your spam folder.</li>
          <li>
            If you sent another request from the same address in the last 24 hours, look for the email about that one.
            We do not send a second email; the link in the first shows both requests.
          </li>
          <li>
            If nothing has come after an hour, or you may have mistyped the address,{' '}
            <TextLink href="/contact">write to us</TextLink> and give the right one.
          </li>
        </ul>
      </div>
    </section>
  )
}

/** Replaces the confirmation, which is not sent until a person has looked at the request. */
function Held() {
  return (
    <section aria-labelledby="held" className="mt-8 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="held" className="text-base">
        A person looks at your request first
      </h2>
      <p className="mt-1 text-ink-soft">{heldText}</p>
    </section>
  )
}

function NextSteps() {
  return (
    <Titled id="next" title="What Happens Next?" className="mt-12">
      <ol className="mt-6 ml-4 max-w-2xl">
        {steps.map(([title, text], index) => (
          <li key={title} className="step relative border-line">
            <span className="step-number top-0 grid size-8 place-items-center rounded-full bg-accent text-sm font-bold text-on-accent">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className="no-print mt-8 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to="/comparisons">Compare EMR Solutions</ButtonLink>
        <ButtonLink to="/blog" look="secondary">
          View Resources & Guides
        </ButtonLink>
      </div>
    </Titled>
  )
}

function Meanwhile() {
  return (
    <Titled id="meanwhile" title="What you can do in the meantime" className="mt-12">
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
    </Titled>
  )
}
