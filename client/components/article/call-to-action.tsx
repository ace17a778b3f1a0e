import { promisedTime } from '../../../shared/leads/promise'
import type { NavigationLink } from '../../../shared/site/navigation'
import { Band } from '../band'
import { ButtonLink } from '../button'

/** The address of the comparison that guides have always linked to; the server redirects it to the current one. */
const comparison: NavigationLink = { label: 'Compare EMRs', to: '/emr-comparison' }

/** The end of every guide: the free analysis, or something that asks for less: by default, the comparison. */
export function CallToAction({ instead = comparison }: { instead?: NavigationLink }) {
  return (
    <Band aria-label="Free analysis" className="p-6 sm:p-10">
      <h2 className="text-xl">Which systems fit your practice?</h2>
      <p className="mt-3 max-w-xl text-on-band-soft">
        {`It takes just 5 minutes. A person reads your answers, and within ${promisedTime} you get a shortlist with reasons and trade-offs.`}
      </p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
        <ButtonLink to="/get-recommendation" look="onBand" size="large">
          Get Your Free EMR Analysis
        </ButtonLink>
        <a href={instead.to} className="inline-flex min-h-11 items-center font-semibold underline">
          {instead.label}
        </a>
      </div>
    </Band>
  )
}
