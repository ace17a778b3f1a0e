import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { contactFields } from '../../../shared/contact/fields'
import { contactSchema } from '../../../shared/contact/schema'
import { promisedTime } from '../../../shared/leads/promise'
import { AsideItem, FormAside } from '../../components/forms/form-aside'
import { heldText } from '../../components/forms/form-notice'
import { newVisit, QuestionForm, type Visit } from '../../components/forms/question-form'
import { type FormResult, sendForm } from '../../components/forms/send-form'
import { ClockIcon, PersonIcon, TickIcon } from '../../components/icons'
import { Notice } from '../../components/notice'
import { EmailLink } from '../../components/operator-details'
import { PrintedAddress } from '../../components/printed-from'
import { useSite } from '../../components/site-context'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'
import type { SiteArgs } from '../args'

export const loader = ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams
  return { visit: newVisit(), sent: query.has('sent'), isHeld: query.has('held') }
}

export const action = async ({ api, request }: SiteArgs) =>
  sendForm(request, {
    fields: contactFields,
    schema: contactSchema,
    submit: (message, proof) => api.sendMessage({ message, ...proof }),
    next: '/contact?sent',
  })

export function Component() {
  const { visit, sent, isHeld } = useLoaderData<typeof loader>()
  const result = useActionData<FormResult>()
  return (
    <SitePage
      title="Contact Us"
      description="Write to us with a question about behavioral health EMR systems, a correction to our catalogue, or anything else. We typically answer within 24 hours."
      path="/contact"
      label="Contact"
      heading="Contact Us"
    >
      <p className="mt-4 text-ink-soft">
        Ask about a system, or get help with a decision. <span className="unbroken">A person</span> reads every message.
        If one of our figures is wrong, <TextLink to="/corrections">report an error</TextLink>.
      </p>
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1fr_17rem] lg:gap-10">
        <div>
          {sent && !result && (
            <Notice look="success" title="Message Sent Successfully!">
              Thank you for contacting us. {isHeld ? heldText : "We'll get back to you within 24 hours."}
            </Notice>
          )}
          <PrintedAddress path="/contact" />
          <div className="no-print">
            <ContactForm visit={visit} result={result} />
          </div>
        </div>
        <WhatToExpect />
      </div>
    </SitePage>
  )
}

function WhatToExpect() {
  const { name, editors, contactEmail } = useSite().operator
  const who = editors.length > 0 ? editors.join('; ') : name
  return (
    <FormAside title="What to expect">
      <AsideItem Icon={TickIcon} title="Free consultations">
        Our advice is free. For a ranked shortlist,{' '}
        <TextLink to="/get-recommendation">request a recommendation</TextLink>.
      </AsideItem>
      {(who || contactEmail) && (
        <AsideItem Icon={PersonIcon} title="Who answers">
          {who} {contactEmail && <EmailLink address={contactEmail} />}
        </AsideItem>
      )}
      <AsideItem Icon={ClockIcon} title="Typical response within 24 hours">
        {`A person answers. A written recommendation takes ${promisedTime}. `}
        <TextLink to="/methodology#promises">All response times</TextLink>
      </AsideItem>
    </FormAside>
  )
}

function ContactForm({ visit, result }: { visit: Visit; result?: FormResult }) {
  return (
    <QuestionForm
      action="/contact"
      fields={contactFields}
      visit={visit}
      result={result}
      button={{ idle: 'Send Message', sending: 'Sending...' }}
      failure={{ title: 'Error', text: 'Failed to send message. Please try again.' }}
      logged="The contact form could not be sent"
    >
      We use what you write to answer you, as described in our <TextLink to="/privacy">privacy policy</TextLink>.
    </QuestionForm>
  )
}
