import { comparisonOrders, defaultOrder } from '../../../shared/comparison/order'
import type { DirectoryListing } from '../../../shared/vendors/directory'
import { ChoiceButton, ChoiceForm, ChoiceSelect } from '../choice-form'
import { Fold } from '../fold'
import { TrayFields } from './tray'

interface DirectoryFormProps {
  /** The canonical query of what is shown. */
  query: string
  filters: DirectoryListing['filters']
  /** The systems collected for a comparison, which filtering keeps. */
  tray: readonly string[]
}

/** The directory's filters, whose options show how many systems they would leave, and its order. */
export function DirectoryForm({ query, filters, tray }: DirectoryFormProps) {
  const choice = new URLSearchParams(query)
  const chosen = filters.filter(({ name }) => choice.has(name)).length
  return (
    <ChoiceForm action="/vendors" query={query}>
      <TrayFields tray={tray} />
      <Fold id="filters" open={chosen > 0} label={<span className="font-semibold">{labelOf(chosen)}</span>}>
        <div className="grid directory-fields gap-4 pb-4 sm:grid-cols-2 lg:grid-cols-4">
          {filters.map(({ name, label, any, options }) => (
            <ChoiceSelect key={name} name={name} label={label} value={choice.get(name) ?? ''} beside>
              <option value="">{any}</option>
              {options.map(({ value, label: words, count }) => (
                <option key={value} value={value}>{`${words} (${count})`}</option>
              ))}
            </ChoiceSelect>
          ))}
          <ChoiceSelect name="sort" label="Sort by" value={choice.get('sort') ?? defaultOrder} beside>
            {comparisonOrders.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </ChoiceSelect>
          <ChoiceButton results={{ id: 'found', label: 'See the systems' }} className="directory-show">
            Show systems
          </ChoiceButton>
        </div>
        <p className="directory-note pb-4 text-sm text-ink-soft">
          Filters leave out systems whose value is not verified. One of those may still do what you need, so ask its
          vendor.
        </p>
      </Fold>
    </ChoiceForm>
  )
}

const labelOf = (chosen: number) => (chosen === 0 ? 'Filter and sort' : `Filters (${chosen} chosen)`)
