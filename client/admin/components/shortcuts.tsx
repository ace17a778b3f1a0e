import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button'
import { attempt } from '../kept-texts'

/** The browser's setting for single-key shortcuts; they are on unless it is stored otherwise. */
const settingKey = 'single-key-shortcuts'
/** The setting of this page, which also applies where the browser stores nothing. */
let setting: string | null = null

function isOn(): boolean {
  const stored = attempt(() => localStorage.getItem(settingKey))
  if (stored !== undefined) setting = stored
  return setting !== 'off'
}

function turnTo(next: 'on' | 'off'): void {
  setting = next
  attempt(() => localStorage.setItem(settingKey, next))
}

const keys = [
  ['j', "Next row of a list; on a lead's page, the next lead of the list"],
  ['k', 'Previous row, or lead'],
  ['Enter', 'Open the row'],
  ['x', 'Select the row, to change several at once'],
  ['e', 'Done: close the lead and open the next one (you can undo this)'],
  ['a', "On a lead's page: accept all that was read, but for questions and contradictions"],
  ['y', 'Yes to the first open point, or to the focused one'],
  ['d', 'Drop it'],
  ['m', 'It is a must-have; w: they would like it; r: they do not want it'],
  ['i', 'Insert our answer to the question; l: it is answered in the letter; n: it is not for us'],
  ['p', 'Preview and send'],
  ['/', 'Search'],
  ['?', 'This help'],
] as const

/** While no field has focus, `data-key` names the key that clicks an element, and `data-row` marks rows to move to. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [on, setOn] = useState(true)

  useEffect(() => {
    setOn(isOn())
    const press = (event: KeyboardEvent) => {
      if (!isPlain(event)) return
      const isDone = event.key === '?' ? showHelp(dialog.current) : isOn() && act(event.key)
      if (isDone) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  function turn(toOn: boolean) {
    turnTo(toOn ? 'on' : 'off')
    setOn(toOn)
  }

  return (
    <dialog ref={dialog} id={helpId} aria-labelledby="keys-title" className="dialog">
      <h2 id="keys-title" className="text-xl">
        Keyboard shortcuts
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-line bg-sunken px-1.5 font-mono">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => turn(event.target.checked)}
          className="checkbox size-5"
        />
        Use single-key shortcuts (turn this off if you use speech input)
      </label>
      <form method="dialog" className="mt-4">
        <Button type="submit">Close</Button>
      </form>
    </dialog>
  )
}

const helpId = 'keyboard-help'

/** Opens the dialog of `Shortcuts`. Hidden on phones, which have no keyboard. */
export function HelpButton() {
  const show = () => {
    const dialog = document.getElementById(helpId)
    if (dialog instanceof HTMLDialogElement) showHelp(dialog)
  }
  return (
    <button type="button" className="admin-link max-md:hidden" onClick={show}>
      Keyboard help
    </button>
  )
}

/** No modifier, no field for text or choices, and no dialog over the page. */
function isPlain({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || document.querySelector('dialog[open]')) return false
  const field = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
  return !(target instanceof Element && target.closest(field))
}

function showHelp(dialog: HTMLDialogElement | null): boolean {
  dialog?.showModal()
  return true
}

function act(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  if (rows.length > 0 && (key === 'j' || key === 'k')) return step(rows, key === 'j' ? 1 : -1)
  const wanted = `[data-key="${CSS.escape(key)}"]`
  const ofRow = document.activeElement?.closest('[data-of-row]')?.querySelector<HTMLElement>(wanted)
  // A key that every row has acts only on the focused row.
  const pressed = ofRow ?? document.querySelector<HTMLElement>(`${wanted}:not([data-of-row] *)`)
  if (!pressed) return false
  if (pressed instanceof HTMLInputElement && pressed.type === 'search') pressed.select()
  else pressed.click()
  return true
}

/** The index of the last focused row. When that row leaves the list, the next one takes its place. */
let lastRow = 0

function step(rows: readonly HTMLElement[], by: number): boolean {
  const at = rows.findIndex((row) => row.closest('[data-of-row]')?.contains(document.activeElement))
  lastRow = Math.min(Math.max(at === -1 ? lastRow : at + by, 0), rows.length - 1)
  const next = rows[lastRow]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return true
}
