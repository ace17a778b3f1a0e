import { useEffect, useRef, useState } from 'react'
import type { PictureChoice } from '../../../../shared/admin/pictures'
import { fieldLabels } from '../../../../shared/admin/post-difference'
import { postBounds } from '../../../../shared/admin/post-fields'
import { countWords } from '../../../../shared/blog/words'
import { counted, grouped } from '../../../../shared/words'
import { Notes } from '../../../components/labeled'

type Editor = typeof import('../../editor/article-editor')

interface TextFieldProps {
  value: string
  error?: string
  pictures: readonly PictureChoice[]
  id: string
}

/** The text and its length. The field contains HTML; the editor, which loads later, shows it in other ways too. */
export function TextField({ value, error, pictures, id }: TextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isHtml, setIsHtml] = useState(true)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const editor = useEditor()
  const [length, setLength] = useState(() => lengthOf(value))
  return (
    <div
      className={`form-field form-field-wide ${isPreviewed ? 'with-preview' : ''} ${editor === undefined ? 'editor-awaited' : ''}`}
    >
      {editor && (
        <editor.ArticleEditor
          area={area}
          pictures={pictures}
          describedBy="content-length"
          onMode={(mode) => setIsHtml(mode === 'html')}
          onPreview={setIsPreviewed}
        />
      )}
      <label htmlFor="content" hidden={!isHtml} className="mb-1.5 block font-medium">
        {fieldLabels.content}
      </label>
      <textarea
        ref={area}
        id="content"
        name="content"
        rows={26}
        defaultValue={value}
        onChange={(event) => setLength(lengthOf(event.currentTarget.value))}
        hidden={!isHtml}
        spellCheck
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'content-length content-hint content-error' : 'content-length content-hint'}
        className="control control-growing font-mono text-sm leading-relaxed"
      />
      <p id="content-length" className="no-print mt-3 text-sm font-medium">
        {`${counted(length.words, 'word')}, ${grouped(length.characters)} of ${grouped(postBounds.content)} characters`}
      </p>
      <p id="content-hint" className="mt-1 text-sm text-ink-soft">
        You can use paragraphs, headings from h2, lists, tables, links, and pictures. Readers see pictures from this
        site; of any other picture, they see only its alt text. When you save, we remove anything else and show you
        what.
      </p>
      {editor && isPreviewed && <editor.LivePreview id={id} area={area} />}
      <Notes id="content" error={error} />
    </div>
  )
}

/** The editor, a chunk that only this page needs, once it has loaded; null if it cannot be. */
function useEditor(): Editor | null | undefined {
  const [editor, setEditor] = useState<Editor | null>()
  useEffect(() => {
    import('../../editor/article-editor')
      .then(setEditor)
      // The text stays HTML.
      .catch(() => setEditor(null))
  }, [])
  return editor
}

const lengthOf = (html: string) => ({ words: countWords(html), characters: [...html].length })
