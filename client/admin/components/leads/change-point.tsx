import { useId } from 'react'
import { Form } from 'react-router'
import type { ReadingPoint } from '../../../../shared/admin/reading'
import { optionsOfKind } from '../../../../shared/leads/reading/options'
import { singleSlots } from '../../../../shared/match/terms/slots'
import { SubmitButton } from '../act-form'
import { Select } from '../select'

/** The kinds whose value can be put in other words; a feature has buttons, and a box is only there or not. */
const changeable: readonly string[] = singleSlots.filter((kind) => kind !== 'needsNoEmr')

export function ChangePoint({
  point: { key, kind, label, value, entered },
  seen,
}: {
  point: ReadingPoint
  seen: number
}) {
  const id = useId()
  if (!changeable.includes(kind)) return null
  const options = optionsOfKind(kind)
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2.5">Change</summary>
      <Form method="post" className="flex flex-wrap items-end gap-2">
        {Object.entries({ key, kind, seen: String(seen), was: JSON.stringify(value ?? null) }).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} readOnly />
        ))}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        {options ? (
          <Select id={id} name="text" defaultValue={entered} options={options} />
        ) : (
          <input id={id} name="text" defaultValue={entered} required autoComplete="off" className="control" />
        )}
        {kind === 'budget' && <Per value={value} />}
        <SubmitButton value="change" sending="Saving…" look="secondary">
          Save
        </SubmitButton>
      </Form>
    </details>
  )
}

function Per({ value }: { value: unknown }) {
  const per = value !== null && typeof value === 'object' && 'per' in value ? String(value.per ?? '') : ''
  return (
    <Select
      name="per"
      aria-label="For whom"
      defaultValue={per}
      options={[{ value: '', label: 'Not said' }, ...(optionsOfKind('per') ?? [])]}
    />
  )
}

export function AddPoint({ points, seen }: { points: readonly ReadingPoint[]; seen: number }) {
  const others = optionsOfKind('feature')?.filter(({ value }) => points.every(({ key }) => key !== value)) ?? []
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer py-2.5">Add a feature</summary>
      <Form method="post" className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="seen" value={seen} readOnly />
        <input type="hidden" name="kind" value="wish" readOnly />
        <Select name="key" aria-label="Feature" options={others} />
        <Select name="text" aria-label="How much they want it" options={optionsOfKind('wish') ?? []} />
        <SubmitButton value="change" sending="Saving…" look="secondary">
          Add
        </SubmitButton>
      </Form>
    </details>
  )
}
