import { useActionData } from 'react-router'
import { type CorrectionPage, correctionQuery, correctionStatuses } from '../../../shared/admin/corrections'
import { shownCount, withoutSpam } from '../../../shared/admin/query'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { ActForm } from '../components/act-form'
import { DeskList } from '../components/desk/list'
import { Beginning, DeskRow } from '../components/desk/row'
import { Moment } from '../components/submissions/badges'
import { Section } from '../components/submissions/section'
import { countedTabs } from '../components/submissions/status-tabs'
import { listAddress, loadList } from '../list'

export const loader = pageLoader((api, { request }) =>
  loadList(correctionQuery, request, (query) => api.listCorrections(withoutSpam(query))),
)

export const action = pageAction((api) => ({
  async withdraw({ id = '' }) {
    await api.withdrawCorrection(id)
    return '/admin/corrections?done=withdrawn'
  },
}))

const done = {
  erased: { title: 'Report erased', text: 'Nothing about the sender is kept here.' },
  withdrawn: { title: 'Withdrawn', text: 'The sentence is no longer on the changes page.' },
}

export function Component() {
  const list = useLoaded<typeof loader>()
  const { corrections, counts, withoutReport } = list
  const { tabs, total } = countedTabs(correctionStatuses, counts)
  return (
    <>
      <DeskList
        of="corrections"
        intro={`${shownCount(counts.new)} new. Accepted reports are published on the changes page.`}
        list={list}
        tabs={tabs}
        result={useActionData<AdminResult>()}
        done={done}
        exportTo={listAddress('/api/admin/corrections.csv', list)({})}
        rows={corrections.map((correction) => (
          <DeskRow
            key={correction.id}
            item={correction}
            name={`${correction.vendorName}: ${correction.label}`}
            to={`/admin/corrections/${correction.id}`}
            first={<Beginning text={correction.beginning} />}
            isWork={false}
          />
        ))}
        none={
          total === 0
            ? 'No reports yet. When visitors use "Report an error" next to a value, their reports appear here.'
            : 'No reports match.'
        }
      />
      {withoutReport.length > 0 && (
        <Section id="without-report" title="Published, report erased" className="mt-10">
          <WithoutReport published={withoutReport} />
        </Section>
      )}
    </>
  )
}

/** Sentences still published after their report was erased, by hand or by age, so that they can be withdrawn. */
function WithoutReport({ published }: { published: CorrectionPage['withoutReport'] }) {
  return (
    <ul className="rows">
      {published.map(({ id, vendor, field, vendorName, label, statement, acceptedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
            <a href={`/emr/${vendor}#${field}`} className="link font-medium">
              {`${vendorName}: ${label}`}
            </a>
            <p>{statement}</p>
            <p className="text-sm text-ink-soft">
              <Moment at={acceptedAt} />
            </p>
          </div>
          <ActForm value="withdraw" fields={{ id }} sending="Withdrawing…" look="danger">
            Withdraw
          </ActForm>
        </li>
      ))}
    </ul>
  )
}
