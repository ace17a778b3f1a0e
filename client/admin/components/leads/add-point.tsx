import { Form } from 'react-router'
import type { ReadingPoint } from '../../../../shared/admin/reading'
import { optionsOfKind } from '../../../../shared/leads/reading/options'
import { SubmitButton } from '../submit-button'

/** Adds a feature that nothing was read of. */
export function AddPoint({ points, seen }: { points: readonly ReadingPoint[]; seen: number }) {
  const others = optionsOfKind('feature')?.filter(({ value }) => points.every(({ key }) => key !== value)) ?? []
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer py-2.5">Add a feature</summary>
      <Form method="post" className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="seen" value={seen} readOnly />
        <input type="hidden" name="kind" value="wish" readOnly />
        <select name="key" aria-label="Feature" className="control select">
          {others.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <select name="text" aria-label="How much they want it" className="control select">
          {optionsOfKind('wish')?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <SubmitButton value="change" sending="Saving…" look="secondary">
          Add
        </SubmitButton>
      </Form>
    </details>
  )
}
