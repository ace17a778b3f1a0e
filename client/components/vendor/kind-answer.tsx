import { Link } from 'react-router'
import { dateWords } from '../../../shared/catalogue/basis'
import type { Kind } from '../../../shared/kinds'
import { type Organization, organizationsPhrase } from '../../../shared/match/terms/organizations'
import { guidesOf } from '../../../shared/site/field-guides'
import type { CountedOption } from '../../../shared/vendors/directory'
import { kindPath } from '../../../shared/vendors/kind-pages'
import { capitalized } from '../../../shared/words'
import { LinkList } from '../link-list'
import { Outside } from '../outside'
import { Titled } from '../titled'

/** What follows the systems of a kind of organization: what to ask them first, who else there is, and the sources. */
export function KindAnswer({ kind, organization }: { kind: Kind; organization: Organization }) {
  return (
    <div className="mt-10 stack-8">
      <Titled id="ask" title="What to ask first">
        <ul className="mt-3 stack-1">
          {kind.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <LinkList links={[matchOf(organization), ...guidesOf([organization])]} />
      </Titled>
      <Elsewhere kind={kind} />
      <Sources kind={kind} />
    </div>
  )
}

const matchOf = (organization: Organization) => ({
  label: `Match systems for ${organizationsPhrase(organization)} by size, budget, and needs`,
  to: `/match?organization=${organization}`,
})

function Elsewhere({ kind: { elsewhere } }: { kind: Kind }) {
  if (elsewhere.length === 0) return null
  return (
    <Titled id="elsewhere" title="Who else there is">
      <p className="mt-1 text-ink-soft">Not in our catalogue: we have not reviewed them.</p>
      <ul className="mt-3 stack-1">
        {elsewhere.map(({ name, kind: what, url }) => (
          <li key={name}>
            <Outside url={url} words={name} />
            {`: ${what}`}
          </li>
        ))}
      </ul>
    </Titled>
  )
}

function Sources({ kind: { sources } }: { kind: Kind }) {
  if (sources.length === 0) return null
  return (
    <p className="text-sm text-ink-soft">
      {'The rules above: '}
      {sources.map(({ name, url, read }, place) => (
        <span key={url}>
          {place > 0 && '; '}
          <Outside url={url} words={name} />
          {`, read ${dateWords(read)}`}
        </span>
      ))}
      .
    </p>
  )
}

/** The kinds of organization that have systems, each with their number and a link to its page. */
export function KindLinks({ kinds, current }: { kinds: readonly CountedOption[]; current: string | undefined }) {
  return (
    <nav aria-label="By kind of organization" className="no-print">
      <ul className="chips">
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => (
            <li key={value}>
              <Link to={kindPath(value as Organization)} aria-current={value === current ? 'page' : undefined}>
                {`${capitalized(organizationsPhrase(value as Organization))} `}
                <span className="figures">{count}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
