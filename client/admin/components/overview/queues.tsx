import type { Overview } from '../../../../shared/admin/overview'
import { counted, grouped } from '../../../../shared/words'

const jobNames: Record<string, string> = {
  'deliver-mail': 'Send an email',
  'generate-post': 'Write an article',
  'publish-scheduled': 'Publish a scheduled article',
  'read-lead': 'Read a request with the model',
}

/** The unfinished jobs, and the emails among them. */
export function Queues({ jobs, emails }: Pick<Overview, 'jobs' | 'emails'>) {
  return (
    <>
      {jobs.length > 0 ? (
        <table className="w-full text-sm figures">
          <caption className="sr-only">Unfinished jobs</caption>
          <thead className="text-left text-sm text-ink-soft">
            <tr className="border-b border-line-strong">
              {['Job', 'Waiting to be queued', 'In the queue'].map((head, at) => (
                <th key={head} scope="col" className={`py-1 font-medium ${at > 0 ? 'pl-4 text-right' : ''}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ name, promised, inQueue }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {jobNames[name] ?? name}
                </th>
                <td className="py-1.5 pl-4 text-right">{grouped(promised)}</td>
                <td className="py-1.5 pl-4 text-right">{grouped(inQueue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-ink-soft">Nothing in the queue.</p>
      )}
      <p className="mt-3 text-sm">
        {`${counted(emails.waiting, 'email')} waiting, ${counted(emails.failed, 'email')} failed. `}
        <a href="/admin/queues" className="link">
          See and retry jobs
        </a>
      </p>
    </>
  )
}
