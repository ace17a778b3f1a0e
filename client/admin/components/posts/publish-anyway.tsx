import type { ReactNode } from 'react'
import { counted } from '../../../../shared/words'
import { buttonClass } from '../../../components/button-class'

interface PublishAnywayProps {
  label: string
  /** What speaks against it, as the page tells it above. */
  problems: number
  /** The button that does it. */
  children: ReactNode
}

/** The way to publish an article against which something speaks: opened first, then confirmed, since readers see it at once. */
export function PublishAnyway({ label, problems, children }: PublishAnywayProps) {
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
