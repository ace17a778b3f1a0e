import { useLoaderData } from 'react-router'
import { systemsOutside } from '../../../shared/kinds'
import { ArticlePage } from '../../components/article/article-page'
import { withSection } from '../../components/article/content'
import { Titled } from '../../components/titled'
import { loadText } from '../../content/texts'

export const loader = () => loadText('/methodology/annex')

/** What the methodology leaves out: how sources are judged, how the match treats its points, and a list. */
export function Component() {
  const content = useLoaderData<typeof loader>()
  return (
    <ArticlePage
      content={withSection(content, id, heading)}
      link={{ label: 'Annex', to: '/methodology/annex' }}
      under={{ label: 'Methodology', to: '/methodology' }}
      kind="Methodology"
      readTime={false}
    >
      <SystemsLeftOut />
    </ArticlePage>
  )
}

const id = 'left-out'
const heading = 'Considered but not included'

/** Systems that were considered and are not in the catalogue; without figures, because none were checked. */
function SystemsLeftOut() {
  return (
    <Titled id={id} title={heading} large>
      <p className="mt-3">
        We checked only what these are made for. Leaving them out is no judgment, and the match names them where they
        may fit better.
      </p>
      <ul className="mt-5 rows rounded-2xl border border-line bg-surface">
        {systemsOutside().map(({ name, kind, url }) => (
          <li key={name} className="px-4 py-2 sm:px-6">
            <a href={url} target="_blank" rel="noopener noreferrer" className="link font-semibold">
              {name}
            </a>
            {`: ${kind}`}
          </li>
        ))}
      </ul>
    </Titled>
  )
}
