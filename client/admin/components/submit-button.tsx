import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../components/button'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'name'> {
  /** Which of the page's forms it sends. */
  value: string
  /** What it says while that is under way. */
  sending: string
}

/** The button of one of a page's forms: says what is under way, and sends nothing twice meanwhile. */
export function SubmitButton({ sending, value, children, ...button }: SubmitButtonProps) {
  const { formData } = useNavigation()
  const isSending = formData?.get('intent') === value
  return (
    <Button {...button} type="submit" name="intent" value={value} disabled={formData !== undefined}>
      {isSending ? sending : children}
    </Button>
  )
}
