import type { ReactNode } from 'react'
import type { ListFacts } from '../../../../shared/admin/query'
import type { SubmissionStatus } from '../../../../shared/admin/submissions'
import type { SavedView } from '../../../../shared/admin/views'
import type { AdminResult } from '../../admin-action'
import { type AnyQuery, listAddress, listDone, type Viewed } from '../../list'
import { type FilterChoiceProps, ListFilters } from '../list-filters'
import { ExportLink, ListHead, ListTitle } from '../list-head'
import { ListPaging, totalOf } from '../list-paging'
import { NewRows } from '../new-rows'
import { SavedViews, SaveView } from '../saved-views'
import { ManyForm } from '../submissions/many-form'
import { Outcome, type Outcomes } from '../submissions/outcome'
import { HeldAsSpam, type StatusTab, StatusTabs } from '../submissions/status-tabs'
import type { Kind } from './acts'

/** What a list has whose rows have an owner: views, new rows, and changes of many rows at once. */
interface WorkList {
  statuses: readonly SubmissionStatus[]
  owners: readonly string[]
  views: readonly SavedView[]
  readAt: string
  held: number
}

interface DeskListProps {
  of: Kind
  intro: string
  list: ListFacts & Viewed<AnyQuery>
  tabs: readonly StatusTab[]
  choices?: readonly FilterChoiceProps[]
  result: AdminResult<unknown> | undefined
  done?: Outcomes
  work?: WorkList
  exportTo?: string
  rows: readonly ReactNode[]
  none: ReactNode
}

const kinds = {
  leads: { title: 'Leads', noun: 'lead', placeholder: 'Name, email, words…' },
  messages: { title: 'Messages', noun: 'message', placeholder: 'Name, email, words…' },
  corrections: { title: 'Corrections', noun: 'report', placeholder: 'System, value, words…' },
} as const

export function DeskList({ of, intro, list, tabs, choices, result, done, work, exportTo, rows, none }: DeskListProps) {
  const path = `/admin/${of}`
  const { title, noun, placeholder } = kinds[of]
  const { query } = list
  const addressOf = listAddress(path, list)
  const current = addressOf({}).slice(path.length + 1)
  const erased = { title: `${title.slice(0, -1)} erased`, text: 'Nothing about it is kept here.' }
  return (
    <>
      <title>{`${title} | Administration`}</title>
      <Outcome result={result} done={{ ...(work && { ...listDone, erased }), ...done }} />
      <ListTitle title={title}>
        {intro} {work && <HeldAsSpam count={work.held} to={`${path}?status=spam`} />}
      </ListTitle>
      <StatusTabs tabs={tabs} current={query.status} addressOf={(status) => addressOf({ status })} />
      {work && <SavedViews path={path} views={work.views} current={current} />}
      <ListFilters action={path} query={query} placeholder={placeholder} choices={choices} />
      <ListHead
        total={totalOf(list, noun)}
        arrivals={work && of !== 'corrections' && <NewRows of={of} noun={noun} readAt={work.readAt} />}
      >
        {work && <SaveView views={work.views} current={current} />}
        {exportTo && <ExportLink to={exportTo} />}
      </ListHead>
      {rows.length === 0 && <p className="text-ink-soft">{none}</p>}
      {rows.length > 0 && work && (
        <ManyForm noun={noun} statuses={work.statuses} owners={work.owners} isSpam={query.status === 'spam'}>
          {rows}
        </ManyForm>
      )}
      {rows.length > 0 && !work && <ul className="list-card list-rows list-rows-plain rows">{rows}</ul>}
      <ListPaging list={list} addressOf={addressOf} />
    </>
  )
}
