import type { ReactNode } from 'react'
import type { ListFacts } from '../../../../shared/admin/query'
import type { SubmissionStatus } from '../../../../shared/admin/submissions'
import type { SavedView } from '../../../../shared/admin/views'
import type { AdminResult } from '../../admin-action'
import { type FilterChoiceProps, ListFilters } from '../list-filters'
import { ExportLink, ListHead, ListTitle } from '../list-head'
import { ListPaging, totalOf } from '../list-paging'
import { NewRows } from '../new-rows'
import { SavedViews, SaveView } from '../saved-views'
import { ManyForm } from '../submissions/many-form'
import { Outcome, type Outcomes } from '../submissions/outcome'
import { HeldAsSpam, type StatusTab, StatusTabs } from '../submissions/status-tabs'

/** What a list has whose rows have an owner: views, new rows, and changes of many rows at once. */
interface WorkList {
  noun: 'lead' | 'message'
  statuses: readonly SubmissionStatus[]
  owners: readonly string[]
  views: readonly SavedView[]
  /** The query string of the present list. */
  current: string
  readAt: string
  /** How many rows are held as spam. */
  held: number
}

interface DeskListProps {
  path: string
  title: string
  noun: string
  /** What the list is about, in a sentence or two. */
  intro: string
  list: ListFacts & { query: { search: string; status: string; after: string; before: string } }
  addressOf: (changes: { status?: never; page?: number; after?: string; before?: string }) => string
  tabs: readonly StatusTab[]
  placeholder: string
  choices?: readonly FilterChoiceProps[]
  result: AdminResult<unknown> | undefined
  done: Outcomes
  work?: WorkList
  /** The address of the CSV file. */
  exportTo?: string
  rows: readonly ReactNode[]
  /** In place of the rows if there are none. */
  none: ReactNode
}

/** A list of the desk: leads, messages, or corrections. */
export function DeskList({
  path,
  title,
  noun,
  intro,
  list,
  addressOf,
  tabs,
  work,
  rows,
  none,
  ...rest
}: DeskListProps) {
  const { placeholder, choices, result, done, exportTo } = rest
  const { query } = list
  return (
    <>
      <title>{`${title} | Administration`}</title>
      <Outcome result={result} done={done} />
      <ListTitle title={title}>
        {intro} {work && <HeldAsSpam count={work.held} to={`${path}?status=spam`} />}
      </ListTitle>
      <StatusTabs tabs={tabs} current={query.status} addressOf={(status) => addressOf({ status: status as never })} />
      {work && <SavedViews path={path} views={work.views} current={work.current} />}
      <ListFilters action={path} query={query} placeholder={placeholder} choices={choices} />
      <ListHead
        total={totalOf(list, noun)}
        arrivals={work && <NewRows of={`${work.noun}s`} noun={work.noun} readAt={work.readAt} />}
      >
        {work && <SaveView views={work.views} current={work.current} />}
        {exportTo && <ExportLink to={exportTo} />}
      </ListHead>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <Rows work={work} status={query.status} rows={rows} />
      )}
      <ListPaging list={list} addressOf={addressOf} />
    </>
  )
}

function Rows({ work, status, rows }: Pick<DeskListProps, 'work' | 'rows'> & { status: string }) {
  if (!work) return <ul className="list-card list-rows list-rows-plain rows">{rows}</ul>
  const { noun, statuses, owners } = work
  return (
    <ManyForm noun={noun} statuses={statuses} owners={owners} isSpam={status === 'spam'}>
      {rows}
    </ManyForm>
  )
}
