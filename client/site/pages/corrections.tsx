import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { findVendor } from '../../../shared/catalogue'
import { basisWords } from '../../../shared/catalogue/basis'
import { factByKey } from '../../../shared/catalogue/facts'
import { factPath, hasValue } from '../../../shared/catalogue/mark'
import { priceUnit } from '../../../shared/catalogue/price'
import { factPhrase } from '../../../shared/catalogue/words'
import { correctionFields } from '../../../shared/corrections/fields'
import { correctionSchema } from '../../../shared/corrections/schema'
import { AsideItem, FormAside } from '../../components/forms/form-aside'
import { heldText } from '../../components/forms/form-notice'
import { newVisit, QuestionForm } from '../../components/forms/question-form'
import { type FormResult, sendForm } from '../../components/forms/send-form'
import { TickIcon } from '../../components/icons'
import { Notice } from '../../components/notice'
import { PrintedAddress } from '../../components/printed-from'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'
import type { SiteArgs } from '../args'

/** `vendor` and `field` of the address preselect the form's value; unknown ones are ignored. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams
  const chosen = ['vendor', 'field'].map((name) => [name, query.get(name) ?? ''])
  return {
    visit: newVisit(),
    initial: Object.fromEntries(chosen) as Record<string, string>,
    sent: query.has('sent'),
    isHeld: query.has('held'),
  }
}

export const action = async ({ api, request }: SiteArgs) =>
  sendForm(request, {
    fields: correctionFields,
    schema: correctionSchema,
    submit: (correction, proof) => api.reportCorrection({ correction, ...proof }),
    next: '/corrections?sent',
  })

export function Component() {
  const { visit, initial, sent, isHeld } = useLoaderData<typeof loader>()
  const result = useActionData<FormResult>()
  const chosen = knownChoices(result?.values ?? initial)
  return (
    <SitePage
      title="Report an Error"
      description="Tell us which value in our EMR catalogue is wrong, what it should say, and where you found that. A person checks every report."
      path="/corrections"
      label="Report an error"
      heading="Report an error"
    >
      <p className="mt-4 text-ink-soft">
        Tell us which value is wrong. <span className="unbroken">A person</span> checks your report.
      </p>
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1fr_17rem] lg:gap-10">
        <div>
          {sent && !result && (
            <Notice look="success" title="Report Received">
              Thank you. {isHeld ? heldText : 'We will check the value and its source.'}
            </Notice>
          )}
          <ValueInQuestion vendor={chosen.get('vendor')} field={chosen.get('field')} />
          <PrintedAddress path={chosen.size > 0 ? `/corrections?${chosen}` : '/corrections'} />
          <div className="no-print">
            <QuestionForm
              action="/corrections"
              fields={correctionFields}
              visit={visit}
              initial={initial}
              result={result}
              button={{ idle: 'Send Report', sending: 'Sending...' }}
              failure={{ title: 'Error', text: 'We could not send your report. Please try again.' }}
              logged="The report could not be sent"
            >
              We use your email address only to answer you, as described in our{' '}
              <Link to="/privacy" className="link unbroken">
                privacy policy
              </Link>
              .
            </QuestionForm>
          </div>
        </div>
        <WhatHappensNext />
      </div>
    </SitePage>
  )
}

/** The chosen system and value, as in the form's own address; unknown ones are left out. */
function knownChoices(values: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(
    correctionFields.flatMap(({ name, options = [] }) =>
      options.flatMap(({ value }) => (value === values[name] ? [[name, value]] : [])),
    ),
  )
}

function WhatHappensNext() {
  return (
    <FormAside title="What happens next">
      <AsideItem Icon={TickIcon} title="Changes are public">
        If we change the value, we list it under <TextLink to="/changes">What changed</TextLink>.
      </AsideItem>
      <AsideItem Icon={TickIcon} title="We can answer you">
        Leave your email address, and we write to you when we have decided.
      </AsideItem>
    </FormAside>
  )
}

interface ValueInQuestionProps {
  vendor: string | null
  field: string | null
}

/** What the catalogue shows for the value that a visitor reports; nothing unless both are known. */
function ValueInQuestion({ vendor: id, field }: ValueInQuestionProps) {
  const vendor = findVendor(id ?? '')
  const found = vendor && field ? factByKey(vendor, field) : undefined
  if (!(vendor && found)) return null
  const { fact, row, place } = found
  const { label: basis, meaning } = basisWords[fact.basis]
  const unit = field === 'estimatedCostPerMonth' ? ` ${priceUnit(vendor)}` : ''
  return (
    <p className="mb-5 max-w-none rounded-xl border border-line bg-sunken px-4 py-3 [overflow-wrap:anywhere]">
      {`For the ${row.label} of ${vendor.name}, we show `}
      <strong className="font-semibold">{hasValue(fact) ? factPhrase(row, fact) + unit : basis}</strong>
      {`. ${meaning} `}
      <TextLink href={factPath(vendor.id, place)}>See it in the record</TextLink>
    </p>
  )
}
