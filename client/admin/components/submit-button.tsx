import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../components/button'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'name'> {
  /** The form of the page that it sends. */
  value: string
  /** The label while the form is being sent. */
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
