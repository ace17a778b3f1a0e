import { useEffect, useId, useState } from 'react'
import { keepText, keptText } from '../../kept-texts'

const keptAs = 'letter-author'

interface AuthorFieldProps {
  fallback: string
  label?: string
  hint?: string
}

/** Who writes, kept with what is written: there is one password for all, so people say who they are. Remembered until they sign out. */
export function AuthorField({
  fallback,
  label = 'Your name',
  hint = 'Kept with the version that you save. The visitor does not see it.',
}: AuthorFieldProps) {
  const id = useId()
  const [name, setName] = useState(fallback)
  useEffect(() => {
    const kept = keptText(keptAs)
    if (kept) setName(kept.text)
  }, [])
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <input
        id={id}
        name="author"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          keepText(keptAs, event.currentTarget.value)
        }}
        autoComplete="off"
        maxLength={200}
        aria-describedby={`${id}-hint`}
        className="control"
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {hint}
      </p>
    </>
  )
}
