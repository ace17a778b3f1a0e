import type { ReactNode } from 'react'
import { counted } from '../../../../shared/words'
import { buttonClass } from '../../../components/button-class'

/** Publishes in spite of problems. It has to be opened and then confirmed, because readers see the article at once. */
export function PublishAnyway({ label, problems, children }: { label: string; problems: number; children: ReactNode }) {
  return (
    <details>
      <summary className={buttonClass('secondary')}>{label}</summary>
      <p className="mt-2 mb-3 max-w-md text-sm text-ink-soft">
        {`${counted(problems, 'problem')} ${problems === 1 ? 'is' : 'are'} listed above. The article goes out to readers, the feed, and connected programs right away, as it is.`}
      </p>
      {children}
    </details>
  )
}

/** Sends the problems that the person has seen; only these do not prevent publishing. */
export function ToldProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return <input type="hidden" name="anyway" value={problems.join('\n')} readOnly />
}

export const toldProblems = ({ anyway = '' }: Readonly<Record<string, string>>): string[] =>
  anyway.split('\n').filter(Boolean)
