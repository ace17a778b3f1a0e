import { dateWords } from '../../../shared/catalogue/basis'
import type { Kind } from '../../../shared/kinds'
import { type Organization, organizationsPhrase } from '../../../shared/match/terms/organizations'
import { guidesOf } from '../../../shared/site/field-guides'
import { kindPages } from '../../../shared/vendors/kind-pages'
import { LinkList } from '../link-list'
import { Outside } from '../outside'

/** What follows the systems of a kind of organization: what to ask them first, who else there is, and the sources. */
export function KindAnswer({ kind, organization }: { kind: Kind; organization: Organization }) {
  return (
    <div className="mt-10 stack-8">
      <section aria-labelledby="ask">
        <h2 id="ask" className="text-xl">
          What to ask first
        </h2>
        <ul className="mt-3 stack-1">
          {kind.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <LinkList links={[matchOf(organization), ...guidesOf([organization])]} />
      </section>
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
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere" className="text-xl">
        Who else there is
      </h2>
      <p className="mt-1 text-ink-soft">Not in our catalogue: we have not reviewed them.</p>
      <ul className="mt-3 stack-1">
        {elsewhere.map(({ name, kind: what, url }) => (
          <li key={name}>
            <Outside url={url} words={name} />
            {`: ${what}`}
          </li>
        ))}
      </ul>
    </section>
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

/** Links to the pages of all kinds of organization. */
export function KindLinks() {
  return (
    <nav aria-labelledby="kinds" className="no-print mt-16">
      <h2 id="kinds" className="text-xl">
        Systems by kind of organization
      </h2>
      <LinkList links={kindPages.map(({ path, label }) => ({ to: path, label }))} />
    </nav>
  )
}
