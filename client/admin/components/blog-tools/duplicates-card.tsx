import { Form } from 'react-router'
import { type Duplicate, type NamedPost, recentDays } from '../../../../shared/admin/duplicates'
import { longDate } from '../../../../shared/dates'
import { Card } from '../../../components/card'
import { useSite } from '../../../components/site-context'
import { WholeWords } from '../../../components/whole-words'
import type { AdminResult } from '../../admin-action'
import { SubmitButton } from '../act-form'
import { OutcomeNotice } from '../submissions/outcome'

/** What the page gets for a form after which it stays open. */
export type ToolResult = AdminResult | { removed: NamedPost[] } | { restored: NamedPost[] }

/** Lists the duplicates that would be removed and why, removes them, and restores them. */
export function DuplicatesCard({ duplicates, result }: { duplicates: Duplicate[]; result?: ToolResult }) {
  const { timeZone } = useSite()
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-2 text-xl">Recent duplicates</h2>
      {result && 'removed' in result && <Removed result={result} />}
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
        <SubmitButton value="remove-duplicates" sending="Deleting..." look="danger">
          Delete Recent Duplicates
        </SubmitButton>
        {duplicates.length === 0 && (
          <p className="mt-2 text-sm text-ink-soft">The button checks again and removes any new duplicates.</p>
        )}
      </Form>
    </Card>
  )
}

function Removed({ result }: { result: Extract<ToolResult, { removed: unknown }> }) {
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
          <SubmitButton value="restore" sending="Undo" look="secondary">
            Undo
          </SubmitButton>
        </Form>
      )}
    </OutcomeNotice>
  )
}
