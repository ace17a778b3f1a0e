interface CheckBoxesProps {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
  isRadio?: boolean
  hint?: string
}

/** A group of checkboxes or radio buttons, all sent under one name. */
export function CheckBoxes({ legend, name, choices, chosen, isRadio, hint }: CheckBoxesProps) {
  return (
    <fieldset className="mt-4 first:mt-0" aria-describedby={hint && `${name}-hint`}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-9 items-center gap-3 py-1">
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className={`checkbox size-5 shrink-0 ${isRadio ? 'rounded-full' : ''}`.trim()}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
