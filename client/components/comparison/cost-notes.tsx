import { Fragment } from 'react'
import { assumptionFields, type CostQuestion, isDefaultQuestion } from '../../../shared/cost/assumptions'
import { listed, separatorAfter } from '../../../shared/words'
import { Button } from '../button'
import { ChoiceNumber, choiceId } from '../choice-form'
import { Fold } from '../fold'
import type { ComparedCost, CostTable } from './cost-rows'

interface CostNotesProps {
  cost: CostTable & CostQuestion
  /** Whether a system has no list price by the way it bills. */
  noListPrice: boolean
}

/** How the totals are computed, what they leave out, and fields for assumptions. Open if assumptions were made. */
export function CostNotes({ cost, noListPrice }: CostNotesProps) {
  const shown = systemsIn(cost.columns)
  const leftOut = shown.find((one) => one.leftOut.length > 0)?.leftOut
  return (
    <Fold
      id="assumptions"
      open={!isDefaultQuestion(cost)}
      label={<span className="font-medium">How the cost is calculated; change the assumptions</span>}
      className="mt-2"
    >
      <dl className="max-w-2xl stack-4">
        {shown.map((one) => (
          <Summary key={one.id} cost={one} />
        ))}
      </dl>
      <p className="mt-4 text-ink-soft">
        {leftOut && `No total includes ${listed(leftOut, 'or')}. `}
        {noListPrice &&
          'Systems billed by contract or as a share of collections publish no list price; any monthly figure for them is our estimate.'}
      </p>
      <Assumptions assumptions={cost.assumptions} />
    </Fold>
  )
}

/** Links to what is known about leaving each system. */
export function LeavingLinks({ columns }: Pick<CostTable, 'columns'>) {
  const systems = systemsIn(columns)
  return (
    <p className="no-print mt-6">
      {'What it takes to leave: '}
      {systems.map(({ id, name }, place) => (
        <Fragment key={id}>
          <a href={`/leaving/${id}`} className="link inline-block py-0.5">
            {name}
          </a>
          {separatorAfter(place, systems.length)}
        </Fragment>
      ))}
      .
    </p>
  )
}

/** Each system once, even if two columns show it. */
export function systemsIn(columns: CostTable['columns']): ComparedCost[] {
  return [...new Map(columns.flatMap((one) => (one ? [[one.id, one] as const] : []))).values()]
}

const catalogueWords = 'We know these plan prices only from a third-party catalogue, not from the vendor: confirm them.'

function Summary({ cost: { name, basis, rates, fromCatalogue, assumptions } }: { cost: ComparedCost }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd>
        {[basis, rates, fromCatalogue && catalogueWords].filter(Boolean).join(' ')}
        {assumptions.length > 0 && (
          <span className="mt-1 block text-sm text-ink-soft">{`${assumptions.join('. ')}.`}</span>
        )}
      </dd>
    </div>
  )
}

/** Fields of the page's form, so that assumptions are part of its address too. */
function Assumptions({ assumptions }: Pick<CostQuestion, 'assumptions'>) {
  return (
    <div className="no-print mt-4 grid gap-4 rounded-2xl border border-line bg-sunken p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-3">
      {assumptionFields.map(({ key, label, hint, max }) => (
        <ChoiceNumber
          key={key}
          name={key}
          label={label}
          hint={hint}
          value={typed(assumptions[key])}
          min={0}
          max={max}
        />
      ))}
      <Button type="submit" form={choiceId} className="justify-self-start">
        Show cost
      </Button>
    </div>
  )
}

const typed = (amount: number) => (amount === 0 ? '' : `${amount}`)
