import { Fragment } from 'react'
import { counted } from '../../../shared/words'
import { Fold } from '../fold'
import { WithLinks } from '../outside'
import { BasisMark, reportPath } from './basis-mark'
import type { DossierGroupRows, DossierRow, FactName } from './dossier-rows'

interface DossierProps {
  id: string
  name: string
  groups: DossierGroupRows[]
  /** What does not apply to this kind of product. */
  beside: FactName[]
}

/**
 * Facts beyond the comparison that matter for a purchase, each with its own anchor; an unknown one becomes a question.
 */
export function Dossier({ id, name, groups, beside }: DossierProps) {
  return (
    <section aria-labelledby="dossier" className="mt-16">
      <h2 id="dossier" className="text-3xl">
        The dossier
      </h2>
      <p className="mt-3 text-ink-soft">
        {`The details that decide a purchase but rarely appear on feature lists. Ask ${name} about anything marked not verified.`}
      </p>
      <Fold narrow label={labelOf(groups)} className="mt-4 border-y border-line sm:mt-6 sm:border-0">
        <div className="dossier pt-4 sm:pt-0">
          {groups.map(({ key, title, rows, questions, others }) => (
            <div key={key}>
              <h3>{title}</h3>
              {rows.length > 0 && (
                <dl>
                  {rows.map(({ key: field, ...row }) => (
                    <Row key={field} vendor={id} field={field} {...row} />
                  ))}
                </dl>
              )}
              <Unknown vendor={id} questions={questions} others={others} />
            </div>
          ))}
          {beside.length > 0 && (
            <div>
              <h3>Does not apply</h3>
              <p>
                <Names names={beside} />.
              </p>
            </div>
          )}
        </div>
      </Fold>
    </section>
  )
}

function labelOf(groups: readonly DossierGroupRows[]): string {
  const facts = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const questions = groups.reduce((sum, group) => sum + group.questions.length, 0)
  return `Show ${counted(facts, 'fact')} and ${counted(questions, 'open question')}`
}

interface UnknownProps extends Pick<DossierGroupRows, 'questions' | 'others'> {
  vendor: string
}

/**
 * Unknown facts: the questions by name, and the number of lesser details. Those have anchors here too but not their
 * names, which would make the page too large.
 */
function Unknown({ vendor, questions, others }: UnknownProps) {
  if (questions.length + others.length === 0) return null
  const isAsked = questions.length > 0
  const rest = others.length > 0 ? counted(others.length, isAsked ? 'more detail' : 'detail') : ''
  return (
    <p>
      {isAsked ? 'Not verified, so ask: ' : 'Not verified: '}
      <Names names={questions} />
      {`${isAsked && rest ? ', and ' : ''}${rest}`}
      {others.map((key) => (
        <i key={key} id={key} />
      ))}
      . If you know, <a href={`/corrections?vendor=${vendor}`}>tell us</a>.
    </p>
  )
}

function Names({ names }: { names: FactName[] }) {
  return names.map(({ key, label }, index) => (
    <Fragment key={key}>
      {index > 0 && ', '}
      <b id={key}>{label}</b>
    </Fragment>
  ))
}

interface RowProps extends Omit<DossierRow, 'key'> {
  vendor: string
  field: string
}

function Row({ vendor, field, label, kind, lines, evidence }: RowProps) {
  return (
    <div id={field}>
      <dt>{label}</dt>
      <dd>
        {lines.map((line) => (
          <p key={line}>{kind === 'link' ? <WithLinks text={line} /> : line}</p>
        ))}
        {evidence.note && lines[0] === 'Partly' && <small>{evidence.note}</small>}
      </dd>
      <dd>
        <BasisMark evidence={evidence} report={reportPath(vendor, field)} brief />
      </dd>
    </div>
  )
}
