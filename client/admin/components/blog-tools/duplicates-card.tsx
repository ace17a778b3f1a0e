import { Form, useNavigation } from 'react-router'
import { type Duplicate, recentDays } from '../../../../shared/admin/duplicates'
import { longDate } from '../../../../shared/dates'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { useSite } from '../../../components/site-context'
import { WholeWords } from '../../../components/whole-words'
import { OutcomeNotice } from '../submissions/outcome'
import type { ToolResult } from './tool-result'

/** Lists the duplicates that would be removed and why, removes them, and restores them. */
export function DuplicatesCard({ duplicates, result }: { duplicates: Duplicate[]; result?: ToolResult }) {
  const { formData } = useNavigation()
  const { timeZone } = useSite()
  const isDeleting = formData?.get('intent') === 'remove-duplicates'
  // Sending a second form aborts the navigation of the first, and with it the answer to the generation request.
  const isSending = formData !== undefined
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-2 text-xl">Recent duplicates</h2>
      {result && 'removed' in result && <Removed result={result} isSending={isSending} />}
      {result && 'restored' in result && (
        <OutcomeNotice look="success" title="Duplicates Restored" occasion={result}>
          {`Published again: ${result.restored.length}.`}
        </OutcomeNotice>
      )}
      {duplicates.length === 0 ? (
        <p className="text-ink-soft">{`No post from the last ${recentDays} days repeats another one.`}</p>
      ) : (
        <>
          <p className="text-ink-soft">{`These posts from the last ${recentDays} days repeat an older one and would be removed:`}</p>
          <ul className="mt-3 grid gap-3">
            {duplicates.map(({ id, title, slug, repeats, of }) => (
              <li key={id} className="rounded-lg bg-sunken p-3 text-sm">
                <a href={`/blog/${slug}`} className="link font-medium">
                  {title}
                </a>
                <p className="mt-1 text-ink-soft">
                  {repeats === 'text' ? 'Has the same text as ' : 'Has the same title as '}
                  <a href={`/blog/${of.slug}`} className="link">
                    {of.title}
                  </a>
                  {' of '}
                  <WholeWords text={longDate(of.publishedAt, timeZone)} />, which stays.
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Form method="post" className="mt-5">
        <Button type="submit" name="intent" value="remove-duplicates" look="danger" disabled={isSending}>
          {isDeleting ? 'Deleting...' : 'Delete Recent Duplicates'}
        </Button>
        {duplicates.length === 0 && (
          <p className="mt-2 text-sm text-ink-soft">The button checks again and removes any new duplicates.</p>
        )}
      </Form>
    </Card>
  )
}

function Removed({ result, isSending }: { result: Extract<ToolResult, { removed: unknown }>; isSending: boolean }) {
  const { removed } = result
  return (
    <OutcomeNotice look="success" title="Duplicates Removed" occasion={result}>
      <p>Recent duplicate blog posts have been deleted successfully</p>
      <p className="mt-1">{removed.length === 0 ? 'No duplicates found.' : `Removed: ${removed.length}.`}</p>
      {removed.length > 0 && (
        <Form method="post" className="mt-3">
          {removed.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <Button type="submit" name="intent" value="restore" look="secondary" disabled={isSending}>
            Undo
          </Button>
        </Form>
      )}
    </OutcomeNotice>
  )
}
