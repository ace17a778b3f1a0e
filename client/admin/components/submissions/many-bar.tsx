import type { SubmissionStatus } from '../../../../shared/admin/submissions'
import { Button } from '../../../components/button'
import { OwnerField } from './owner-field'
import { StatusOptions } from './status-options'

export interface ManyBarProps {
  noun: 'lead' | 'message'
  statuses: readonly SubmissionStatus[]
  owners: readonly string[]
  /** How many rows are selected. */
  selected: number
  /** Whether all selected rows are spam, so they can only be unmarked. */
  isSpam: boolean
}

/** What can be done with the selected rows. */
export function ManyBar({ noun, statuses, owners, selected, isSpam }: ManyBarProps) {
  return (
    <fieldset className="many-bar">
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
      <Button type="submit" name="act" value="set">
        Change
      </Button>
      <Button type="submit" name="act" value={isSpam ? 'unmark' : 'spam'} look="secondary">
        {isSpam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </fieldset>
  )
}
