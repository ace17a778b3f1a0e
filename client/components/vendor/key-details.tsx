import { Fragment, type ReactNode } from 'react'
import { type Basis, basisWords } from '../../../shared/catalogue/basis'
import { hasValue } from '../../../shared/catalogue/mark'
import type { KeyDetail } from '../../../shared/vendors/details'
import { Card } from '../card'
import { WholeWords } from '../whole-words'
import { ValueLink } from './value-link'

/** How a second value looks, below the first. */
const secondLook = 'block text-sm font-normal text-ink-soft'

/** The details with a value, then the names of those without one, so that an empty record is short. */
export function KeyDetails({ details }: { details: KeyDetail[] }) {
  return (
    <Card className="p-6">
      <h2 className="font-semibold">Key details</h2>
      <dl className="mt-3 rows">
        {details
          .filter(({ mark }) => hasValue(mark))
          .map(({ label, text, elsewhere, also, mark }) => (
            <Detail key={label} label={label}>
              <ValueLink mark={mark} of={label} inWords>
                {text}
              </ValueLink>
              {elsewhere && <span className={secondLook}>{`In the comparison: ${elsewhere}`}</span>}
              {also && (
                <span className={secondLook}>
                  <ValueLink mark={also.mark} of={label} inWords>
                    <WholeWords text={also.text} />
                  </ValueLink>
                </span>
              )}
            </Detail>
          ))}
        <Without basis="unknown" details={details} />
        <Without basis="not-applicable" details={details} />
      </dl>
    </Card>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_1fr] gap-4 py-2.5 max-sm:grid-cols-[7.5rem_1fr]">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-sm font-medium">{children}</dd>
    </div>
  )
}

/** The details without a value for this reason, each linked to its evidence. */
function Without({ basis, details }: { basis: Basis; details: KeyDetail[] }) {
  const these = details.filter(({ mark }) => mark.basis === basis)
  if (these.length === 0) return null
  return (
    <Detail label={basisWords[basis].label}>
      {these.map(({ label, mark }, index) => (
        <Fragment key={label}>
          {index > 0 && ', '}
          <a href={mark.to} className="link font-normal">
            {label}
          </a>
        </Fragment>
      ))}
    </Detail>
  )
}
