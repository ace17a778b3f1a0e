import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** A long text from the site's own content, sanitised when it was built. */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      const target = pageBehind(event)
      if (target === null) return
      event.preventDefault()
      void navigate(target)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the Markdown was read.
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * The page of this site that a plain click leads to, so that it opens without a page load; null where the browser
 * is to do what it always does: other sites, files, new tabs.
 */
function pageBehind(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  if (link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return null
  return link.pathname + link.search + link.hash
}
