import type { Overview } from '../../../../shared/admin/overview'
import { counted, grouped } from '../../../../shared/words'
import { FigureTable } from './day-chart'

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
        <div className="text-sm">
          <FigureTable
            caption="Unfinished jobs"
            heads={['Job', 'Waiting to be queued', 'In the queue']}
            rows={jobs.map(({ name, promised, inQueue }) => [
              jobNames[name] ?? name,
              grouped(promised),
              grouped(inQueue),
            ])}
          />
        </div>
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
