import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { ChangeOutcome } from '../../../../shared/admin/changes'
import type { SubmissionStatus } from '../../../../shared/admin/submissions'
import { Button } from '../../../components/button'
import { addressWith } from '../../admin-action'
import { OwnerField } from './owner-field'
import { StatusOptions } from './status-options'

const closing = 'close-row'

interface ManyFormProps {
  noun: 'lead' | 'message'
  statuses: readonly SubmissionStatus[]
  owners: readonly string[]
  /** The rows, each with its checkbox `ids`. */
  children: ReactNode
}

/** A list whose rows can be selected and changed with one request, also without scripts. Afterward none is selected. */
export function ManyForm(props: ManyFormProps) {
  return <SelectableForm key={useLocation().key} {...props} />
}

function SelectableForm({ noun, statuses, owners, children }: ManyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const all = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState(0)
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name=ids]') ?? [])]
  const count = () => setSelected(boxes().filter(({ checked }) => checked).length)

  function selectAll(checked: boolean) {
    for (const box of boxes()) box.checked = checked
    count()
  }

  // What was selected before the scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts begin to run
  useEffect(() => (all.current?.checked ? selectAll(true) : count()), [])

  return (
    <>
      {/* A separate form: Enter in a field of the other form presses that form's first button, which must not be
          "Close". */}
      <Form id={closing} method="post">
        <input type="hidden" name="intent" value="many" />
      </Form>
      <Form ref={form} method="post" className="read-too" onChange={count} onReset={() => setSelected(0)}>
        <input type="hidden" name="intent" value="many" />
        <div className="list-card">
          <label className="select-all">
            <input
              ref={all}
              type="checkbox"
              onChange={(event) => selectAll(event.target.checked)}
              className="checkbox size-5"
            />
            {`Select all ${noun}s on this page`}
          </label>
          <ul data-list="" className="list-rows rows">
            {children}
          </ul>
        </div>
        <fieldset className="many-bar" data-selected={selected}>
          <legend className="sr-only">{`Change the selected ${noun}s`}</legend>
          <p aria-live="polite" className="font-medium">
            {selected > 0 ? `${selected} selected` : `With the selected ${noun}s:`}
          </p>
          <div>
            <label htmlFor="many-status" className="mb-1 block text-sm font-medium">
              New status
            </label>
            <select id="many-status" name="status" defaultValue="" className="control select">
              <option value="">Same status</option>
              <StatusOptions statuses={statuses} />
            </select>
          </div>
          <OwnerField label="New owner" owner="" owners={owners} placeholder="Same owner" />
          <Button type="submit" name="act" value="set" look={selected > 0 ? undefined : 'secondary'}>
            Change
          </Button>
          <Button type="submit" name="act" value="spam" look="secondary">
            Mark as spam
          </Button>
        </fieldset>
      </Form>
    </>
  )
}

interface RowBoxProps {
  id: string
  /** The row's name for screen readers. */
  name: string
}

export function RowBox({ id, name }: RowBoxProps) {
  return (
    <label className="row-box grid size-11 place-items-center">
      <span className="sr-only">{`Select ${name}`}</span>
      <input type="checkbox" name="ids" value={id} data-key="x" className="checkbox size-5" />
    </label>
  )
}

/** Closes one row's item with one click. */
export function CloseRow({ id, name }: RowBoxProps) {
  return (
    <button type="submit" form={closing} name="only" value={id} data-key="e" className="row-close link min-h-11 px-1">
      Close<span className="sr-only">{` ${name}`}</span>
    </button>
  )
}

/** Applies the form to the selected rows, and returns the list's address with the outcome. */
export async function changeSelected(
  request: Request,
  form: FormData,
  change: (changes: { ids: string[]; status?: never; owner?: string }) => Promise<ChangeOutcome>,
): Promise<string> {
  const [only, status, owner] = ['only', 'status', 'owner'].map((name) => String(form.get(name) ?? '').trim())
  const ids = only ? [only] : form.getAll('ids').map(String)
  const wanted = only ? 'closed' : form.get('act') === 'spam' ? 'spam' : status
  const { act, changed } = await change({
    ids,
    ...(wanted && { status: wanted as never }),
    ...(!only && owner && { owner: owner === '-' ? '' : owner }),
  })
  return addressWith(request, 'changed', { act, count: String(changed) })
}
