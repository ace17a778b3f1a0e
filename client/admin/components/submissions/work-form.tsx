import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { type SubmissionStatus, statusLabel } from '../../../../shared/admin/submissions'
import type { AdminResult } from '../../admin-action'
import { SubmitButton } from '../act-form'
import { useUnsavedWarning } from '../posts/unsaved'
import { LabeledSelect } from '../select'
import { OwnerField, statusOption } from './owner-field'

interface Worked {
  status: SubmissionStatus
  owner: string
  owners: readonly string[]
}

interface WorkFormProps<Item extends Worked> {
  item: Item
  statuses: readonly SubmissionStatus[]
  result: AdminResult<Item> | undefined
  /** The item's position in its list when it was opened. */
  part?: number
  children?: ReactNode
}

/** It sends the values it was filled in over: a field left alone keeps another person's, a changed one shows both. */
export function WorkForm<Item extends Worked>({ item, statuses, result, part, children }: WorkFormProps<Item>) {
  const form = useRef<HTMLFormElement>(null)
  const refused = result?.intent === 'work' ? result : undefined
  const stored = refused?.current ?? item
  const entered = refused?.values ?? item
  const version = `${stored.status} ${stored.owner}`
  useUnsavedWarning(form, version, refused !== undefined)
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-end gap-3 sm:grid-cols-[minmax(9rem,12rem)_minmax(9rem,18rem)_auto_auto] sm:justify-start">
      <Form ref={form} method="post" key={version} className="contents">
        <input type="hidden" name="seenStatus" value={stored.status} readOnly />
        <input type="hidden" name="seenOwner" value={stored.owner} readOnly />
        {part !== undefined && <input type="hidden" name="part" value={part} readOnly />}
        <LabeledSelect name="status" label="Status" value={entered.status ?? ''} options={statuses.map(statusOption)} />
        <OwnerField owner={entered.owner ?? ''} owners={stored.owners} />
        <SubmitButton value="work" sending="Saving…" className={`min-h-12 ${children ? '' : 'max-sm:col-span-2'}`}>
          {refused?.current ? 'Save mine' : 'Save'}
        </SubmitButton>
        {refused?.current && <Both stored={refused.current} entered={entered} />}
      </Form>
      {children}
    </div>
  )
}

/** Shows the stored value beside the one chosen here if they differ. */
function Both({ stored, entered }: { stored: Worked; entered: { status?: string; owner?: string } }) {
  const chosen = statusLabel(entered.status as SubmissionStatus)
  const rows = [
    { name: 'Status', theirs: statusLabel(stored.status), mine: chosen },
    { name: 'Owner', theirs: stored.owner || 'nobody', mine: entered.owner || 'nobody' },
  ].filter(({ theirs, mine }) => theirs !== mine)
  return (
    <div className="col-span-full rounded-xl border border-no p-3 text-sm">
      <ul>
        {rows.map(({ name, theirs, mine }) => (
          <li key={name}>{`${name}: now ${theirs}, yours ${mine}.`}</li>
        ))}
      </ul>
      <p className="mt-1 text-ink-soft">
        "Save mine" replaces it with yours.{' '}
        <a href="?" className="link">
          Keep what is stored
        </a>
      </p>
    </div>
  )
}
