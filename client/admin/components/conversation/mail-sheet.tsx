import type { ReactNode } from 'react'
import { operatorLine } from '../../../../shared/site/operator'
import { useSite } from '../../../components/site-context'
import { TextView } from '../../../components/text-view'

interface MailSheetProps {
  text: string
  closing?: string
  quotes?: boolean
  why: string
  children?: ReactNode
}

/** An email as its reader sees it, rendered by the same code. */
export function MailSheet({ text, closing, quotes, why, children }: MailSheetProps) {
  const { siteName, operator } = useSite()
  const named = operatorLine(operator)
  return (
    <div className="sheet stack-3 rounded-2xl border border-line bg-surface p-4 [overflow-wrap:anywhere] sm:p-5">
      {children}
      <TextView text={text} />
      {closing && <p>{closing}</p>}
      <p>{siteName}</p>
      {quotes && <p className="text-sm text-ink-soft">The visitor's last message follows here.</p>}
      <p className="border-t border-line pt-3 text-sm text-ink-soft">{why}</p>
      {named && <p className="text-sm text-ink-soft">{named}</p>}
    </div>
  )
}
