import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Arrivals } from '../../../shared/admin/overview'
import { counted } from '../../../shared/words'
import { call } from '../../renderer/call'

const askEveryMs = 15_000

interface NewRowsProps {
  of: keyof Arrivals
  noun: string
  /** When the list was read, ISO 8601. */
  readAt: string
}

/**
 * Polls for rows that arrive while a list is open. It shows them at once while nobody is using the list, and otherwise
 * offers a button, so that focus and click targets do not move. A hidden tab does not poll, and neither does one whose
 * session has ended.
 */
export function NewRows({ of, noun, readAt }: NewRowsProps) {
  const [count, setCount] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    setCount(0)
    const ask = async () => {
      if (document.hidden) return
      const arrivals = await call<Arrivals>(`/api/admin/arrivals?since=${encodeURIComponent(readAt)}`).catch(() => null)
      const fresh = arrivals?.[of] ?? 0
      if (fresh > 0 && isIdle(box.current)) void revalidate()
      setCount(fresh)
    }
    const timer = setInterval(() => void ask(), askEveryMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [of, readAt, revalidate])

  return (
    <div ref={box} role="status" className="min-h-6 text-sm">
      {count > 0 && (
        <button type="button" className="link" onClick={() => void revalidate()}>
          {`${counted(count, `new ${noun}`)} came in: show`}
        </button>
      )}
    </div>
  )
}

/** Whether the pointer and focus are outside the list and none of its rows is selected. */
function isIdle(box: HTMLElement | null): boolean {
  const list = box?.closest('main')?.querySelector('[data-list]')
  if (!list) return true
  return !list.matches(':hover, :focus-within, :has(input:checked)')
}
