import { useEffect, useState } from 'react'
import { keepText, keptText } from '../../kept-texts'

const keptAs = 'letter-author'

/** Who writes, kept with each version: there is one password for all, so people say who they are. Remembered until they sign out. */
export function AuthorField({ fallback }: { fallback: string }) {
  const [name, setName] = useState(fallback)
  useEffect(() => {
    const kept = keptText(keptAs)
    if (kept) setName(kept.text)
  }, [])
  return (
    <>
      <label htmlFor="author" className="mb-1.5 block font-medium">
        Your name
      </label>
      <input
        id="author"
        name="author"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          keepText(keptAs, event.currentTarget.value)
        }}
        autoComplete="off"
        maxLength={200}
        aria-describedby="author-hint"
        className="control"
      />
      <p id="author-hint" className="mt-1 text-sm text-ink-soft">
        Kept with the version that you save. The visitor does not see it.
      </p>
    </>
  )
}
