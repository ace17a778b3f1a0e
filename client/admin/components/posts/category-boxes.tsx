import { categoryBox, categoryChoices } from './form-values'

interface CategoryBoxesProps {
  /** The category strings stored with the article. */
  listed: readonly string[]
  values: Readonly<Record<string, string>>
  error?: string
}

export function CategoryBoxes({ listed, values, error }: CategoryBoxesProps) {
  return (
    <fieldset className="form-field form-field-wide" aria-describedby={error && 'categories-error'}>
      <legend className="mb-1.5 font-medium">Categories</legend>
      {categoryChoices(listed).map(({ value, label }) => (
        <label key={value} className="flex min-h-9 items-center gap-3 py-1">
          <input
            type="checkbox"
            name={categoryBox(value)}
            defaultChecked={categoryBox(value) in values}
            className="checkbox size-5 shrink-0"
          />
          {label}
        </label>
      ))}
      {error && (
        <p id="categories-error" className="mt-1.5 text-sm font-medium text-no">
          {error}
        </p>
      )}
    </fieldset>
  )
}
