import type { ChangeOutcome } from '../../../../shared/admin/changes'
import { addressWith } from '../../admin-action'

/** The fields to set in many rows, as leads and messages take them. */
interface Changes {
  ids: string[]
  status?: never
  owner?: string
  seen?: { status: 'spam' }
}

/** Applies a list's form to the selected rows, and returns the list's address with the outcome. */
export async function changeSelected(
  request: Request,
  form: FormData,
  change: (changes: Changes) => Promise<ChangeOutcome>,
): Promise<string> {
  const [only, status, owner, act] = ['only', 'status', 'owner', 'act'].map((name) =>
    String(form.get(name) ?? '').trim(),
  )
  const ids = only ? [only] : form.getAll('ids').map(String)
  const isFreeing = !only && act === 'unmark'
  const wanted = only ? 'closed' : isFreeing ? 'new' : act === 'spam' ? 'spam' : status
  const outcome = await change({
    ids,
    ...(wanted && { status: wanted as never }),
    ...(!only && owner && { owner: owner === '-' ? '' : owner }),
    // Somebody may have unmarked and answered one since the list was read: it does not become new again.
    ...(isFreeing && { seen: { status: 'spam' } }),
  })
  return addressWith(request, isFreeing ? 'unmarked' : 'changed', {
    act: outcome.act,
    count: String(outcome.changed),
  })
}
