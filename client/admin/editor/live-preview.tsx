import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { ApiError } from '../../../shared/api'
import type { Article } from '../../../shared/blog/post'
import { Prose } from '../../components/article/prose'
import { call, posted } from '../../renderer/call'

const delayMs = 600

/** The text as readers would see it, by the server's pipeline, requested again after each pause in typing. */
export function LivePreview({ id, area }: { id: string; area: RefObject<HTMLTextAreaElement | null> }) {
  const [article, setArticle] = useState<Article>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const form = area.current?.form
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let request = new AbortController()
    async function render() {
      request.abort()
      request = new AbortController()
      const { signal } = request
      try {
        setArticle(await previewOf(id, new FormData(form as HTMLFormElement), signal))
        setProblem(undefined)
      } catch (error) {
        if (!signal.aborted) setProblem(reasonOf(error))
      }
    }
    const typed = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void render(), delayMs)
    }
    void render()
    form.addEventListener('input', typed)
    return () => {
      clearTimeout(timer)
      request.abort()
      form.removeEventListener('input', typed)
    }
  }, [id, area])

  return (
    <section
      aria-label="Preview of the text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
      tabIndex={0}
      className="live-preview max-h-[85vh] overflow-y-auto rounded-xl border border-line bg-paper p-4"
    >
      <p role="status" className="text-sm font-medium text-no">
        {problem}
      </p>
      {article && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only sees to it that links open beside the page.
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is a click too.
        <div onClick={openBeside}>
          <p dir="auto" className="mb-3 text-3xl font-semibold [overflow-wrap:anywhere]">
            {article.title}
          </p>
          {article.excerpt && <p className="mb-6 text-ink-soft">{article.excerpt}</p>}
          <Prose html={article.content} />
        </div>
      )}
    </section>
  )
}

function previewOf(id: string, form: FormData, signal: AbortSignal): Promise<Article> {
  const text = (name: string) => String(form.get(name) ?? '').replace(/\r\n?/g, '\n')
  const draft = { title: text('title'), excerpt: text('excerpt'), content: text('content') }
  return call(`/api/admin/posts/${id}/preview`, { ...posted(draft), signal })
}

function reasonOf(error: unknown): string {
  const status = error instanceof ApiError ? error.problem.status : 0
  if (status === 401) return 'Your session has ended. Save to sign in again.'
  if (status === 413 || status === 422) return 'This is too long for a preview.'
  return 'We could not make the preview. Keep typing to try again.'
}

/** Links in the preview open in a new tab, so that the unsaved text stays open. */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  if (!link.hash || link.pathname !== location.pathname) window.open(link.href, '_blank', 'noopener')
}
