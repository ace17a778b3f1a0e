import { useEffect, useId, useState } from 'react'
import { useActor } from '../../actor'
import { keepText, keptText } from '../../kept-texts'
import { TextInput } from '../text-input'

const keptAs = 'letter-author'

interface AuthorFieldProps {
  fallback: string
  label?: string
  hint?: string
}

/** The author saved with a text. Shown only to someone who signed in with the password, which identifies nobody. */
export function AuthorField(props: AuthorFieldProps) {
  return useActor().id === null && <TypedAuthor {...props} />
}

/** The typed name is remembered until sign-out. */
function TypedAuthor({
  fallback,
  label = 'Your name',
  hint = 'Saved with this version. The visitor does not see it.',
}: AuthorFieldProps) {
  const id = useId()
  const [name, setName] = useState(fallback)
  useEffect(() => {
    const kept = keptText(keptAs)
    if (kept) setName(kept.text)
  }, [])
  return (
    <TextInput
      id={id}
      name="author"
      label={label}
      hint={hint}
      value={name}
      onChange={(event) => {
        setName(event.currentTarget.value)
        keepText(keptAs, event.currentTarget.value)
      }}
      maxLength={200}
    />
  )
}
