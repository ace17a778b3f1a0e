import { Fragment } from 'react'
import { BasisMark, WithLinks } from './basis-mark'
import type { DossierGroupRows, DossierRow, LastChange } from './dossier-rows'

interface DossierProps {
  name: string
  groups: DossierGroupRows[]
  changed: LastChange | null
}

/** What a purchase turns on beyond the comparison, each fact at an address of its own; what is not known is a question. */
export function Dossier({ name, groups, changed }: DossierProps) {
  return (
    <section aria-labelledby="dossier" className="mt-16">
      <h2 id="dossier" className="text-2xl font-bold tracking-tight sm:text-3xl">
        The dossier
      </h2>
      <p className="mt-3 max-w-2xl text-ink-soft">
        {`What decides a purchase and stands in no feature list. What is not verified is a question to ${name}.`}
      </p>
      {changed && (
        <p className="mt-2 text-ink-soft">
          {`${changed.count} facts changed on ${changed.date}: `}
          <a href={changed.to} className="link">
            what and why
          </a>
          .
        </p>
      )}
      <div className="dossier mt-6">
        {groups.map(({ key, title, rows, questions }) => (
          <div key={key}>
            <h3>{title}</h3>
            {rows.length > 0 && (
              <dl>
                {rows.map(({ key: field, ...row }) => (
                  <Row key={field} field={field} {...row} />
                ))}
              </dl>
            )}
            {questions.length > 0 && (
              <p>
                Not verified, so ask:{' '}
                {questions.map(({ key: one, label }, index) => (
                  <Fragment key={one}>
                    {index > 0 && ', '}
                    <b id={one}>{label}</b>
                  </Fragment>
                ))}
                .
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

function Row({ field, label, kind, lines, evidence }: Omit<DossierRow, 'key'> & { field: string }) {
  return (
    <div id={field} className="fact">
      <dt>{label}</dt>
      <dd>
        {lines.map((line) => (
          <p key={line}>{kind === 'link' ? <WithLinks text={line} /> : line}</p>
        ))}
        {evidence.note && lines[0] === 'Partly' && <small>{evidence.note}</small>}
      </dd>
      <dd>
        <BasisMark evidence={evidence} brief />
      </dd>
    </div>
  )
}
