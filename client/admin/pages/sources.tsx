import { useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import type { SourceLink, SourceLinks } from '../../../shared/admin/source-links'
import { Outside } from '../../components/outside'
import { Moment } from '../components/submissions/badges'
import { Section } from '../components/submissions/section'

export const loader = (api: AdminApi) => () => api.readSourceLinks()

export function Component() {
  const sources = useLoaderData<SourceLinks>()
  const { counts, gone, refused, timeZone } = sources
  return (
    <>
      <title>Sources | Administration</title>
      <h1 className="text-3xl">Sources</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        <State {...sources} />
      </p>
      <div className="grid gap-6">
        <Section id="gone" title={`Gone (${counts.gone})`}>
          <p className="mb-3 text-ink-soft">
            Failed twice in a row, at least a day apart. Find the page at another address, or another source, and update
            the fact. Otherwise it is no longer sourced.
          </p>
          <Links links={gone} timeZone={timeZone} />
        </Section>
        <Section id="refused" title={`To be opened by hand (${counts.refused})`}>
          <p className="mb-3 text-ink-soft">These sites block programs, so the page may still be there.</p>
          <Links links={refused} timeZone={timeZone} />
        </Section>
      </div>
    </>
  )
}

function State({ isOn, counts, lastCheckedAt, timeZone }: SourceLinks) {
  if (!isOn && counts.all === 0)
    return (
      <>Off: this installation does not check addresses. Whoever runs it can turn that on with SOURCE_LINKS=weekly.</>
    )
  return (
    <>
      {`${counts.checked} of ${counts.all} addresses opened`}
      {lastCheckedAt && (
        <>
          , last on <Moment at={lastCheckedAt} timeZone={timeZone} />
        </>
      )}
      {isOn ? '. Each is opened once a week.' : '. Off now: no more are opened.'}
    </>
  )
}

interface LinksProps {
  links: readonly SourceLink[]
  timeZone: string
}

function Links({ links, timeZone }: LinksProps) {
  if (links.length === 0) return <p>None of the addresses opened so far.</p>
  return (
    <ul className="rows text-sm">
      {links.map(({ url, detail, checkedAt, failingSince, rests }) => (
        <li key={url} className="py-3 [overflow-wrap:anywhere] first:pt-0 last:pb-0">
          <Outside url={url} words={url} />
          <p className="text-ink-soft">
            <span className={failingSince ? 'font-medium text-no' : 'font-medium'}>{detail}</span>
            {failingSince ? '; failing since ' : '; opened on '}
            <Moment at={failingSince ?? checkedAt} timeZone={timeZone} />
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
