import { dropKey, gatherKey, trayMax, trayPairs, withTray } from '../../../shared/vendors/tray'
import { counted } from '../../../shared/words'
import { Button, ButtonLink } from '../button'
import { choiceId } from '../choice-form'
import { CrossIcon, ScalesIcon } from '../icons'

/** A system that a visitor has gathered. */
export interface Gathered {
  id: string
  name: string
}

/** The gathered systems inside a form, so that they go where the form goes. */
export function TrayFields({ tray }: { tray: readonly string[] }) {
  return trayPairs(tray).map(([key, id]) => <input key={key} type="hidden" name={key} value={id} />)
}

/**
 * The systems gathered so far, with a link to compare them. It is part of the page flow and covers nothing; only the
 * address stores it. Its buttons belong to the page's form, so they work without a script, and no crawler follows them.
 */
export function Tray({ gathered }: { gathered: readonly Gathered[] }) {
  if (gathered.length === 0) return null
  return (
    <section
      aria-labelledby="tray"
      className="no-print mb-6 rounded-2xl border border-line-strong bg-surface p-4 sm:px-6"
    >
      <h2 id="tray">{`Your comparison: ${gathered.length} of ${trayMax} systems`}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {gathered.map(({ id, name }) => (
          <li key={id}>
            <Button type="submit" form={choiceId} name={dropKey} value={id} look="secondary">
              {name}
              <CrossIcon className="size-4" />
              <span className="sr-only">: remove from comparison</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <CompareGathered gathered={gathered} />
      </div>
    </section>
  )
}

/** Leads to the comparison of what is gathered; of one system alone there is nothing to compare. */
export function CompareGathered({ gathered }: { gathered: readonly Gathered[] }) {
  if (gathered.length === 0) return null
  if (gathered.length === 1) return <p className="text-sm text-ink-soft">Add another system to compare the two.</p>
  const ids = gathered.map(({ id }) => id)
  return (
    <ButtonLink to={withTray('/comparisons', ids)}>
      <ScalesIcon />
      {`Compare these ${counted(gathered.length, 'system')}`}
    </ButtonLink>
  )
}

/** On a system's card: gathers it, or leaves it out again. */
export function GatherButton({ id, name, tray }: Gathered & { tray: readonly string[] }) {
  const isIn = tray.includes(id)
  if (!isIn && tray.length >= trayMax)
    return <p className="py-2.5 text-sm font-normal text-ink-soft">{`${trayMax} systems added, the maximum`}</p>
  return (
    <Button
      type="submit"
      form={choiceId}
      id={`gather-${id}`}
      name={isIn ? dropKey : gatherKey}
      value={id}
      look={isIn ? 'primary' : 'secondary'}
    >
      {isIn ? 'In comparison' : 'Add to comparison'}
      {isIn && <CrossIcon className="size-4" />}
      <span className="sr-only">{isIn ? `: remove ${name}` : `: ${name}`}</span>
    </Button>
  )
}
