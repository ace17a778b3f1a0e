import type { LeadDetail } from '../../../../shared/admin/leads'
import { greeting, recommendationEmail } from '../../../../shared/leads/recommendation-email'
import { operatorLine } from '../../../../shared/site/operator'
import { Fold } from '../../../components/fold'
import { useSite } from '../../../components/site-context'
import { TextView } from '../../../components/text-view'

interface SheetProps {
  lead: LeadDetail
  text: string
}

/** The letter as the email shows it, rendered by the same code while it is typed. On a phone it has to be opened. */
export function LetterPreview({ title = 'As the visitor will read it', lead, text }: SheetProps & { title?: string }) {
  return (
    <Fold narrow label={title} className="min-w-0 font-medium">
      <section aria-label={title} className="font-normal">
        <h3 className="mb-1.5 leading-relaxed font-medium max-sm:hidden">{title}</h3>
        <Sheet lead={lead} text={text} />
      </section>
    </Fold>
  )
}

/** The complete email, from its recipient to its footer. */
export function Sheet({ lead, text }: SheetProps) {
  const { siteName, operator } = useSite()
  const named = operatorLine(operator)
  return (
    <div className="sheet stack-3 rounded-2xl border border-line bg-surface p-4 [overflow-wrap:anywhere] sm:p-5">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-line pb-3 text-sm">
        <dt className="text-ink-soft">To</dt>
        <dd>{`${lead.firstName} ${lead.lastName} <${lead.workEmail}>`}</dd>
        <dt className="text-ink-soft">Subject</dt>
        <dd>{recommendationEmail.subject}</dd>
      </dl>
      <p dir="auto">{greeting(lead)}</p>
      <TextView text={text} />
      <p>{recommendationEmail.closing}</p>
      <p>{siteName}</p>
      <p className="border-t border-line pt-3 text-sm text-ink-soft">{recommendationEmail.why}</p>
      {named && <p className="text-sm text-ink-soft">{named}</p>}
    </div>
  )
}
