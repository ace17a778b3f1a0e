import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { ChangeOutcome } from '../../../../shared/admin/changes'
import type { SubmissionStatus } from '../../../../shared/admin/submissions'
import { Button } from '../../../components/button'
import { addressWith } from '../../admin-action'
import { useScripts } from '../scripted'
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
  return <ChosenForm key={useLocation().key} {...props} />
}

function ChosenForm({ noun, statuses, owners, children }: ManyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(0)
  const hasScripts = useScripts()
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name=ids]') ?? [])]
  const count = () => setChosen(boxes().filter(({ checked }) => checked).length)

  function chooseAll(checked: boolean) {
    for (const box of boxes()) box.checked = checked
    count()
  }

  // Rows that were selected before the scripts ran.
  useEffect(() => setChosen(form.current?.querySelectorAll('input[name=ids]:checked').length ?? 0), [])

  return (
    <>
      {/* A separate form: Enter in a field of the other form presses that form's first button, which must not be
          "Close". */}
      <Form id={closing} method="post">
        <input type="hidden" name="intent" value="many" />
      </Form>
      <Form ref={form} method="post" className="read-too" onChange={count} onReset={() => setChosen(0)}>
        <input type="hidden" name="intent" value="many" />
        <div className="list-card">
          <label data-scripted={hasScripts || undefined} className="choose-all">
            <input type="checkbox" onChange={(event) => chooseAll(event.target.checked)} className="size-5" />
            {`Choose all ${noun}s of this page`}
          </label>
          <ul data-list="" className="list-rows rows">
            {children}
          </ul>
        </div>
        <fieldset className="many-bar" data-chosen={chosen}>
          <legend className="sr-only">{`Change the chosen ${noun}s`}</legend>
          <p aria-live="polite" className="font-medium">
            {chosen > 0 ? `${chosen} chosen` : 'Chosen'}
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
          <Button type="submit" name="act" value="set">
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
      <span className="sr-only">{`Choose ${name}`}</span>
      <input type="checkbox" name="ids" value={id} data-key="x" className="size-5" />
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
export async function changeChosen(
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
