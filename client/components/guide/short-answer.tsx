import { Prose } from '../article/prose'
import { ButtonLink } from '../button'

/** Where a guide's second section begins; the first is its short answer, which stands above the cards. */
const cutOf = (html: string) => html.indexOf('<h2', 1)

/** A guide's text without its short answer. */
export const afterShortAnswer = (html: string) => html.slice(cutOf(html))

/** The first section of a guide's text, and beside it the free analysis for those whom it does not settle. */
export function ShortAnswer({ html }: { html: string }) {
  return (
    <div className="mb-12 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
      <Prose html={html.slice(0, cutOf(html))} />
      <div className="no-print mt-8 self-start rounded-2xl border border-line bg-surface p-6 lg:mt-0">
        <p className="text-sm text-ink-soft">
          Unsure which of these fits? A person reads your answers and sends a shortlist with reasons within 1-2 business
          days.
        </p>
        <ButtonLink to="/get-recommendation" className="mt-4">
          Get Free Analysis
        </ButtonLink>
      </div>
    </div>
  )
}
