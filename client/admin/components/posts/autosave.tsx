import { type RefObject, useEffect, useRef, useState } from 'react'
import { hasPermission } from '../../../../shared/admin/permissions'
import type { PostDraft } from '../../../../shared/admin/post-drafts'
import { ApiError } from '../../../../shared/api'
import { clockTime } from '../../../../shared/dates'
import { useSite } from '../../../components/site-context'
import { call, posted } from '../../../renderer/call'
import { useActor } from '../../actor'

const delayMs = 3_000
/** Saves at the latest after this time, even during continuous typing. */
const longestDelayMs = 15_000

type Kept = Pick<PostDraft, 'version' | 'saved_at'>

interface AutosaveProps {
  id: string
  revision: number
  continued: PostDraft | undefined
  isChanged: boolean
  /** Whether earlier text awaits the person's decision. Until then nothing overwrites it. */
  isWaiting: boolean
}

/** Stores what is typed in its form on the server, for this person only, and shows when. Readers see none of it. */
export function Autosave({ id, revision, continued, isChanged, isWaiting }: AutosaveProps) {
  const field = useRef<HTMLInputElement>(null)
  const seen = useRef<string | null>(continued?.version ?? null)
  const [kept, setKept] = useState<Kept | undefined>(continued)
  const [problem, setProblem] = useState<ApiError['problem']>()
  const { timeZone } = useSite()
  const isAllowed = hasPermission(useActor().role, 'articles') && !isWaiting
  const address = `/api/admin/posts/${id}/draft`

  async function keep() {
    const form = field.current?.form
    if (!form) return
    try {
      const now = await call<Kept>(address, posted({ revision, seen: seen.current, values: valuesIn(form) }))
      seen.current = now.version
      setKept(now)
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.problem : unreachable)
    }
  }

  async function keepThisOne() {
    const other = await call<PostDraft | null>(address).catch(() => null)
    seen.current = other?.version ?? null
    await keep()
  }

  useKeeping(field, keep, isAllowed && problem?.status !== 409)
  return (
    <>
      <input ref={field} type="hidden" name="draft" value={kept?.version ?? ''} readOnly />
      <p className="self-center text-sm text-ink-soft">
        {isWaiting && 'Choose above what to do with your unsaved changes. Until then, we do not keep what you type.'}
        {!(problem || isWaiting) && stateOf(kept, isChanged, timeZone)}
      </p>
      <p role="status" className="self-center text-sm font-medium text-no">
        {problem && reasonOf(problem)}
        {problem?.status === 409 && (
          <button type="button" onClick={() => void keepThisOne()} className="link ml-2">
            Keep this one instead
          </button>
        )}
      </p>
    </>
  )
}

function stateOf(kept: Kept | undefined, isChanged: boolean, timeZone: string): string {
  if (kept) return `Unsaved changes kept ${clockTime(kept.saved_at, timeZone)}`
  return isChanged ? 'Unsaved changes' : ''
}

/** Calls `keep` a few seconds after the last keystroke, one call at a time, and not once the form is being sent. */
function useKeeping(field: RefObject<HTMLInputElement | null>, keep: () => Promise<void>, isOn: boolean): void {
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    const form = field.current?.form
    if (!(form && isOn)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let since: number | undefined
    let calls = Promise.resolve()
    const typed = () => {
      since ??= performance.now()
      if (timer && performance.now() - since > longestDelayMs) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = since = undefined
        calls = calls.then(() => latest.current())
      }, delayMs)
    }
    const stop = () => clearTimeout(timer)
    form.addEventListener('input', typed)
    form.addEventListener('submit', stop)
    return () => {
      stop()
      form.removeEventListener('input', typed)
      form.removeEventListener('submit', stop)
    }
  }, [field, isOn])
}

/** The fields that the page itself adds to the form. */
const own = ['revision', 'draft', 'anyway']

const valuesIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && !own.includes(name) ? [[name, value.replace(/\r\n?/g, '\n')]] : [],
    ),
  )

const unreachable = { type: 'about:blank', title: 'Not reached', status: 0 }

function reasonOf({ status }: ApiError['problem']): string {
  if (status === 409)
    return 'This article has unsaved changes in another tab or window. We do not keep what you type here.'
  if (status === 401) return 'Your session has ended, so we cannot keep what you type. Save to sign in again.'
  if (status === 413 || status === 422) return 'This is too long to be kept. Save it, or make it shorter.'
  return 'We could not keep your latest changes. Keep typing to try again.'
}
