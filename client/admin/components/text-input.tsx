import type { ComponentProps } from 'react'
import { Labeled } from '../../components/labeled'

interface TextInputProps extends ComponentProps<'input'> {
  id: string
  label: string
  hint?: string
}

export function TextInput({ id, label, hint, name = id, autoComplete = 'off', ...input }: TextInputProps) {
  return (
    <div className="mt-4 first:mt-0">
      <Labeled id={id} label={label} hint={hint}>
        <input
          {...input}
          id={id}
          name={name}
          autoComplete={autoComplete}
          aria-describedby={hint && `${id}-hint`}
          className="control"
        />
      </Labeled>
    </div>
  )
}
