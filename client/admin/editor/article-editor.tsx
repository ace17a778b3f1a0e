import type { EditorView } from 'prosemirror-view'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { PictureChoice } from '../../../shared/admin/pictures'
import { PictureChooser } from '../components/pictures/picture-chooser'
import { pictureHtml } from '../components/pictures/thumbnail'
import { articleHtml } from './article-html'
import { fromDocument } from './from-document'
import { readMarkdown } from './markdown-in'
import { type EditorMode, editorModes, type OpenText, opened, preferredMode, rememberMode } from './open-text'
import { parseInBrowser } from './parse-in-browser'
import { insertPicture, RichText } from './rich-text'

interface ArticleEditorProps {
  /** The form's field; it contains the HTML whichever mode is shown. */
  area: RefObject<HTMLTextAreaElement | null>
  pictures: readonly PictureChoice[]
  describedBy: string
  /** Called when the mode changes, because the field itself is visible only in HTML mode. */
  onMode: (mode: EditorMode) => void
  onPreview: (isShown: boolean) => void
}

/** Edits one text as rich text, Markdown, or HTML. Every keystroke is written to the form's field at once. */
export function ArticleEditor({ area, pictures, describedBy, onMode, onPreview }: ArticleEditorProps) {
  const [text, setText] = useState<OpenText>({ mode: 'html' })
  const rich = useRef<EditorView>(null)
  const markdown = useRef<HTMLTextAreaElement>(null)

  const [isPreviewed, setIsPreviewed] = useState(false)
  function preview(isShown: boolean) {
    setIsPreviewed(isShown)
    onPreview(isShown)
  }

  function open(mode: EditorMode) {
    const next = opened(mode, area.current?.value ?? '')
    setText(next)
    onMode(next.mode)
  }

  // Before the first paint, so that no other mode is seen first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor has come. Whoever writes by then is not disturbed.
  useLayoutEffect(() => {
    if (document.activeElement !== area.current) open(preferredMode())
  }, [])

  function choose(mode: EditorMode) {
    rememberMode(mode)
    open(mode)
  }

  const insert = (picture: PictureChoice) => {
    if (text.mode === 'rich') insertPicture(rich.current, picture)
    else insertText(text.mode === 'html' ? area.current : markdown.current, `\n<p>${pictureHtml(picture)}</p>\n`)
  }

  return (
    <>
      {text.mode !== 'html' && (
        <p id="text-label" className="no-print mb-1.5 font-medium">
          Text
        </p>
      )}
      <div className="mb-2 flex flex-wrap items-center gap-1 sm:justify-between sm:gap-3">
        <fieldset className="contents flex-wrap gap-1 sm:flex">
          <legend className="sr-only">Edit as</legend>
          {editorModes.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === text.mode}
              onClick={() => choose(value)}
              className={modeLook}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={isPreviewed}
            onClick={() => preview(!isPreviewed)}
            className={`${modeLook} sm:ml-3`}
          >
            Live preview
          </button>
        </fieldset>
        <PictureChooser pictures={pictures} label="Insert a picture" onChoose={insert} />
      </div>
      <p role="status" className="text-sm font-medium">
        {text.notice}
      </p>
      {text.mode === 'rich' && (
        <RichText
          view={rich}
          document={text.document}
          describedBy={describedBy}
          onDocument={(document) => write(area.current, articleHtml(fromDocument(document), text.written))}
        />
      )}
      {text.mode === 'markdown' && (
        <textarea
          ref={markdown}
          aria-label="Text (Markdown)"
          aria-describedby={describedBy}
          rows={26}
          spellCheck
          defaultValue={text.markdown}
          onChange={({ currentTarget: { value } }) =>
            write(area.current, articleHtml(readMarkdown(value, parseInBrowser), text.written))
          }
          className="control control-growing font-mono text-sm leading-relaxed"
        />
      )}
    </>
  )
}

const modeLook =
  'min-h-11 rounded-lg border border-line px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-strong'

/** Replaces the text as typing would: React does not notice a value that is only assigned. */
function write(area: HTMLTextAreaElement | null, html: string): void {
  if (!area || area.value === html) return
  area.setRangeText(html, 0, area.value.length, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Inserts at the cursor as if it had been typed. */
function insertText(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}

export { LivePreview } from './live-preview'
