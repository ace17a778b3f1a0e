import { commonOrganizations, organizations } from '../../../shared/match/terms/organizations'
import { ChevronIcon } from '../icons'

type Kind = (typeof organizations)[number]

const others: readonly Kind[] = organizations.slice(commonOrganizations.length)

/** The kinds of organization, of which one is chosen: the common ones, and all others behind a button. */
export function OrganizationChoice({ value }: { value: string | null }) {
  const isOther = others.some((kind) => kind.value === value)
  return (
    <>
      <Kinds kinds={commonOrganizations} value={value} />
      <details id="kinds" open={isOther || undefined} className="no-print mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-accent">
          <ChevronIcon className="size-5" />
          All other kinds
        </summary>
        <div className="pt-2">
          <Kinds kinds={others} value={value} />
        </div>
      </details>
    </>
  )
}

function Kinds({ kinds, value }: { kinds: readonly Kind[]; value: string | null }) {
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap">
      {kinds.map((kind) => (
        <label key={kind.value} className="choice">
          <input type="radio" name="organization" value={kind.value} defaultChecked={kind.value === value} />
          {kind.label}
        </label>
      ))}
    </div>
  )
}
