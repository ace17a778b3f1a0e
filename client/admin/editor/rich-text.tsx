import './editor.css'
import type { Node } from 'prosemirror-model'
import { EditorState, NodeSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PictureChoice } from '../../../shared/admin/pictures'
import { cleanPasted } from './clean-pasted'
import { plugins } from './keys'
import { LinkDialog, type LinkValues } from './link-dialog'
import { presentLink, withLink } from './links'
import { schema } from './schema'
import { Toolbar } from './toolbar'
import { isInTable } from './tools'

/** Inserts a picture at the cursor. */
export function insertPicture(editor: EditorView | null, { address: src, alt, width, height }: PictureChoice): void {
  const picture = schema.node('image', { src, alt, width: String(width), height: String(height) })
  editor?.dispatch(editor.state.tr.replaceSelectionWith(picture, false).scrollIntoView())
  editor?.focus()
}

interface RichTextProps {
  /** The initial text; `onDocument` receives changes. */
  document: Node
  onDocument: (document: Node) => void
  describedBy: string
  view: RefObject<EditorView | null>
}

/** The rich text editor with its toolbar. ProseMirror renders the text, React the rest. */
export function RichText({ document, onDocument, describedBy, view }: RichTextProps) {
  const host = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<EditorState>()
  const [link, setLink] = useState<LinkValues>()
  const [changes, setChanges] = useState<readonly string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for one text; what else changes does not begin it anew.
  useEffect(() => {
    const askForLink = (now: EditorState) => {
      setLink(presentLink(now))
      return true
    }
    const goToToolbar = () => {
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
      return true
    }
    const editor = new EditorView(host.current, {
      state: EditorState.create({ doc: document, plugins: plugins(askForLink, goToToolbar) }),
      attributes: {
        id: 'rich-text',
        role: 'textbox',
        class: 'prose control',
        spellcheck: 'true',
        'aria-multiline': 'true',
        'aria-labelledby': 'text-label',
        'aria-describedby': describedBy,
      },
      transformPastedHTML(html) {
        const noted = new Set<string>()
        const clean = cleanPasted(html, (change) => noted.add(change))
        setChanges([...noted])
        return clean
      },
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (transaction.docChanged) onDocument(next.doc)
      },
    })
    view.current = editor
    setState(editor.state)
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [document])

  function setLinkTo(values: LinkValues | undefined) {
    setLink(undefined)
    view.current?.dispatch(withLink(view.current.state, values))
    view.current?.focus()
  }

  return (
    <div className="rich-text">
      {state && (
        <Toolbar
          toolbar={toolbar}
          state={state}
          view={view}
          onLink={() => setLink(presentLink(view.current?.state ?? state))}
        />
      )}
      {state && <AltText state={state} view={view.current} />}
      {state && isInTable(state) && (
        <p className="text-sm text-ink-soft">Tab goes to the next cell. To leave the text, press Escape, then Tab.</p>
      )}
      <p role="status" className="text-sm font-medium">
        {changes.length > 0 && `Changed while pasting: ${changes.join(' ')}`}
      </p>
      <div ref={host} />
      <LinkDialog asked={link} onLink={setLinkTo} onClose={() => setLink(undefined)} />
    </div>
  )
}

function AltText({ state: { selection }, view }: { state: EditorState; view: EditorView | null }) {
  if (!(selection instanceof NodeSelection && selection.node.type.name === 'image')) return null
  const { from } = selection
  const change = (alt: string) => {
    if (!view) return
    const changed = view.state.tr.setNodeAttribute(from, 'alt', alt)
    view.dispatch(changed.setSelection(NodeSelection.create(changed.doc, from)))
  }
  return (
    <label className="block py-2 text-sm">
      Alt text of the picture
      <textarea
        rows={2}
        value={selection.node.attrs.alt ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
        maxLength={300}
        autoComplete="off"
        className="control line mt-1"
      />
    </label>
  )
}
