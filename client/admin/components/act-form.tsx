import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/button'

interface ActFormProps extends ComponentProps<typeof SubmitButton> {
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

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'name'> {
  value: string
  sending: string
}

/** The submit button of one of a page's forms. It shows progress and prevents a second submission meanwhile. */
export function SubmitButton({ sending, value, children, ...button }: SubmitButtonProps) {
  const { formData } = useNavigation()
  const isSending = formData?.get('intent') === value
  return (
    <Button {...button} type="submit" name="intent" value={value} disabled={formData !== undefined}>
      {isSending ? sending : children}
    </Button>
  )
}
