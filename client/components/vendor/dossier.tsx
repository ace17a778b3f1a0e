import { Fragment } from 'react'
import { counted } from '../../../shared/words'
import { Fold } from '../fold'
import { WithLinks } from '../outside'
import { WholeWords } from '../whole-words'
import { BasisMark, Caveats } from './basis-mark'
import type { BesideThePoint, DossierGroupRows, DossierRow } from './dossier-rows'
import { FactNames } from './fact-names'
import { Amount } from './full-record'

interface DossierProps {
  id: string
  name: string
  groups: DossierGroupRows[]
  /** What does not apply to this kind of product. */
  beside: BesideThePoint[]
}

/**
 * Facts beyond the comparison that matter for a purchase, each with its own anchor; an unknown one becomes a question.
 */
export function Dossier({ id, name, groups, beside }: DossierProps) {
  const besides = beside.reduce((sum, { names }) => sum + names.length, 0)
  return (
    <section aria-labelledby="dossier">
      <Fold
        label={
          <>
            <h2 id="dossier">The dossier</h2>
            <Amount>{amountOf(groups)}</Amount>
          </>
        }
      >
        <p className="text-ink-soft">{`Ask ${name} about anything not verified, or follow its name to tell us.`}</p>
        <div className="dossier mt-4">
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
          {besides > 0 && (
            <div className="no-print">
              <Fold
                label={<h3>{`${counted(besides, 'field')} ${besides === 1 ? 'does' : 'do'} not apply`}</h3>}
                className="text-sm text-ink-soft"
              >
                {beside.map(({ note, names }) => (
                  <FactNames key={note} vendor={id} intro={`${note} `} names={names} />
                ))}
              </Fold>
            </div>
          )}
        </div>
      </Fold>
    </section>
  )
}

function amountOf(groups: readonly DossierGroupRows[]): string {
  const facts = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const questions = groups.reduce((sum, group) => sum + group.questions.length, 0)
  return `${counted(facts, 'fact')}, ${counted(questions, 'open question')}`
}

/** Unknown facts by name: the questions, then lesser details. */
function Unknown({ vendor, questions, others }: Pick<DossierGroupRows, 'questions' | 'others'> & { vendor: string }) {
  return (
    <>
      <FactNames vendor={vendor} intro="Not verified, so ask: " names={questions} />
      {others.length > 1 ? (
        <Fold label={`${others.length} more details are not verified`} className="text-sm text-ink-soft">
          <FactNames vendor={vendor} names={others} />
        </Fold>
      ) : (
        <FactNames vendor={vendor} intro="Also not verified: " names={others} />
      )}
    </>
  )
}

interface RowProps extends Omit<DossierRow, 'key'> {
  vendor: string
  field: string
}

function Row({ vendor, field, label, kind, lines, evidence }: RowProps) {
  return (
    <div id={field}>
      <dt>
        <WholeWords text={label} />
      </dt>
      <dd>
        {kind === 'link' && lines.map((line) => <WithLinks key={line} text={`${line} `} />)}
        <BasisMark evidence={evidence} fact={{ vendor, field }} brief>
          {kind === 'link' ? 'Source' : <Lines lines={lines} whole={field === 'certification.criteria'} />}
        </BasisMark>
        <Caveats evidence={evidence} />
      </dd>
    </div>
  )
}

/** A value's lines. Only the criteria are kept whole, because each span adds to a page that has little room left. */
function Lines({ lines, whole }: { lines: readonly string[]; whole: boolean }) {
  return lines.map((line, place) => (
    <Fragment key={line}>
      {place > 0 && <br />}
      {whole ? <WholeWords text={line} /> : line}
    </Fragment>
  ))
}
