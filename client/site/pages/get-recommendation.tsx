import { Fragment } from 'react'
import { Link, useActionData, useLoaderData } from 'react-router'
import type { FormField } from '../../../shared/forms/field'
import { groupBy } from '../../../shared/group-by'
import { arrivalField, referrerField } from '../../../shared/leads/arrival'
import { leadFields, leadFormFields } from '../../../shared/leads/fields'
import { leadSchema } from '../../../shared/leads/schema'
import { leadAnswers } from '../../../shared/match/terms/prefill'
import { readableAnswers } from '../../../shared/match/terms/query'
import { Badge } from '../../components/badge'
import { newVisit, QuestionForm } from '../../components/forms/question-form'
import { type FormResult, readText, sendForm } from '../../components/forms/send-form'
import { ClockIcon, ShieldIcon, TickIcon } from '../../components/icons'
import { PrintedAddress } from '../../components/printed-from'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'
import type { SiteArgs } from '../args'

/** Contains values of one visit, so the page is never cached, and the answers of a match if they are in the address. */
export const loader = async ({ api, request }: SiteArgs) => {
  const answers = readableAnswers(new URL(request.url).searchParams)
  const hasAnswers = Object.keys(answers).length > 0
  const vendors = hasAnswers ? await api.listVendors() : []
  const initial = leadAnswers(answers, (id) => vendors.find((vendor) => vendor.id === id)?.name)
  return { visit: newVisit(), initial, referrer: siteBefore(request) }
}

/**
 * Without scripts, this request's referrer is the only record of how the visit arrived: the site or the app, without
 * the page on it.
 */
function siteBefore({ url, headers }: Request): string {
  const referrer = headers.get('Referer') ?? ''
  if (referrer.length > 2_000 || !URL.canParse(referrer)) return ''
  const { origin, protocol, host } = new URL(referrer)
  return host === '' || origin === new URL(url).origin ? '' : `${protocol}//${host}`
}

export const action = async ({ api, request }: SiteArgs) =>
  sendForm(request, {
    fields: leadFields,
    schema: leadSchema,
    submit: (lead, proof, form) =>
      api.submitLead({
        lead,
        ...proof,
        arrival: readText(form, arrivalField),
        referrer: readText(form, referrerField),
      }),
    next: '/thank-you',
  })

export function Component() {
  const { initial } = useLoaderData<typeof loader>()
  const result = useActionData<FormResult>()
  return (
    <SitePage
      title="Get Your Personalized EMR Recommendation"
      description="Tell us about your behavioral health organization and get a free, personal EMR recommendation by email within 1-2 business days."
      path="/get-recommendation"
      label="Get Recommendation"
      heading="Get Your Personalized EMR Recommendation"
    >
      <p className="mt-4 text-ink-soft">
        Three short steps, about 5 minutes. <span className="unbroken">A person</span> reads every answer.
      </p>
      <ul className="mt-6 flex flex-wrap gap-2">
        {promises.map(([Icon, text]) => (
          <li key={text}>
            <Badge look="strong">
              <Icon className="size-4" />
              {text}
            </Badge>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid items-start asking gap-8 lg:grid-cols-[1fr_17rem] lg:gap-10">
        <WhatYouGet />
        <div className="asking-form">
          {Object.keys(initial).length > 0 && !result && (
            <p className="no-print mb-5 max-w-none rounded-xl border border-line bg-sunken px-4 py-3">
              Your answers from the match are filled in below. Change anything you like. Nothing is sent until you
              submit the form.
            </p>
          )}
          <PrintedQuestions path="/get-recommendation" fields={leadFormFields} />
          <div className="no-print">
            <LeadForm />
          </div>
        </div>
      </div>
    </SitePage>
  )
}

const promises = [
  [TickIcon, '100% Free Analysis'],
  [ClockIcon, '1-2 Business Day Response'],
  [ShieldIcon, 'Expert Recommendations'],
] as const

const deliverables = [
  ['A ranked shortlist', 'The systems in our catalogue that fit your setting, size, budget, and needs.'],
  ['Reasons and trade-offs', 'Why each system fits, and what you would give up.'],
  ['Values you can check', 'The same figures as in our comparison.'],
] as const

/** Before the form in reading order, so on a phone only its titles; on a wide screen beside the form. */
function WhatYouGet() {
  return (
    <aside aria-labelledby="what-you-get" className="form-aside lg:sticky lg:top-24">
      <h2 id="what-you-get" className="font-semibold">
        What you get
      </h2>
      <ul className="asking-steps mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {deliverables.map(([title, text]) => (
          <li key={title} className="flex gap-3">
            <TickIcon className="mt-0.5 size-5 shrink-0 text-accent" />
            <div>
              <p className="font-medium">{title}</p>
              <p className="mt-0.5 text-sm text-ink-soft max-sm:hidden">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function LeadForm() {
  const { visit, initial, referrer } = useLoaderData<typeof loader>()
  return (
    <QuestionForm
      action="/get-recommendation"
      fields={leadFormFields}
      visit={visit}
      initial={initial}
      result={useActionData<FormResult>()}
      button={{ idle: 'Get My Free EMR Recommendation', sending: 'Submitting...' }}
      failure={{
        title: 'Submission Failed',
        text: 'There was an error submitting your form. Please try again.',
      }}
      hidden={{ [arrivalField]: '', [referrerField]: referrer }}
      logged="The lead form could not be submitted"
    >
      We use your answers to write your recommendation, as described in our{' '}
      <Link to="/privacy" className="link unbroken">
        privacy policy
      </Link>
      . Vendors do not get your details unless you ask us to put you in touch. Our{' '}
      <TextLink to="/methodology">methodology</TextLink> explains how we work and what we promise.
    </QuestionForm>
  )
}

/** In print, a form's address and its questions, under their sections, in place of the form. */
function PrintedQuestions({ path, fields }: { path: string; fields: readonly FormField[] }) {
  return (
    <>
      <PrintedAddress path={path} />
      <p data-printed="What you will be asked" className="mt-4 text-xl font-bold" />
      {[...groupBy(fields, ({ section }) => section)].map(([section, asked]) => (
        <Fragment key={section}>
          {section && <p data-printed={section} className="mt-2 font-semibold" />}
          {asked.map(({ name, label }) => (
            <p key={name} data-printed={`• ${label}`} className="pl-5" />
          ))}
        </Fragment>
      ))}
    </>
  )
}
