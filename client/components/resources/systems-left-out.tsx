import { systemsOutside } from '../../../shared/kinds'
import { type ArticleContent, withSection } from '../article/content'

const id = 'left-out'
const heading = 'Considered but not included'

/** Adds the section to a text's table of contents. */
export const withLeftOut = (content: ArticleContent) => withSection(content, id, heading)

/** Systems that were considered and are not in the catalogue; without figures, because none were checked. */
export function SystemsLeftOut({ listed }: { listed: number }) {
  const systems = systemsOutside()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-3xl">
        {heading}
      </h2>
      <p className="mt-3">
        {`With the ${listed} systems of the catalogue, these ${systems.length} make up the ${listed + systems.length} behind "20+ EMR systems reviewed" on the home page. Of these we checked only what they are made for, not their features, prices, or ratings, and not including them is not a judgment. `}
        The match mentions them when they may fit better than anything in the catalogue.
      </p>
      <ul className="mt-5 rows rounded-2xl border border-line bg-surface">
        {systems.map(({ name, kind, url }) => (
          <li key={name} className="px-4 py-3 sm:px-6">
            <a href={url} target="_blank" rel="noopener noreferrer" className="link font-semibold">
              {name}
            </a>
            {`: ${kind}.`}
          </li>
        ))}
      </ul>
    </section>
  )
}
