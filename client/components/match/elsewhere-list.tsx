import type { ElsewhereSystem } from '../../../shared/match/terms/answer'

/** Systems that are not in the catalogue, each with its kind only. */
export function ElsewhereList({ systems }: { systems: readonly ElsewhereSystem[] }) {
  return (
    <ul className="list-disc stack-1 pl-5">
      {systems.map(({ name, kind, url }) => (
        <li key={name}>
          <a href={url} rel="noopener noreferrer" className="link">
            {name}
          </a>
          {`: ${kind}`}
        </li>
      ))}
    </ul>
  )
}
