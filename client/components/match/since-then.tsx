import type { Since } from '../../../shared/match/since'
import { grouped } from '../../../shared/words'

/** What has changed since the version that a link names. */
export function SinceThen({ since: { version, method, facts, more, same } }: { since: Since }) {
  return (
    <section aria-labelledby="since" className="mt-6 max-w-2xl rounded-xl border border-line bg-sunken px-4 py-3">
      <h2 id="since" className="font-semibold">
        {same ? 'The result this link was made with' : 'Changed since this link was made'}
      </h2>
      <p className="mt-1">{explanation(version, method, same)}</p>
      {!same && (method?.length ?? 0) + facts.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-sm">
          {method?.map((text) => (
            <li key={text}>{`Method: ${text}`}</li>
          ))}
          {facts.map(({ vendor, name, field, text }) => (
            <li key={`${vendor} ${field} ${text}`}>
              <a href={`/emr/${vendor}#${field}`} className="link">
                {name}
              </a>
              {`, ${text}`}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="mt-2">
          <a href="/changes" className="link">
            {`And ${grouped(more)} more changes`}
          </a>
        </p>
      )}
    </section>
  )
}

function explanation(version: string, method: string[] | null, same: boolean): string {
  if (same) return `It was made with version ${version}. Nothing that affects this match has changed since.`
  if (method === null)
    return `The link names version ${version}, which we do not recognize. You are seeing today's result.`
  return `It was made with version ${version}. You are seeing today's result, which may differ for these reasons:`
}
