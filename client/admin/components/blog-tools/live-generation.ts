import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Generation, isFinal } from '../../../../shared/admin/generations'

/**
 * A generation as it stands at any moment, from the server's events. When it ends, and when the events end without that
 * (the session may have), the page's data is asked for again, and the events with it.
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
      // Otherwise the browser connects again by itself.
      if (events.readyState === EventSource.CLOSED) void revalidate()
    }
    return () => events.close()
  }, [known, revalidate])

  return live?.id === known?.id ? live : known
}
