import { systemsOutside } from '../../../shared/kinds'
import { type ArticleContent, withSection } from '../article/content'

const id = 'left-out'
const heading = 'Considered but not included'

/** Adds the section to a text's table of contents. */
export const withLeftOut = (content: ArticleContent) => withSection(content, id, heading)

/** Systems that were considered and are not in the catalogue; without figures, because none were checked. */
export function SystemsLeftOut() {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-3xl">
        {heading}
      </h2>
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
    </section>
  )
}
