import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type AuditPage, type AuditQuery, auditKinds, auditQuery } from '../../../shared/admin/audit'
import { counted } from '../../../shared/words'
import { Button } from '../../components/button'
import { FilterChoice, SetFilters } from '../components/list-filters'
import { ListPaging, totalOf } from '../components/list-paging'
import { Moment } from '../components/submissions/badges'
import { listAddress, loadList, type Viewed } from '../list'

export const loader =
  (api: AdminApi) =>
  ({ request }: LoaderFunctionArgs) =>
    loadList(auditQuery, request, api.listAudit)

/** Who did what, newest first. */
export function Component() {
  const list = useLoaderData<AuditPage & Viewed<AuditQuery>>()
  const { query, entries, authors, failedSignIns, timeZone } = list
  const addressOf = listAddress('/admin/audit', list)
  const { password, passkey, oidc } = failedSignIns
  const people = [{ value: '', label: 'Everybody' }, ...authors.map((value) => ({ value, label: value }))]
  const kinds = [{ value: '', label: 'Everything' }, ...auditKinds]
  const choices = [
    { name: 'author', label: 'Person', value: query.author, options: people },
    { name: 'kind', label: 'Kind', value: query.kind, options: kinds },
  ]
  return (
    <>
      <title>Audit | Administration</title>
      <h1 className="text-3xl">Audit</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        {`Refused sign-ins of the last 24 hours: ${counted(password, 'password')}, ${counted(passkey, 'passkey')}${oidc > 0 ? `, ${oidc} through the provider` : ''}. We keep no record of who tried.`}
      </p>
      <SetFilters choices={choices} />
      <form method="get" action="/admin/audit" className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        {choices.map((choice) => (
          <FilterChoice key={choice.name} {...choice} />
        ))}
        <Button type="submit" look="secondary" className="min-h-12">
          Apply
        </Button>
      </form>
      <p role="status" className="mt-6 mb-3 font-medium">
        {totalOf(list, 'record')}
      </p>
      {entries.length > 0 && (
        <ol className="rows overflow-hidden rounded-2xl border border-line bg-surface">
          {entries.map(({ id, at, author, authorMark, text, address }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
              <p className="min-w-0 [overflow-wrap:anywhere]">
                <bdi className="font-semibold">{author}</bdi>
                {authorMark && <span className="ml-2 text-sm text-ink-soft">{authorMark}</span>}
                <span className="block">
                  {address ? (
                    <Link to={address} className="link">
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </span>
              </p>
              <span className="text-sm text-ink-soft">
                <Moment at={at} timeZone={timeZone} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <ListPaging list={list} addressOf={addressOf} />
    </>
  )
}
