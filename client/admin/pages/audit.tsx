import { Link } from 'react-router'
import { auditKinds, auditQuery } from '../../../shared/admin/audit'
import { counted } from '../../../shared/words'
import { Button } from '../../components/button'
import { pageLoader, useLoaded } from '../admin-action'
import { SetFilters } from '../components/list-filters'
import { ListPaging, totalOf } from '../components/list-paging'
import { Page, Row, RowList } from '../components/page'
import { LabeledSelect } from '../components/select'
import { Moment } from '../components/submissions/badges'
import { listAddress, loadList } from '../list'

export const loader = pageLoader((api, { request }) => loadList(auditQuery, request, api.listAudit))

export function Component() {
  const list = useLoaded<typeof loader>()
  const { query, entries, authors, failedSignIns } = list
  const { password, passkey, oidc } = failedSignIns
  const people = [{ value: '', label: 'Everybody' }, ...authors.map((value) => ({ value, label: value }))]
  const kinds = [{ value: '', label: 'Everything' }, ...auditKinds]
  const choices = [
    { name: 'author', label: 'Person', value: query.author, options: people },
    { name: 'kind', label: 'Kind', value: query.kind, options: kinds },
  ]
  return (
    <Page
      title="Audit"
      intro={`Refused sign-ins of the last 24 hours: ${counted(password, 'password')}, ${counted(passkey, 'passkey')}${oidc > 0 ? `, ${oidc} through the provider` : ''}. We keep no record of who tried.`}
    >
      <SetFilters choices={choices} />
      <form method="get" action="/admin/audit" className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        {choices.map((choice) => (
          <LabeledSelect key={choice.name} {...choice} />
        ))}
        <Button type="submit" look="secondary" className="min-h-12">
          Apply
        </Button>
      </form>
      <p role="status" className="mt-6 mb-3 font-medium">
        {totalOf(list, 'record')}
      </p>
      {entries.length > 0 && (
        <RowList>
          {entries.map(({ id, at, author, authorMark, text, address }) => (
            <Row
              key={id}
              name={<bdi>{author}</bdi>}
              mark={authorMark}
              side={
                <span className="text-sm text-ink-soft">
                  <Moment at={at} />
                </span>
              }
            >
              {address ? (
                <Link to={address} className="link">
                  {text}
                </Link>
              ) : (
                text
              )}
            </Row>
          ))}
        </RowList>
      )}
      <ListPaging list={list} addressOf={listAddress('/admin/audit', list)} />
    </Page>
  )
}
