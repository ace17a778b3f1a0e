import { useId, useRef } from 'react'
import type { PostChoices } from '../../../../shared/admin/post-choices'
import { postBounds } from '../../../../shared/admin/post-fields'
import { joinTags } from '../../../../shared/blog/tags'
import { counted } from '../../../../shared/words'
import { Button } from '../../../components/button'
import { Field } from '../../../components/field'
import { Labeled, Notes } from '../../../components/labeled'
import { useScripts } from '../scripted'
import { tagsField } from './fields'
import { categoryBox, categoryChoices } from './form-values'

interface TagFieldProps {
  values: Readonly<Record<string, string>>
  error?: string
  choices: PostChoices
}

const name = 'new_tag'

/** The tags, one per line, and a field to add one. Without scripts it is added when the form is saved. */
export function TagField({ values, error, choices: { tags } }: TagFieldProps) {
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const hasScripts = useScripts()

  const add = () => {
    const [area, input] = [box.current?.querySelector('textarea'), box.current?.querySelector('input')]
    const tag = input?.value.trim()
    if (!(area && input && tag)) return
    const present = area.value.split('\n').filter((line) => line.trim() !== '')
    area.value = joinTags([...present, tag], [...present, ...tags.map((known) => known.tag)]).join('\n')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    input.value = ''
    input.focus()
  }
  return (
    <div ref={box} className="form-grid">
      <Field field={tagsField} value={values.tags} error={error} />
      <div className="form-field form-field-wide">
        <Labeled
          id={name}
          label="Add a tag"
          hint="Suggestions come from existing tags. Spelling variants become the existing tag."
        >
          <div className="flex gap-3">
            <input
              id={name}
              name={name}
              list={list}
              defaultValue={values[name] ?? ''}
              maxLength={postBounds.tag}
              autoComplete="off"
              aria-describedby={`${name}-hint`}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
              className="control min-w-0 grow"
            />
            {hasScripts && (
              <Button type="button" look="secondary" onClick={add}>
                Add
              </Button>
            )}
          </div>
        </Labeled>
        <datalist id={list}>
          {tags.map(({ tag, count }) => (
            <option key={tag} value={tag}>
              {counted(count, 'article')}
            </option>
          ))}
        </datalist>
      </div>
    </div>
  )
}

interface CategoryBoxesProps {
  listed: readonly string[]
  values: Readonly<Record<string, string>>
  error?: string
}

export function CategoryBoxes({ listed, values, error }: CategoryBoxesProps) {
  return (
    <fieldset className="form-field form-field-wide" aria-describedby={error && 'categories-error'}>
      <legend className="mb-1.5 font-medium">Categories</legend>
      {categoryChoices(listed).map(({ value, label }) => (
        <label key={value} className="flex min-h-9 items-center gap-3 py-1">
          <input
            type="checkbox"
            name={categoryBox(value)}
            defaultChecked={categoryBox(value) in values}
            className="checkbox size-5 shrink-0"
          />
          {label}
        </label>
      ))}
      <Notes id="categories" error={error} />
    </fieldset>
  )
}
