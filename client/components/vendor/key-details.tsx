import { hasValue } from '../../../shared/catalogue/mark'
import type { KeyDetail } from '../../../shared/vendors/details'
import { ValueLink } from './value-link'

/** The details in one strip. What is not known stands last, so that an empty record is short. */
export function KeyDetails({ details }: { details: KeyDetail[] }) {
  const known = details.filter(({ mark }) => hasValue(mark))
  return (
    <section aria-labelledby="key-details">
      <h2 id="key-details" className="text-xl">
        Key details
      </h2>
      <dl className="key-details">
        {[...known, ...details.filter((detail) => !known.includes(detail))].map(
          ({ label, text, elsewhere, also, mark }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <ValueLink mark={mark} of={label} inWords text={text} />
                {elsewhere && <small>{`In the comparison: ${elsewhere}`}</small>}
                {also && (
                  <small>
                    <ValueLink mark={also.mark} of={label} text={also.text} />
                  </small>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
