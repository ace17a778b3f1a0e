import type { LeadDetail } from '../../../../shared/admin/leads'
import { greeting, recommendationEmail } from '../../../../shared/leads/recommendation-email'
import { operatorLine } from '../../../../shared/site/operator'
import { useSite } from '../../../components/site-context'
import { TextView } from '../../../components/text-view'

interface LetterPreviewProps {
  lead: LeadDetail
  text: string
}

/**
 * The letter as the email will show it, rendered by the same code while it is typed. It scrolls separately, so that the
 * buttons stay visible.
 */
export function LetterPreview({ lead, text }: LetterPreviewProps) {
  return (
    <div className="min-w-0">
      <h3 id="letter-preview" className="mb-1.5 leading-relaxed font-medium">
        As the visitor will read it
      </h3>
      <section
        aria-labelledby="letter-preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too.
        tabIndex={0}
        className="max-h-160 overflow-y-auto print:max-h-none rounded-2xl border-b border-line"
      >
        <Sheet lead={lead} text={text} />
      </section>
    </div>
  )
}

/** The complete text of the email, from greeting to footer. */
export function Sheet({ lead, text }: LetterPreviewProps) {
  const { siteName, operator } = useSite()
  const named = operatorLine(operator)
  return (
    <div className="stack-3 rounded-2xl border border-line bg-surface p-4 [overflow-wrap:anywhere] sm:p-5">
      <p dir="auto">{greeting(lead)}</p>
      <TextView text={text} />
      <p>{recommendationEmail.closing}</p>
      <p>{siteName}</p>
      <p className="border-t border-line pt-3 text-sm text-ink-soft">{recommendationEmail.why}</p>
      {named && <p className="text-sm text-ink-soft">{named}</p>}
    </div>
  )
}
