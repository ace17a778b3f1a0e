import { useRef, useState } from 'react'
import type { PictureChoice } from '../../../../shared/admin/pictures'
import { fieldLabels } from '../../../../shared/admin/post-difference'
import { postBounds } from '../../../../shared/admin/posts'
import { countWords } from '../../../../shared/blog/words'
import { counted, grouped } from '../../../../shared/words'
import { PictureChooser } from '../pictures/picture-chooser'
import { pictureHtml } from '../pictures/picture-html'
import { useScripts } from '../scripted'

interface TextFieldProps {
  value: string
  error?: string
  pictures: readonly PictureChoice[]
}

/** The text itself, as HTML, and how long it is. */
export function TextField({ value, error, pictures }: TextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const hasScripts = useScripts()
  const [length, setLength] = useState(() => lengthOf(value))
  return (
    <div className="form-field form-field-wide">
      <label htmlFor="content" className="mb-1.5 block font-medium">
        {fieldLabels.content}
      </label>
      <textarea
        ref={area}
        id="content"
        name="content"
        rows={26}
        defaultValue={value}
        onChange={(event) => setLength(lengthOf(event.currentTarget.value))}
        spellCheck
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'content-length content-hint content-error' : 'content-length content-hint'}
        className="control font-mono text-sm leading-relaxed"
      />
      <p id="content-length" className="mt-1.5 text-sm font-medium">
        {`${counted(length.words, 'word')}, ${grouped(length.characters)} of ${grouped(postBounds.content)} characters`}
      </p>
      <p id="content-hint" className="mt-1 text-sm text-ink-soft">
        Paragraphs, headings from h2, lists, tables, links and pictures. Readers see the pictures of this site only, of
        another its description. Anything else is taken out when you save, and you see what.
      </p>
      {hasScripts && (
        <div className="mt-3">
          <PictureChooser
            pictures={pictures}
            label="Insert a picture"
            onChoose={(picture) => insert(area.current, picture)}
          />
        </div>
      )}
      {error && (
        <p id="content-error" className="mt-1.5 text-sm font-medium text-no">
          {error}
        </p>
      )}
    </div>
  )
}

/** At the cursor, as if it had been typed. */
function insert(area: HTMLTextAreaElement | null, picture: PictureChoice): void {
  if (!area) return
  area.setRangeText(`\n<p>${pictureHtml(picture)}</p>\n`, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}

const lengthOf = (html: string) => ({ words: countWords(html), characters: [...html].length })
