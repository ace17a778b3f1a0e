import { useEffect, useState } from 'react'
import { call, posted } from '../../../renderer/call'
import { newTabName } from '../../kept-texts'

/** Less than half the time after which the server considers a tab closed. */
const heartbeatMs = 10_000

interface OthersWritingProps {
  /** The address of the answered item, below `/api/admin`. */
  of: string
  isOpen: boolean
  /** Whether it was open in another tab when the page was rendered. */
  initial: boolean
}

/** Tells that an answer is being written here, and shows one written elsewhere. Failed calls ask for no sign-in. */
export function OthersWriting({ of, isOpen, initial }: OthersWritingProps) {
  const [others, setOthers] = useState(initial)
  // A duplicated tab gets a new one.
  const [tab] = useState(newTabName)

  useEffect(() => {
    const tell = async (open: boolean, keepalive = false) => {
      const request = { ...posted({ tab, isOpen: open }), keepalive }
      const response = await call<{ others: boolean }>(`/api/admin/${of}/open-answer`, request).catch(() => null)
      if (response && !keepalive) setOthers(response.others)
    }
    const beat = () => void ((isOpen || !document.hidden) && tell(isOpen))
    const leave = () => void (isOpen && tell(false, true))
    beat()
    const timer = setInterval(beat, heartbeatMs)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [of, isOpen, tab])

  return (
    <p role="status" className={others ? 'mb-3 rounded-xl bg-mark p-3' : ''}>
      {others && 'Someone else is writing an answer.'}
    </p>
  )
}
