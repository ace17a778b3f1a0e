import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Generation, isFinal } from '../../../../shared/admin/generations'

/**
 * The current state of a generation, from the server's events. Reloads the page's data, which starts new events, when
 * the generation ends and when the events stop early (the session may have ended).
 */
export function useLiveGeneration(known: Generation | null): Generation | null {
  const [live, setLive] = useState(known)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    setLive(known)
    if (!known || isFinal(known)) return
    const events = new EventSource(`/api/admin/blog-generations/${known.id}`)
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const generation: Generation = JSON.parse(data)
      setLive(generation)
      if (!isFinal(generation)) return
      events.close()
      void revalidate()
    }
    events.onerror = () => {
      // In any other state, the browser reconnects by itself.
      if (events.readyState === EventSource.CLOSED) void revalidate()
    }
    return () => events.close()
  }, [known, revalidate])

  return live?.id === known?.id ? live : known
}
