import { type ChangeEvent, type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { matchAddress, matchQuery } from '../../../shared/match/address'
import type { MatchAnswer } from '../../../shared/match/match'
import type { Weights } from '../../../shared/match/method'
import { movement } from '../../../shared/match/movement'
import { listed } from '../../../shared/words'
import { formId } from '../../components/match/match-form'
import { matchTitle } from '../../components/match/match-meta'
import { picksHeading } from '../../components/match/match-result'
import type { MatchView } from '../../components/match/match-tool'
import type * as visit from '../../enhance/visit'
import { fetchMatch, remember, Unanswered } from './fetch-match'
import { formQuery, showQuery } from './form-query'

type Shown = Pick<MatchView, 'query' | 'answer'>

/** How long a visitor has to pause in a text field or on a slider before the answer is requested. */
const pauseMs = { text: 700, range: 300 } as const

/** The only control of the form that can be invalid. */
const notANumber = 'Enter the number of providers as a whole number from 1 to 100,000.'
const unanswered: Status = { text: 'Answer at least one question.', isWrong: true }

export interface Status {
  text: string
  isWrong: boolean
  /** What the last answer changed, if there was a result before it. */
  change?: string
}

/** The history's entry for a new answer: a separate one, one shared by all changes to a control, or none. */
type Entry = { kind: 'new' } | { kind: 'control'; name: string } | { kind: 'none' }

/**
 * Updates the tool: requests the answer for the form's query, replaces the former answer, and sets the address that the
 * plain form would lead to. If requests overlap, the last one wins.
 */
export function useMatch(view: MatchView) {
  const [shown, setShown] = useState<Shown>({ query: view.query, answer: view.answer })
  const [status, setStatus] = useState<Status>(view.isUnanswered ? unanswered : { text: '', isWrong: false })
  const [isLive, setLive] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [draft, setDraft] = useState<Weights | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(shown)
  const asking = useRef<AbortController>(null)
  const visitScript = useRef<typeof visit>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Shows the answer to a query; what it changed is announced by comparison with `before`, if anything. */
  const show = useCallback(async (query: string, entry: Entry, before = latest.current.answer): Promise<boolean> => {
    clearTimeout(pause.current)
    asking.current?.abort()
    const own = new AbortController()
    asking.current = own
    setWaiting(true)
    try {
      const answer = query ? await fetchMatch(query, own) : null
      if (own !== asking.current) return false
      enter(query, entry, visitScript.current)
      document.title = `${matchTitle(answer)}${document.title.slice(document.title.lastIndexOf(' | '))}`
      setStatus({ ...announcement(before, answer), isWrong: false })
      latest.current = { query, answer }
      setShown(latest.current)
      setDraft(null)
      return true
    } catch (error) {
      if (own !== asking.current) return false
      setStatus({ text: error instanceof Unanswered ? error.message : String(error), isWrong: true })
      return false
    } finally {
      if (own === asking.current) setWaiting(false)
    }
  }, [])

  /** Cancels what is pending. */
  const stop = useCallback(() => {
    clearTimeout(pause.current)
    asking.current?.abort()
    asking.current = null
    setWaiting(false)
  }, [])

  /** Requests the answer to the form's query, unless it is already shown or the query is invalid. */
  const answerForm = useCallback(
    async (entry: Entry): Promise<boolean> => {
      const form = formOf(place.current)
      if (!form) return false
      if (!form.checkValidity()) {
        stop()
        setStatus({ text: notANumber, isWrong: true })
        return false
      }
      const query = formQuery(form)
      if (query !== latest.current.query) return show(query, entry)
      stop()
      setStatus({ text: '', isWrong: false })
      return true
    },
    [show, stop],
  )

  const later = useCallback(
    (entry: Entry, ms: number) => {
      clearTimeout(pause.current)
      pause.current = setTimeout(() => void answerForm(entry), ms)
    },
    [answerForm],
  )

  useEffect(() => {
    setLive(true)
    // Not a static import: that script, which the page runs anyway, counts a view when it is loaded, and the server
    // loads this file too.
    void import('../../enhance/visit').then((script) => {
      visitScript.current = script
    })
    const { query, answer } = latest.current
    if (answer) remember(query, answer)
    // The visitor may have changed the form before the script ran, the browser may have restored earlier values, and the
    // address may word an answer otherwise than the form does.
    const form = formOf(place.current)
    if (answer && form?.checkValidity() && formQuery(form) !== query) void show(formQuery(form), { kind: 'new' }, null)
    const followHistory = () => {
      const wanted = matchQuery(new URLSearchParams(location.search))
      if (wanted === latest.current.query) return
      if (form) showQuery(form, wanted)
      void show(wanted, { kind: 'none' })
    }
    addEventListener('popstate', followHistory)
    return () => removeEventListener('popstate', followHistory)
  }, [show])

  const weigh = (weights: Weights) => {
    // An answer for earlier weights would undo the change.
    stop()
    setDraft(weights)
    later({ kind: 'control', name: 'weights' }, pauseMs.range)
  }

  const events = {
    onChange: ({ target }: ChangeEvent<HTMLDivElement>) => {
      const control = target as unknown as HTMLInputElement
      if (latest.current.answer === null || control.type === 'range') return
      const isTyped = control.type === 'text' || control.type === 'number'
      if (isTyped) later({ kind: 'control', name: control.name }, pauseMs.text)
      else void answerForm({ kind: 'new' })
    },
    onSubmit: async (event: FormEvent<HTMLDivElement>) => {
      event.preventDefault()
      if (!(await answerForm({ kind: 'new' }))) return
      if (latest.current.answer === null) setStatus(unanswered)
      focusResult(place.current)
    },
    onClick: async (event: MouseEvent<HTMLDivElement>) => {
      const link = visitScript.current?.followedLink(event.nativeEvent)
      if (link?.dataset.match === undefined) return
      event.preventDefault()
      const query = matchQuery(new URLSearchParams(link.search))
      const form = formOf(place.current)
      if (form) showQuery(form, query)
      // A link that removes an answer is gone with it, and the focus would be too.
      const removes = link.closest('.match-effects') !== null
      if ((await show(query, { kind: 'new' })) && removes) focusResult(place.current)
    },
  }

  return { shown, status, isLive, isWaiting, draft, place, weigh, events }
}

const formOf = (place: HTMLElement | null) => place?.querySelector<HTMLFormElement>(`#${formId}`) ?? null

/** Changes of one slider or text share one history entry, so that Back returns to the answer before them. */
function enter(query: string, entry: Entry, script: typeof visit | null): void {
  const address = matchAddress('/match', query)
  if (entry.kind === 'none' || address === location.pathname + location.search) return
  const name = entry.kind === 'control' ? entry.name : null
  const state = { control: name }
  if (name !== null && history.state?.control === name) history.replaceState(state, '', address)
  else history.pushState(state, '', address)
  script?.countView()
}

/** Moves the focus to the start of the result, where the page at that address would begin, or to why there is none. */
function focusResult(place: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const start = place?.querySelector<HTMLElement>('#picks') ?? place?.querySelector<HTMLElement>('[role=status]')
    start?.focus({ preventScroll: true })
    start?.scrollIntoView({ block: 'start' })
  })
}

/** What screen readers announce: what moved and the present picks; and in short, for the place of the change, what moved. */
function announcement(before: MatchAnswer | null, after: MatchAnswer | null): Pick<Status, 'text' | 'change'> {
  if (!after) return { text: 'No answer: nothing is asked.' }
  const names = (answer: MatchAnswer) => answer.picks.map(({ name }) => name)
  const present = `${picksHeading(after.picks.length)}${after.picks.length > 0 ? `: ${listed(names(after))}` : ''}.`
  if (!before) return { text: present }
  const change = movement(names(before), names(after)) ?? 'The same picks.'
  return { text: `${change} ${present}`, change }
}
