import { canonicalDirectoryQuery, type DirectoryListing } from '../../../shared/vendors/directory'
import { Button } from '../button'
import { ChoiceForm, ChoiceSelect, useChoiceForm, usePendingQuery } from '../choice-form'

interface DirectoryFormProps {
  /** The canonical query of what is shown. */
  query: string
  filters: DirectoryListing['filters']
}

/** Narrows the directory; each option says how many systems it would leave. */
export function DirectoryForm({ query, filters }: DirectoryFormProps) {
  const { form, apply } = useChoiceForm(query, canonicalDirectoryQuery)
  const choice = usePendingQuery() ?? new URLSearchParams(query)
  return (
    <ChoiceForm form={form} action="/vendors" apply={apply} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {filters.map(({ name, label, any, options }) => (
        <ChoiceSelect key={name} name={name} label={label} value={choice.get(name) ?? ''} onChange={apply}>
          <option value="">{any}</option>
          {options.map(({ value, label: words, count }) => (
            <option key={value} value={value}>{`${words} (${count})`}</option>
          ))}
        </ChoiceSelect>
      ))}
      <noscript>
        <Button type="submit">Show systems</Button>
      </noscript>
    </ChoiceForm>
  )
}
