import { assumptionFields, type CostQuestion, isDefaultQuestion } from '../../../shared/cost/assumptions'
import { listed } from '../../../shared/words'
import { Button } from '../button'
import { ChoiceNumber, choiceId } from '../choice-form'
import { ChevronIcon } from '../icons'
import type { ComparedCost, CostTable } from './cost-rows'

/** How the table's totals are computed, what they leave out, and fields for assumptions. */
export function CostNotes({ cost }: { cost: CostTable & CostQuestion }) {
  const shown = systemsIn(cost.columns)
  const leftOut = shown.find((one) => one.leftOut.length > 0)?.leftOut
  return (
    <section aria-labelledby="cost" className="mt-12">
      <h2 id="cost" className="text-3xl">
        How the cost is calculated
      </h2>
      <dl className="mt-4 max-w-2xl stack-4">
        {shown.map((one) => (
          <Summary key={one.id} cost={one} />
        ))}
      </dl>
      {leftOut && (
        <p className="mt-4 text-ink-soft">
          {`No total includes ${listed(leftOut, 'or')}. Ask for these in a written quote.`}
        </p>
      )}
      <Assumptions cost={cost} />
    </section>
  )
}

/** Links to what is known about leaving each system. */
export function LeavingLinks({ columns }: Pick<CostTable, 'columns'>) {
  return (
    <section aria-labelledby="leaving" className="no-print mt-12">
      <h2 id="leaving" className="text-3xl">
        What it takes to leave
      </h2>
      <ul className="mt-4 stack-2">
        {systemsIn(columns).map(({ id, name }) => (
          <li key={id}>
            <a href={`/leaving/${id}`} className="link inline-block py-0.5">
              {`Leaving ${name}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
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
function Assumptions({ cost: { assumptions, providers } }: { cost: CostQuestion }) {
  const isOpen = !isDefaultQuestion({ providers, assumptions })
  return (
    <details id="assumptions" className="no-print mt-4" open={isOpen || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-accent">
        <ChevronIcon className="size-5" />
        Change the assumptions
      </summary>
      <div className="grid gap-4 rounded-2xl border border-line bg-sunken p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-3">
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
    </details>
  )
}

const typed = (amount: number) => (amount === 0 ? '' : `${amount}`)
