import { useNavigation } from 'react-router'
import type { AdminPost } from '../../../../shared/admin/posts'
import { localMinute } from '../../../../shared/business-days/local-day'
import { zoneName } from '../../../../shared/dates'
import { Button } from '../../../components/button'
import { Notes } from '../../../components/labeled'
import { Moment } from '../submissions/badges'
import { Section } from '../submissions/section'

interface ScheduleSectionProps {
  post: AdminPost
  value: string | undefined
  error: string | undefined
  linkProblems: readonly string[]
}

const name = 'scheduled_at'

/** The scheduled time of a draft. Its controls belong to the article's form and are saved with it. */
export function ScheduleSection({ post, value, error, linkProblems }: ScheduleSectionProps) {
  const { scheduled_at, scheduled_by, schedule_problems, timeZone, draft_reasons } = post
  const sending = useNavigation().state === 'submitting'
  const isWaiting = scheduled_at !== null && schedule_problems.length === 0
  const verb = scheduled_at === null ? 'schedule' : 'reschedule'
  const anyway = linkProblems.length + draft_reasons.length > 0 ? ' anyway' : ''
  return (
    <Section id="schedule" title="Publish later" className={`mt-6 ${isWaiting ? '' : 'no-print'}`}>
      {isWaiting && (
        <p className="mb-4">
          It will be published <Moment at={scheduled_at} />
          {scheduled_by && `, as scheduled by ${scheduled_by}`}.
        </p>
      )}
      <div className="no-print flex flex-wrap items-end gap-3">
        <div className="min-w-56">
          <label htmlFor={name} className="mb-1.5 block font-medium">
            Date and time
          </label>
          <input
            key={scheduled_at}
            id={name}
            name={name}
            type="datetime-local"
            form="article"
            defaultValue={value ?? (scheduled_at ? localMinute(new Date(scheduled_at), timeZone) : '')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
            className="control"
          />
        </div>
        <Button type="submit" form="article" name="intent" value="schedule" look="secondary" disabled={sending}>
          {`Save and ${verb}${anyway}`}
        </Button>
      </div>
      <Notes
        id={name}
        hint={`In ${zoneName(timeZone)}. We check links and figures again at that time. If we find a new problem, the article stays a draft and the overview tells you.`}
        error={error}
      />
    </Section>
  )
}
