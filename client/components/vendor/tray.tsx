import { dropKey, gatherKey, trayMax, trayPairs, withTray } from '../../../shared/vendors/tray'
import { counted } from '../../../shared/words'
import { Button, ButtonLink } from '../button'
import { choiceId } from '../choice-form'
import { CrossIcon, ScalesIcon } from '../icons'

/** A system that a visitor has collected. */
export interface Gathered {
  id: string
  name: string
}

/** The collected systems as hidden fields of a form, so that submitting it keeps them. */
export function TrayFields({ tray }: { tray: readonly string[] }) {
  return trayPairs(tray).map(([key, id]) => <input key={key} type="hidden" name={key} value={id} />)
}

/**
 * The systems collected so far, with a link to compare them. It is part of the page flow and covers nothing; only the
 * address stores it. Its buttons belong to the page's form, so they work without a script and no crawler follows them.
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

/** A link to the comparison of the collected systems; none if there is only one. */
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

/** The button in a system's row that adds or removes it. */
export function GatherButton({ id, name, tray }: Gathered & { tray: readonly string[] }) {
  const isIn = tray.includes(id)
  if (!isIn && tray.length >= trayMax) return <p className="text-sm text-ink-soft">{`${trayMax} added`}</p>
  return (
    <Button
      type="submit"
      form={choiceId}
      id={`gather-${id}`}
      name={isIn ? dropKey : gatherKey}
      value={id}
      look={isIn ? 'primary' : 'secondary'}
    >
      {isIn ? 'Added' : 'Add'}
      {isIn && <CrossIcon className="size-4" />}
      <span className="sr-only">{isIn ? `: remove ${name} from comparison` : ` to comparison: ${name}`}</span>
    </Button>
  )
}
