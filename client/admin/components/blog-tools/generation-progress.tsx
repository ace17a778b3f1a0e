import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Generation, generationStages, isFinal } from '../../../../shared/admin/generations'
import { capitalized } from '../../../../shared/words'
import { Card } from '../../../components/card'
import { TickIcon } from '../../../components/icons'

/** An article's progress. Without scripts the page reloads until the article is ready. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  const { stage, progress, topic, test, state } = generation
  if (isFinal(generation)) return null
  const reached = generationStages.indexOf(stage)
  return (
    <Card className="p-5 sm:p-6">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <h2 className="text-xl">{state === 'queued' ? 'Waiting for its turn' : 'Being written'}</h2>
      <p className="mt-1 text-sm text-ink-soft">{test ? 'A test article' : topic || 'The default topic'}</p>
      <progress value={progress} max={100} aria-label="Progress of the article" className="progress mt-4" />
      <ol className="mt-4 grid gap-2 text-sm sm:grid-cols-5" aria-label="Steps">
        {generationStages.map((name, at) => (
          <li
            key={name}
            aria-current={at === reached ? 'step' : undefined}
            className={`flex items-center gap-1.5 ${at === reached ? 'font-semibold' : 'text-ink-soft'}`}
          >
            {at < reached ? <TickIcon className="size-4 text-yes" /> : <span aria-hidden="true">{at + 1}</span>}
            {capitalized(name)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {`${capitalized(stage)}, ${progress} percent`}
      </p>
    </Card>
  )
}

/** The server's events. At the end, or if they stop early (the session may have ended), the page's data is reloaded. */
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
