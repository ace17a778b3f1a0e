interface CheckBoxesProps<Value extends string> {
  legend: string
  name: string
  choices: readonly { value: Value; label: string }[]
  chosen: readonly string[]
  hint?: string
}

/** A group of checkboxes, all sent under one name. */
export function CheckBoxes<Value extends string>({ legend, name, choices, chosen, hint }: CheckBoxesProps<Value>) {
  return (
    <fieldset className="mt-4" aria-describedby={hint && `${name}-hint`}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-9 items-center gap-3 py-1">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="checkbox size-5 shrink-0"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
