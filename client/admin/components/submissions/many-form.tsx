import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { SubmissionStatus } from '../../../../shared/admin/submissions'
import { Button } from '../../../components/button'
import { LabeledSelect } from '../select'
import { OwnerField, statusOption } from './owner-field'

const closing = 'close-row'

interface ManyFormProps extends Pick<ManyBarProps, 'noun' | 'statuses' | 'owners'> {
  /** Whether the list shows only spam. */
  isSpam: boolean
  children: ReactNode
}

/** A list whose rows can be selected and changed with one request, also without scripts. Afterward none is selected. */
export function ManyForm(props: ManyFormProps) {
  return <SelectableForm key={useLocation().key} {...props} />
}

function SelectableForm({ noun, statuses, owners, isSpam: isSpamList, children }: ManyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const all = useRef<HTMLInputElement>(null)
  const none = { selected: 0, isSpam: isSpamList }
  const [{ selected, isSpam }, setSelection] = useState(none)
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name=ids]') ?? [])]
  const count = () => {
    const checked = boxes().filter((box) => box.checked)
    const isSpam = checked.every(({ dataset }) => dataset.spam !== undefined)
    setSelection(checked.length === 0 ? none : { selected: checked.length, isSpam })
  }

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
      <Form ref={form} method="post" className="read-too" onChange={count} onReset={() => setSelection(none)}>
        <input type="hidden" name="intent" value="many" />
        <div className="list-card">
          <label className="select-all grid min-h-11 grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-(--row-gap) border-b border-line bg-sunken pr-4 pl-1 text-sm text-ink-soft noscript:hidden">
            <input
              ref={all}
              type="checkbox"
              onChange={(event) => selectAll(event.target.checked)}
              className="checkbox size-5 justify-self-center"
            />
            {`Select all ${noun}s on this page`}
          </label>
          <ul data-list="" className="list-rows rows">
            {children}
          </ul>
        </div>
        <ManyBar noun={noun} statuses={statuses} owners={owners} selected={selected} isSpam={isSpam} />
      </Form>
    </>
  )
}

interface RowProps {
  id: string
  name: string
}

export function RowBox({ id, name, isSpam }: RowProps & { isSpam: boolean }) {
  return (
    <label className="row-box grid size-11 place-items-center">
      <span className="sr-only">{`Select ${name}`}</span>
      <input
        type="checkbox"
        name="ids"
        value={id}
        data-key="x"
        data-spam={isSpam ? '' : undefined}
        className="checkbox size-5"
      />
    </label>
  )
}

export function CloseRow({ id, name }: RowProps) {
  return (
    <button type="submit" form={closing} name="only" value={id} data-key="e" className="row-close link min-h-11 px-1">
      Close<span className="sr-only">{` ${name}`}</span>
    </button>
  )
}

interface ManyBarProps {
  noun: string
  statuses: readonly SubmissionStatus[]
  owners: readonly string[]
  selected: number
  /** Whether all selected rows are spam, so they can only be unmarked. */
  isSpam: boolean
}

function ManyBar({ noun, statuses, owners, selected, isSpam }: ManyBarProps) {
  return (
    <fieldset className="many-bar">
      <legend className="sr-only">{`Change the selected ${noun}s`}</legend>
      <p aria-live="polite" className="font-medium">
        {selected > 0 ? `${selected} selected` : `With the selected ${noun}s:`}
      </p>
      <LabeledSelect
        id="many-status"
        name="status"
        label="New status"
        value=""
        options={[{ value: '', label: 'Same status' }, ...statuses.map(statusOption)]}
      />
      <OwnerField label="New owner" owner="" owners={owners} placeholder="Same owner" />
      <Button type="submit" name="act" value="set">
        Change
      </Button>
      <Button type="submit" name="act" value={isSpam ? 'unmark' : 'spam'} look="secondary">
        {isSpam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </fieldset>
  )
}
