import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import {
  type CorrectionPage,
  type CorrectionQuery,
  correctionQuery,
  correctionStatuses,
} from '../../../shared/admin/corrections'
import { shownCount, withoutSpam } from '../../../shared/admin/query'
import { Button } from '../../components/button'
import { type AdminResult, adminAction } from '../admin-action'
import { CorrectionRow } from '../components/corrections/row'
import { ListFilters } from '../components/list-filters'
import { ExportLink, ListHead, ListTitle } from '../components/list-head'
import { ListPaging, totalOf } from '../components/list-paging'
import { Moment } from '../components/submissions/badges'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { countedTabs, StatusTabs } from '../components/submissions/status-tabs'
import { listAddress, loadList, type Viewed } from '../list'

export const loader =
  (api: AdminApi) =>
  ({ request }: LoaderFunctionArgs) =>
    loadList(correctionQuery, request, (query) => api.listCorrections(withoutSpam(query)))

export const action =
  (api: AdminApi) =>
  async ({ request }: ActionFunctionArgs) =>
    adminAction(await request.formData(), {
      async withdraw({ id }) {
        await api.withdrawCorrection(id ?? '')
        return '/admin/corrections?done=withdrawn'
      },
    })

const done = {
  erased: { title: 'Report erased', text: 'Nothing about the sender is kept here.' },
  withdrawn: { title: 'Withdrawn', text: 'The sentence is no longer on the changes page.' },
}

export function Component() {
  const list = useLoaderData<CorrectionPage & Viewed<CorrectionQuery>>()
  const result = useActionData<AdminResult>()
  const { query, corrections, counts, timeZone } = list
  const addressOf = listAddress('/admin/corrections', list)
  const exportOf = listAddress('/api/admin/corrections.csv', list)
  const { tabs, total } = countedTabs(correctionStatuses, counts)
  return (
    <>
      <title>Corrections | Administration</title>
      <Outcome result={result} done={done} />
      <ListTitle title="Corrections">
        {`${shownCount(counts.new)} new. Accepted reports are published on the changes page.`}
      </ListTitle>
      <StatusTabs
        tabs={tabs}
        current={query.status}
        addressOf={(status) => addressOf({ status: status as CorrectionQuery['status'] })}
      />
      <ListFilters action="/admin/corrections" query={query} placeholder="System, value, words…" />
      <ListHead total={totalOf(list, 'report')}>
        <ExportLink to={exportOf({})} />
      </ListHead>
      {corrections.length > 0 ? (
        <ul className="list-card list-rows list-rows-plain rows">
          {corrections.map((correction) => (
            <CorrectionRow key={correction.id} correction={correction} timeZone={timeZone} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">
          {total === 0
            ? 'No reports yet. When visitors use "Report an error" next to a value, their reports appear here.'
            : 'No reports match.'}
        </p>
      )}
      <ListPaging list={list} addressOf={addressOf} />
      <WithoutReport published={list.withoutReport} timeZone={timeZone} />
    </>
  )
}

/** Sentences still published after their report was erased, by hand or by age, so that they can be withdrawn. */
function WithoutReport({ published, timeZone }: { published: CorrectionPage['withoutReport']; timeZone: string }) {
  if (published.length === 0) return null
  return (
    <div className="mt-10">
      <Section id="without-report" title="Published, report erased">
        <ul className="rows">
          {published.map(({ id, vendor, field, vendorName, label, statement, acceptedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
                <a href={`/emr/${vendor}#${field}`} className="link font-medium">
                  {`${vendorName}: ${label}`}
                </a>
                <p>{statement}</p>
                <p className="text-sm text-ink-soft">
                  <Moment at={acceptedAt} timeZone={timeZone} />
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="withdraw" look="danger">
                  Withdraw
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
