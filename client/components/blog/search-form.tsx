import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { listQuery, parseListAddress } from '../../../shared/blog/address'
import { Button } from '../button'

/** How long a visitor pauses before what is typed so far is searched for. */
const pauseMs = 250

/**
 * Searches the blog: a plain GET form, and where scripts run, as the visitor types. The field belongs to the visitor, so
 * that what is typed while an answer is on its way stays; only another search from elsewhere replaces it.
 */
export function SearchForm({ search }: { search: string }) {
  const { field, typed, searchNow } = useSearchField(search)

  function submit(event: FormEvent) {
    event.preventDefault()
    searchNow()
  }

  return (
    <search>
      <form action="/blog" onSubmit={submit} className="no-print flex flex-col gap-3 sm:flex-row sm:items-end">
        <div className="grow">
          <label htmlFor="search" className="mb-1.5 block font-medium">
            Search the articles
          </label>
          <input
            ref={field}
            id="search"
            type="search"
            name="search"
            defaultValue={search}
            onChange={typed}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="For example: telehealth, 42 CFR Part 2, denials"
            className="control min-h-13"
          />
        </div>
        <Button type="submit" size="large">
          Search
        </Button>
      </form>
    </search>
  )
}

/** Marks an address that came out of the field, and so is not to be written back into it. */
const fromField = { fromField: true }

function useSearchField(search: string) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(search)
  const navigate = useNavigate()
  const isFromField = useLocation().state?.fromField === true

  const searchNow = useCallback(() => {
    clearTimeout(pause.current)
    const address = parseListAddress(new URLSearchParams({ search: field.current?.value ?? '' }))
    asked.current = address.search
    void navigate(`/blog${listQuery(address)}`, { replace: true, preventScrollReset: true, state: fromField })
  }, [navigate])

  const searchChange = useCallback(() => {
    if (field.current?.value.trim() !== asked.current) searchNow()
  }, [searchNow])

  function typed() {
    clearTimeout(pause.current)
    pause.current = setTimeout(searchChange, pauseMs)
  }

  // A visitor may be quicker than the scripts: what was typed before they ran is searched for when they do.
  useEffect(() => {
    searchChange()
    return () => clearTimeout(pause.current)
  }, [searchChange])

  useEffect(() => {
    if (!field.current || isFromField) return
    asked.current = search
    field.current.value = search
  }, [search, isFromField])

  return { field, typed, searchNow }
}
