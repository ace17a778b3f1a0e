import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from './submit-button'

interface ActFormProps extends ComponentProps<typeof SubmitButton> {
  /** What is sent besides the act, by name. */
  fields?: Readonly<Record<string, string | number | undefined>>
  formClass?: string
}

/** A form of a page that consists of one button. */
export function ActForm({ fields = {}, formClass, ...button }: ActFormProps) {
  return (
    <Form method="post" className={formClass}>
      {Object.entries(fields).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} readOnly />,
      )}
      <SubmitButton {...button} />
    </Form>
  )
}
