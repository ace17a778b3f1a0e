import type { SourceLink, SourceLinks } from '../../../shared/admin/source-links'
import { Outside } from '../../components/outside'
import { pageLoader, useLoaded } from '../admin-action'
import { Page } from '../components/page'
import { Moment } from '../components/submissions/badges'
import { Section } from '../components/submissions/section'

export const loader = pageLoader((api) => api.readSourceLinks())

export function Component() {
  const sources = useLoaded<typeof loader>()
  const { counts, gone, refused } = sources
  return (
    <Page title="Sources" intro={<State {...sources} />}>
      <div className="grid gap-6">
        <Section id="gone" title={`Gone (${counts.gone})`}>
          <p className="mb-3 text-ink-soft">
            Failed twice in a row, at least a day apart. Find the page at another address, or another source, and update
            the fact. Otherwise it is no longer sourced.
          </p>
          <Links links={gone} />
        </Section>
        <Section id="refused" title={`To be opened by hand (${counts.refused})`}>
          <p className="mb-3 text-ink-soft">These sites block programs, so the page may still be there.</p>
          <Links links={refused} />
        </Section>
      </div>
    </Page>
  )
}

function State({ isOn, counts, lastCheckedAt }: SourceLinks) {
  if (!isOn && counts.all === 0)
    return 'Off: this installation does not check addresses. Whoever runs it can turn that on with SOURCE_LINKS=weekly.'
  return (
    <>
      {`${counts.checked} of ${counts.all} addresses opened`}
      {lastCheckedAt && (
        <>
          , last on <Moment at={lastCheckedAt} />
        </>
      )}
      {isOn ? '. Each is opened once a week.' : '. Off now: no more are opened.'}
    </>
  )
}

function Links({ links }: { links: readonly SourceLink[] }) {
  if (links.length === 0) return <p>None of the addresses opened so far.</p>
  return (
    <ul className="rows text-sm">
      {links.map(({ url, detail, checkedAt, failingSince, rests }) => (
        <li key={url} className="py-3 [overflow-wrap:anywhere] first:pt-0 last:pb-0">
          <Outside url={url} words={url} />
          <p className="text-ink-soft">
            <span className={failingSince ? 'font-medium text-no' : 'font-medium'}>{detail}</span>
            {failingSince ? '; failing since ' : '; opened on '}
            <Moment at={failingSince ?? checkedAt} />
          </p>
          <ul className="mt-1 list-disc pl-5">
            {rests.map(({ name, to }) => (
              <li key={`${name} ${to}`}>
                <a href={to} className="link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
