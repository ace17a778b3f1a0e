import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { blockTools, isInLink, isInTable, type Tool, tableTools, textTools } from './tools'

interface ToolbarProps {
  toolbar: RefObject<HTMLDivElement | null>
  state: EditorState
  view: RefObject<EditorView | null>
  onLink: () => void
}

/** A single Tab stop; the arrow keys move from button to button. */
export function Toolbar({ toolbar, state, view, onLink }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const link: Tool = { label: 'Link', keys: 'Ctrl+K', command: () => true, isOn: isInLink }
  const tools = [...textTools, link, ...blockTools, ...(isInTable(state) ? tableTools : [])]
  const stop = Math.min(current, tools.length - 1)

  function move(event: KeyboardEvent) {
    const next = nextOf(event.key, stop, tools.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    toolbar.current?.querySelectorAll('button')[next]?.focus()
  }

  function use(tool: Tool) {
    if (tool === link) return onLink()
    if (!view.current) return
    tool.command(view.current.state, view.current.dispatch)
    view.current.focus()
  }

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls="rich-text"
      onKeyDown={move}
      className="editor-toolbar"
    >
      {tools.map((tool, at) => (
        <button
          key={tool.label}
          type="button"
          className={button}
          tabIndex={at === stop ? 0 : -1}
          title={[tool.sign && tool.label, tool.keys && `(${tool.keys})`].filter(Boolean).join(' ')}
          aria-pressed={tool.isOn?.(state)}
          aria-disabled={tool.command(state) ? undefined : true}
          onFocus={() => setCurrent(at)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(tool)}
        >
          {tool.sign && <span aria-hidden="true">{tool.sign}</span>}
          <span className={tool.sign && 'sr-only'}>{tool.label}</span>
        </button>
      ))}
    </div>
  )
}

const button =
  'min-h-11 min-w-11 rounded-lg border border-line bg-paper px-2.5 text-sm hover:bg-sunken aria-disabled:text-ink-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-strong max-md:shrink-0 max-md:focus-visible:-outline-offset-3 forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]'

function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
